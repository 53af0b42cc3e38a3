type Vitals = { lcp?: number; inp?: number; cls?: number };
type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Measures Core Web Vitals and sends them once when the page is hidden or left: LCP, INP and CLS. Sends nothing
 * else, and nothing when the browser cannot measure. Source: web.dev, Core Web Vitals; CLS is the largest session
 * window of five seconds. */
export function watchVitals(document: Document, send: (vitals: Vitals) => void): void {
  const seen: Vitals = {};
  let windowStart = 0;
  let windowEnd = 0;
  let inWindow = 0;
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = Math.round(entry.startTime);
  });
  observe('event', (entry) => {
    if (Number(Reflect.get(entry, 'interactionId') ?? 0) === 0) return;
    seen.inp = Math.max(seen.inp ?? 0, Math.round(entry.duration));
  });
  if (
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput, startTime } = entry as Shift;
      if (hadRecentInput) return;
      const isNew = startTime - windowEnd > 1000 || startTime - windowStart > 5000;
      if (isNew) windowStart = startTime;
      inWindow = isNew ? value : inWindow + value;
      windowEnd = startTime;
      seen.cls = Math.max(seen.cls ?? 0, Math.round(inWindow * 1000));
    })
  ) {
    seen.cls = 0;
  }
  let isTold = false;
  document.addEventListener('visibilitychange', () => {
    // A prerendered page that was never shown does not count.
    if (document.visibilityState !== 'hidden' || isTold || seen.lcp === undefined) return;
    isTold = true;
    send(seen);
  });
}

/** False where the browser does not support these entries. */
function observe(type: string, each: (entry: PerformanceEntry) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) each(entry);
  }).observe({ type, buffered: true });
  return true;
}
