import { afterEach, expect, test, vi } from 'vitest';
import { freeTime } from './free-time.ts';

/** The parts of a window that are used. */
class Page extends EventTarget {
  readonly document = Object.assign(new EventTarget(), { readyState: 'loading' });
  readonly setTimeout = setTimeout;
  requestIdleCallback: ((idle: () => void, options: { timeout: number }) => void) | undefined =
    vi.fn();

  get asWindow(): Window {
    return this as unknown as Window;
  }

  load(): void {
    this.dispatchEvent(new Event('load'));
  }
}

/** Whether it has resolved by now. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false;
  void wait.then(() => {
    over = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return over;
}

afterEach(() => {
  vi.useRealTimers();
});

test('waits for the load event and then an idle moment', async () => {
  const page = new Page();
  const idle = vi.fn();
  page.requestIdleCallback = idle;
  const wait = freeTime(page.asWindow);
  expect(idle).not.toHaveBeenCalled();
  page.load();
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  expect(await isOver(wait)).toBe(false);
  idle.mock.calls[0]?.[0]();
  expect(await isOver(wait)).toBe(true);
});

test.each(['pointerdown', 'keydown', 'focusin', 'input'])(
  'does not wait after %s',
  async (sign) => {
    const page = new Page();
    const wait = freeTime(page.asWindow);
    expect(await isOver(wait)).toBe(false);
    page.document.dispatchEvent(new Event(sign));
    expect(await isOver(wait)).toBe(true);
  },
);

test('waits a moment in a browser without idle callbacks', async () => {
  vi.useFakeTimers();
  const page = new Page();
  page.requestIdleCallback = undefined;
  page.document.readyState = 'complete';
  const wait = freeTime(page.asWindow);
  expect(await isOver(wait)).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await isOver(wait)).toBe(true);
});
