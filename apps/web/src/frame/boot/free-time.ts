/** Events that announce interaction. Listened to passively, never prevented. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input'] as const;

/** A busy page is hydrated at latest this long after its load event, in milliseconds. */
const longestWait = 2000;

/** Resolves when the page has loaded and the browser is idle, or at once on touch, pointer or keyboard input. */
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
