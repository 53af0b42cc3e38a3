import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openPageScript } from './open-page-script.ts';

test('the script of a streamed page needs nothing but its document', () => {
  const asked: string[] = [];
  const document = {
    readyState: 'loading',
    documentElement: { dataset: {} },
    body: {},
    querySelectorAll: (selector: string) => {
      asked.push(selector);
      return [];
    },
  };
  const observed: unknown[] = [];
  class MutationObserver {
    observe(target: unknown) {
      observed.push(target);
    }
  }
  runInNewContext(openPageScript, { document, MutationObserver, Promise });
  expect(asked).toEqual(['template[data-piece]:not(:last-child)']);
  expect(observed).toEqual([document.body]);
});

test('it cannot close its script element, and is small', () => {
  expect(openPageScript).not.toMatch(/<\/|<!--/);
  expect(openPageScript.length).toBeLessThan(2_000);
});
