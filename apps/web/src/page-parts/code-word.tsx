import { EnglishRun } from './english-run.tsx';

type CodeWordProps = {
  readonly code: string;
  /** Our words by code. */
  readonly words: Readonly<Record<string, string>>;
};

/** Our word for a code of the wire; the code itself where we have none. */
export function CodeWord({ code, words }: CodeWordProps) {
  return Object.hasOwn(words, code) ? words[code] : <EnglishRun text={code} />;
}
