import type { IncomingHttpHeaders } from 'node:http';

/** Programs that say so in their user agent: search engines, link previews, monitors, tools. `Cubot` is a phone. */
const program =
  /(?<!\bcu)bot|crawl|spider|slurp|preview|headless|lighthouse|externalhit|whatsapp\/|scan|monitor|archiver|inspectiontool|mediapartners|google-|python|curl/i;

/** Whether a request comes from a person's browser, as far as it tells: every browser calls itself `Mozilla/5.0`. */
export function isBrowser({ 'user-agent': agent = '' }: IncomingHttpHeaders): boolean {
  return agent.startsWith('Mozilla/') && !program.test(agent);
}

const aheadHeaders = ['sec-purpose', 'purpose', 'x-moz'] as const;

/** Whether a browser loads a page because a person opened it: not ahead of a click, and not for a script. */
export function isOpened(headers: IncomingHttpHeaders): boolean {
  const isAhead = aheadHeaders.some((name) =>
    /prefetch|prerender|preview/.test(String(headers[name] ?? '')),
  );
  const mode = headers['sec-fetch-mode'];
  return !isAhead && (mode === undefined || mode === 'navigate') && isBrowser(headers);
}
