import { parsePost } from './post-text.ts';

/** Most tags of a post that lead to it; more are links only. */
const mostTags = 5;

const pattern = /^(?=.*\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}_]{1,29}$/u;

/** A tag in the form in which tags are compared: one for each way of typing it. Null: it is none. A tag has 2 to 30
 * letters and digits of any script, at least one letter. Rule id: COMMUNITY-TAGS. */
export function tagOf(text: string): string | null {
  const tag = text.normalize('NFC').toLowerCase();
  return pattern.test(tag) ? tag : null;
}

/** Tags that a text carries, each once, in their order. Those in code and quotes are none. */
export function tagsOf(source: string): readonly string[] {
  const tags = parsePost(source).flatMap((block) =>
    'lines' in block && block.kind !== 'quote'
      ? block.lines.flat().flatMap((part) => (part.kind === 'tag' ? [part.tag] : []))
      : [],
  );
  return [...new Set(tags)].slice(0, mostTags);
}

/** Path of the posts with a tag, without the language. */
export function tagPath(tag: string): string {
  return `/community/tag/${encodeURIComponent(tag)}`;
}
