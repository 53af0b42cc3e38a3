/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'bold' | 'italic' | 'code'; readonly text: string }
  | { readonly kind: 'mention'; readonly handle: string }
  | {
      readonly kind: 'tag';
      /** As typed, with its sign. */
      readonly text: string;
      /** In the form in which tags are compared. */
      readonly tag: string;
    }
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly href: string;
      /** Where it leads, shown beside other words. */
      readonly host: string;
    };

/** A block of a post. */
export type Block =
  | { readonly kind: 'paragraph' | 'quote'; readonly lines: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly lines: readonly (readonly Inline[])[];
    }
  | { readonly kind: 'code'; readonly text: string };

const linePattern = {
  fence: /^\s{0,3}```[\w-]{0,20}\s*$/,
  quote: /^\s{0,3}(?:>\s?)+/,
  bullet: /^\s*[-*+]\s+/,
  number: /^\s*\d{1,3}[.)]\s+/,
} as const;

/** Parses the small Markdown of posts: paragraphs, quotes, lists, code, bold, italic, links, mentions and tags. There is no
 * HTML: everything else is text. Deeper levels of quotes and lists become one level. Linear in the length. */
export function parsePost(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { readonly kind: string; readonly lines: Inline[][] } | undefined;
  let code: string[] | undefined;
  for (const line of source.split('\n')) {
    if (linePattern.fence.test(line)) {
      if (code === undefined) code = [];
      else {
        blocks.push({ kind: 'code', text: code.join('\n') });
        code = undefined;
      }
      open = undefined;
      continue;
    }
    if (code !== undefined) {
      code.push(line);
      continue;
    }
    const { kind, text } = readLine(line);
    if (text.trim() === '') {
      open = undefined;
      continue;
    }
    if (open?.kind === kind) {
      open.lines.push(parseInline(text));
      continue;
    }
    const lines = [parseInline(text)];
    open = { kind, lines };
    if (kind === 'bullet' || kind === 'number') {
      blocks.push({ kind: 'list', isOrdered: kind === 'number', lines });
    } else blocks.push({ kind, lines });
  }
  if (code !== undefined && code.length > 0) blocks.push({ kind: 'code', text: code.join('\n') });
  return blocks;
}

function readLine(line: string): {
  kind: 'quote' | 'bullet' | 'number' | 'paragraph';
  text: string;
} {
  for (const kind of ['quote', 'bullet', 'number'] as const) {
    const found = linePattern[kind].exec(line);
    if (found !== null) return { kind, text: line.slice(found[0].length) };
  }
  return { kind: 'paragraph', text: line };
}

/** Every part has an upper length, so that no text makes the search slow. */
const inlinePattern =
  /`([^`]{1,500})`|\*\*([^*]{1,1000})\*\*|\*([^*]{1,1000})\*|\[([^\][]{1,200})\]\(([^\s()<>]{1,500})\)|(https?:\/\/[^\s<>()[\]"']{1,500})|(?<![\w@/.])@([a-z][a-z0-9_]{2,19})(?![\w.])|(?<![\p{L}\p{M}\p{N}_&#/])#([\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}_]{1,29})(?![\p{L}\p{M}\p{N}_])/gu;

function parseInline(line: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const say = (text: string) => {
    if (text !== '') parts.push({ kind: 'text', text });
  };
  for (const found of line.matchAll(inlinePattern)) {
    const [whole, code, bold, italic, label, target, address, handle, tag] = found;
    say(line.slice(end, found.index));
    end = found.index + whole.length;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) parts.push({ kind: 'italic', text: italic });
    else if (handle !== undefined) parts.push({ kind: 'mention', handle });
    else if (tag !== undefined) parts.push(tagged(whole, tag));
    else if (target !== undefined) {
      const link = safeLink(target);
      if (link === null) say(whole);
      else parts.push({ kind: 'link', text: label ?? link.href, ...link });
    } else if (address !== undefined) {
      const trimmed = address.replace(/[.,;:!?।]+$/, '');
      const link = safeLink(trimmed);
      if (link === null) say(whole);
      else {
        parts.push({ kind: 'link', text: trimmed, ...link });
        say(address.slice(trimmed.length));
      }
    }
  }
  say(line.slice(end));
  return parts;
}

/** A tag; a number alone, `#5`, is text. */
function tagged(whole: string, name: string): Inline {
  const tag = name.normalize('NFC').toLowerCase();
  return /\p{L}/u.test(tag) ? { kind: 'tag', text: whole, tag } : { kind: 'text', text: whole };
}

/** An address that may be a link: http or https, no user name, no program to install. Null: it stays text. */
function safeLink(target: string): { href: string; host: string } | null {
  if (!/^https?:\/\/[^/\\]/i.test(target) || target.includes('\\')) return null;
  const url = URL.parse(target);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (/\.apk$/i.test(url.pathname)) return null;
  return { href: url.href, host: url.host };
}

/** Links of a text with their words, in their order. */
export function linkPartsOf(source: string): readonly Extract<Inline, { kind: 'link' }>[] {
  return parsePost(source).flatMap((block) =>
    'lines' in block ? block.lines.flat().filter((part) => part.kind === 'link') : [],
  );
}

/** Addresses of the links of a text, in their order. */
export function linksOf(source: string): readonly string[] {
  return linkPartsOf(source).map(({ href }) => href);
}

/** The beginning of a post as plain words, for lists and descriptions. */
export function excerptOf(source: string, most = 240): string {
  const words = parsePost(source)
    .flatMap((block) =>
      'lines' in block ? block.lines.map((line) => line.map(wordsOf).join('')) : [],
    )
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...words];
  return letters.length <= most ? words : `${letters.slice(0, most).join('').trimEnd()}…`;
}

function wordsOf(part: Inline): string {
  return part.kind === 'mention' ? `@${part.handle}` : part.text;
}

/** Why a text cannot be taken. `invisible`: has characters that cannot be seen or turn the direction of writing;
 * `marks`: piles more than three marks on a letter, which no language here needs; `nested`: quotes in quotes without end. */
export type TextFault = 'short' | 'long' | 'invisible' | 'marks' | 'nested';

/** Zero-width joiners are not among them: Hindi and other scripts need them. */
const unseen = /(?![\t\n])\p{Cc}|(?![\u200c\u200d])\p{Cf}|\p{Co}|[\u115f\u1160\u3164\uffa0]/u;

/** A quote in more than twenty others, which nobody reads: they are drawn as one. */
const nested = /^[ \t]{0,3}(?:>[ \t]?){21}/m;

/** Tidies a text: one form of each character, one kind of line end, no spaces around. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** Checks a tidied text; null: it is fine. */
export function faultOfText(
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): TextFault | null {
  const length = [...text].length;
  if (length < least) return 'short';
  if (length > most) return 'long';
  if (unseen.test(text)) return 'invisible';
  if (/\p{M}{4}/u.test(text)) return 'marks';
  return nested.test(text) ? 'nested' : null;
}
