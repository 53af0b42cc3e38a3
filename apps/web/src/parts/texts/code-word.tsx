import { EnglishRun } from './english-run.tsx';

type CodeWordProps = {
  readonly code: string;
  /** Labels by code. */
  readonly words: Readonly<Record<string, string>>;
};

/** Our label for a code of the API; the code itself if unknown. */
export function CodeWord({ code, words }: CodeWordProps) {
  return Object.hasOwn(words, code) ? words[code] : <EnglishRun text={code} />;
}
