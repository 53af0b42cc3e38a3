import type { Copies } from '../../frame/copy/copies.ts';

type Words = Pick<Copies['account']['devices'], 'unknown' | 'browser' | 'on'>;

/** The label of a device, which is stored in English ("Chrome on Android"), in the page's language. */
export function deviceName(label: string, copy: Words): string {
  if (label === 'Unknown device') return copy.unknown;
  const [, browser, system] = /^(.+) on (\S+)$/.exec(label) ?? [];
  if (browser === undefined || system === undefined) return label;
  return copy.on(browser === 'Browser' ? copy.browser : browser, system);
}
