import type { MarkedText } from '@pahiya/contracts/blog/article-schema';

/** A text with the search terms highlighted. */
export function MarkedWords({ text }: { text: MarkedText }) {
  let at = 0;
  return text.map((run) => {
    const key = at;
    at += run.text.length;
    return run.isMatch ? <mark key={key}>{run.text}</mark> : run.text;
  });
}
