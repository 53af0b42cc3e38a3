import { afterEach, expect, test, vi } from 'vitest';
import { askToInstall, installPrompt, keepInstallPrompt } from './install-prompt.ts';

const browser = new EventTarget();
keepInstallPrompt(browser);
afterEach(() => browser.dispatchEvent(new Event('appinstalled')));

function offered() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  browser.dispatchEvent(event);
  return { prompt, event };
}

test('the browser’s offer waits for a page, and is made once', async () => {
  const told = vi.fn();
  const leave = installPrompt.subscribe(told);
  expect(installPrompt.isThere()).toBe(false);
  const { prompt, event } = offered();
  expect([event.defaultPrevented, installPrompt.isThere()]).toEqual([true, true]);
  await askToInstall();
  expect(installPrompt.isThere()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  leave();
  await askToInstall();
  expect(prompt).toHaveBeenCalledTimes(1);
});

test('once installed there is nothing to offer', () => {
  offered();
  browser.dispatchEvent(new Event('appinstalled'));
  expect(installPrompt.isThere()).toBe(false);
});
