import file from '../../data/link-shorteners.json' with { type: 'json' };

/** How a link hides where it leads. `short`: a shortened address; `letters`: its name has letters that look like others;
 * `label`: its words name another site. */
export type Disguise = 'short' | 'letters' | 'label';

/** Rows: data/link-shorteners.json. */
const shorteners: ReadonlySet<string> = new Set(file.hosts);

/** Words that read as the address of a site. */
const namedSite =
  /(?:^|[\s/@])((?:[\p{L}\p{N}-]+\.)+(?:in|com|org|net|info|app|io|co|me|bank|xyz|online|site|shop))(?=$|[\s/:?#])/iu;

const plain = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** How a link hides where it leads; null: it does not. Pages warn beside it, and the text waits for a moderator. Rule
 * id: COMMUNITY-DISGUISE. */
export function disguiseOf(link: {
  readonly text: string;
  readonly href: string;
}): Disguise | null {
  const host = plain(URL.parse(link.href)?.hostname ?? '');
  if (/(?:^|\.)xn--/.test(host)) return 'letters';
  if (shorteners.has(host)) return 'short';
  const named = namedSite.exec(link.text)?.[1];
  if (named === undefined) return null;
  const shown = plain(URL.parse(`https://${named}`)?.hostname ?? '');
  return shown === host || host.endsWith(`.${shown}`) ? null : 'label';
}
