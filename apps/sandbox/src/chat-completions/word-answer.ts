type Message = { readonly role: string; readonly content: string };

/** The sentence of the numbered passages with most words in common with the last line of the message, with its
 * number; or the upper-case word named in the system message if no sentence shares half of them. */
export function wordAnswer(messages: readonly Message[]): string {
  const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  const lines = asked.split('\n');
  const question = wordsOf(lines.at(-1)?.replace(/^[^:]*:/, '') ?? '');
  const scored = sentencesOf(lines.slice(0, -1)).map(({ number, title, text }) => {
    const words = new Set(wordsOf(`${title} ${text}`));
    const shared = question.filter((word) => words.has(word)).length;
    return { number, text, share: question.length === 0 ? 0 : shared / question.length };
  });
  const best = scored.toSorted((a, b) => b.share - a.share)[0];
  if (best === undefined || best.share < 0.5) {
    return /\b[A-Z]+(?:_[A-Z]+)+\b/.exec(system)?.[0] ?? 'I do not know.';
  }
  return `${best.text} [${best.number}]`;
}

type Sentence = { readonly number: number; readonly title: string; readonly text: string };

function sentencesOf(lines: readonly string[]): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let open = { number: 0, title: '' };
  for (const line of lines) {
    const [, number, title = ''] = /^\[(\d+)\] (.*)$/.exec(line) ?? [];
    if (number !== undefined) {
      open = { number: Number(number), title };
    } else if (open.number > 0) {
      const texts = line.match(/[^.।]+(?:[.।](?!\s|$)[^.।]+)*[.।]?/g) ?? [];
      for (const text of texts) {
        if (text.trim() !== '') sentences.push({ ...open, text: text.trim() });
      }
    }
  }
  return sentences;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
}
