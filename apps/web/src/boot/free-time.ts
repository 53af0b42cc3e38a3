/** What somebody does who is about to use the page. Seen, never stopped: the browser does its own part all the same. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input'] as const;

/** A busy page is taken over this long after it has loaded all the same, in milliseconds. */
const longestWait = 2000;

/** Resolves when the page has loaded and the browser has nothing to do, or at once when somebody touches, points or
 * types: what they look at comes first, what makes it quicker comes second. */
export function freeTime(window: Window): Promise<void> {
  const { document } = window;
  return new Promise((resolve) => {
    const listening = new AbortController();
    const done = () => {
      listening.abort();
      resolve();
    };
    const whenIdle = () => {
      // Safari has no idle callback.
      if (typeof window.requestIdleCallback === 'function')
        window.requestIdleCallback(done, { timeout: longestWait });
      else window.setTimeout(done, 200);
    };
    const { signal } = listening;
    for (const sign of signs)
      document.addEventListener(sign, done, { capture: true, passive: true, signal });
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true, signal });
  });
}
