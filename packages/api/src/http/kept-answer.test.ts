import { expect, test } from 'vitest';
import { keptAnswer } from './kept-answer.ts';

function asking(results: readonly (string | Error)[]) {
  let at = 1_000_000;
  let asked = 0;
  const ask = async () => {
    const result = results[asked++];
    if (result instanceof Error) throw result;
    return result;
  };
  const read = keptAnswer({ now: () => new Date(at) }, { keepMs: 5_000, ask });
  return { read, pass: (ms: number) => (at += ms), asked: () => asked };
}

test('a response is cached for its time and then requested again', async () => {
  const { read, pass, asked } = asking(['one', 'two']);
  expect(await Promise.all([read(), read()])).toEqual(['one', 'one']);
  pass(4_999);
  expect(await read()).toBe('one');
  expect(asked()).toBe(1);
  pass(1);
  expect(await read()).toBe('two');
});

test('a failure reaches all waiting callers and is not cached', async () => {
  const { read, asked } = asking([new Error('away'), 'there']);
  const both = await Promise.allSettled([read(), read()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read()).toBe('there');
  expect(asked()).toBe(2);
});

test('a clock that is set back does not extend the cache time', async () => {
  const { read, pass } = asking(['one', 'two']);
  await read();
  pass(-60_000);
  expect(await read()).toBe('two');
});
