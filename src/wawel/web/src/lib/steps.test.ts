import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atLast, soon } from './steps';

let done: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  done = [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('short steps share a task, a long one ends it', () => {
  const now = vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  for (const [name, takes] of [
    ['a', 1],
    ['b', 20],
    ['c', 1],
  ] as const)
    soon(() => {
      done.push(name);
      vi.setSystemTime(Date.now() + takes);
    });
  expect(done).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['a', 'b']);
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['a', 'b', 'c']);
  now.mockRestore();
});

test('a step can be taken back, and one that fails does not stop the others', () => {
  const back = soon(() => done.push('a'));
  soon(() => {
    throw new Error('b');
  });
  soon(() => done.push('c'));
  back();
  expect(() => vi.runOnlyPendingTimers()).toThrow('b');
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['c']);
});

test('what is done at last waits for the steps that steps led to', () => {
  const back = atLast(() => done.push('never'));
  atLast(() => done.push('last'));
  soon(() => {
    done.push('a');
    soon(() => done.push('b'));
  });
  back();
  vi.runAllTimers();
  expect(done).toEqual(['a', 'b', 'last']);
});
