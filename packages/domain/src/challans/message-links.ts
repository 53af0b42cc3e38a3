import { isUnder, officialSites, shorteners } from './official-sites.ts';

/** Kind of a link. */
export type LinkKind =
  | 'official'
  | 'unverified-site'
  | 'other-government'
  | 'our-own'
  | 'shortener'
  | 'ip-address'
  | 'foreign-letters'
  | 'look-alike'
  | 'elsewhere'
  | 'unreadable';

export type MessageLink = {
  /** As written; show as text, never as a link. */
  readonly written: string;
  /** The host it leads to, in ASCII (`xn--…` for other scripts); null when it cannot be parsed. */
  readonly host: string | null;
  readonly kind: LinkKind;
  /** Text around an @ that imitates an address. */
  readonly hasUserinfo: boolean;
  readonly isPlainHttp: boolean;
  /** Contains a second address to which the first may redirect. */
  readonly sendsOn: boolean;
  readonly isApk: boolean;
};

const MOST_LINKS = 20;
/** Top-level domains that make text without http:// an address; otherwise it is two sentences run together or a file
 * name such as `Challan.apk`. */
const ENDINGS =
  'in|com|org|net|info|biz|co|io|me|app|xyz|top|online|site|website|live|link|click|vip|shop|store|club|cc|icu|life|pw|ru|cn|tk|ml|ga|gq|cf|ly|gl|gd|gy|id|to|us|uk|eu|tv|ws|su|page|dev|pro|one|bond|sbs|cfd|cyou|buzz|fun|mobi|asia|work|world|today|space|tech|help|support|lol|rest|at|li|भारत';
const WITH_SCHEME = /\bh(?:tt|xx)ps?:[/\\]{1,2}[^\s<>"']+/giu;
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._/\\-])(?:[\p{L}\p{N}-]{1,63}\.){1,6}(?:${ENDINGS})(?![\p{L}\p{N}-]|\.apk\b)(?::\d{2,5})?(?:[/?#][^\s<>"']*)?`,
  'giu',
);

/** Every address in a text, with or without http://, including defanged ones (`hxxp`, `[.]`). */
export function linksIn(text: string, ownHosts: readonly string[]): readonly MessageLink[] {
  const plain = text.replace(/\[\.\]|\(\.\)|[\u3002\uff0e\uff61]/g, '.');
  const full = plain.match(WITH_SCHEME) ?? [];
  const bare = plain.replace(WITH_SCHEME, ' ').match(BARE) ?? [];
  const written = [...full, ...bare].map((link) => link.replace(/[.,;:!?)\]}।]+$/u, ''));
  return [...new Set(written)].slice(0, MOST_LINKS).map((link) => readLink(link, ownHosts));
}

function readLink(written: string, ownHosts: readonly string[]): MessageLink {
  const address = written.replace(/^hxxp/i, 'http');
  const url = toUrl(/^https?:/i.test(address) ? address : `https://${address}`);
  const host = url === null ? null : url.hostname.replace(/\.$/, '');
  const rest = url === null ? '' : `${url.pathname}${url.search}${url.hash}`;
  return {
    written,
    host,
    kind: host === null ? 'unreadable' : kindOf(host, ownHosts),
    hasUserinfo: url !== null && (url.username !== '' || url.password !== '' || hides(address)),
    isPlainHttp: /^http:/i.test(address),
    sendsOn: /https?(?::|%3a)(?:\/|%2f){2}|[?&=]\/\/|=%2f%2f/i.test(rest),
    isApk: /\.apk\b/i.test(written),
  };
}

/** A backslash before an @ looks like the end of an official address but is parsed as a path elsewhere. */
function hides(address: string): boolean {
  return /\\[^/]*@/.test(address);
}

function toUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

function kindOf(host: string, ownHosts: readonly string[]): LinkKind {
  if (ownHosts.some((own) => isUnder(host, own))) return 'our-own';
  if (/(?:^|\.)xn--/.test(host)) return 'foreign-letters';
  const known = officialSites.find((one) => isUnder(host, one.host));
  if (known !== undefined)
    return known.confidence === 'unverified' ? 'unverified-site' : 'official';
  if (/^\[|^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)) return 'ip-address';
  if (isUnder(host, 'gov.in') || isUnder(host, 'nic.in')) return 'other-government';
  if (shorteners.some((one) => isUnder(host, one))) return 'shortener';
  return looksLikeOfficial(host) ? 'look-alike' : 'elsewhere';
}

const NAMES = ['parivahan', 'mparivahan', 'echallan', 'challan', 'vcourts', 'trafficpolice'];
const PARTS =
  /challan|chalan|parivah|vahan|vcourt|traffic-?police|govin|gov-in|-gov\b|\bgov-|^gov\.|\.gov\.|nic-in|\brto\b/;
const LOOKS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  '4': 'a',
};

/** Whether an unofficial host imitates an official one: by its words, digits for letters, or up to two typos. */
function looksLikeOfficial(host: string): boolean {
  const asRead = host.replace(/[01345]/g, (digit) => LOOKS[digit] ?? digit);
  if (PARTS.test(host) || PARTS.test(asRead)) return true;
  return asRead
    .split(/[.-]/)
    .some((label) => label.length > 6 && NAMES.some((name) => isSlip(label, name)));
}

function isSlip(label: string, name: string): boolean {
  if (Math.abs(label.length - name.length) > 2) return false;
  let row = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...label].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...name].entries()) {
      const same = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(same, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return (row[name.length] ?? 9) <= 2;
}
