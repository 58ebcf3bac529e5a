import { expect, test } from 'vitest';
import { seatOf } from './sections';

test('a part belongs to the seat its heading names', () => {
  const part = (args: Record<string, any>) => ({ heading: { key: 'table-side', args }, lines: [] });
  expect(seatOf(part({ seat: { name: 'seat-2' } }))).toBe(1);
  expect(seatOf(part({ round: 3, card: { name: 'card-undertow' } }))).toBe(null);
  expect(seatOf({ heading: { key: 'table-hoard' }, lines: [] } as any)).toBe(null);
});
