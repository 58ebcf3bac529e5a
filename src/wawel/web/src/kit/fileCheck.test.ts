import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '$lib/api';
import type { CheckedFile } from '$lib/types';
import { FileCheck, PAUSE } from './fileCheck.svelte';

const about = (text: string): CheckedFile => ({ summary: { key: text }, problems: [], figures: {} });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file that keeps changing is checked once, when it rests', async () => {
  const asked = vi.spyOn(api, 'checkFile').mockImplementation(async (_game, _kind, text) => about(text));
  const check = new FileCheck('epic', 'deck');
  for (const text of ['1 a', '2 a', '3 a']) {
    check.later(text);
    await vi.advanceTimersByTimeAsync(PAUSE - 1);
  }
  expect(check.waiting).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.mock.calls).toEqual([['epic', 'deck', '3 a']]);
  expect(check.checked?.summary.key).toBe('3 a');
  expect(check.waiting).toBe(false);
});

test('an answer about an earlier file is dropped', async () => {
  const answers: ((found: CheckedFile) => void)[] = [];
  vi.spyOn(api, 'checkFile').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const check = new FileCheck('epic', 'deck');
  const first = check.now('old');
  const second = check.now('new');
  answers[1](about('new'));
  answers[0](about('old'));
  expect([await first, (await second)?.summary.key]).toEqual([null, 'new']);
  expect(check.checked?.summary.key).toBe('new');
});

test('a failure is told, and forgotten after the next answer', async () => {
  const asked = vi.spyOn(api, 'checkFile').mockRejectedValueOnce(new Error('no line'));
  const check = new FileCheck('epic', 'deck');
  vi.spyOn(await import('$lib/app.svelte').then(({ app }) => app), 'problem').mockReturnValue('no line');
  expect(await check.now('1 a')).toBeNull();
  expect([check.failed, check.waiting]).toEqual(['no line', false]);
  asked.mockResolvedValueOnce(about('1 a'));
  await check.now('1 a');
  expect(check.failed).toBe('');
});
