/** A model's plain text as paragraphs; a citation in brackets links to its passage if there is one. */
export function AnswerText({ text, idOf, known }: AnswerTextProps) {
  return text
    .split(/\n+/)
    .map((line, place) => ({ line: line.trim(), key: place }))
    .filter(({ line }) => line !== '')
    .map(({ line, key }) => (
      <p key={key}>
        {runsOf(line).map((run) => {
          const number = /^\[(\d+)\]$/.exec(run.text)?.[1];
          return number !== undefined && known.has(Number(number)) ? (
            <a key={run.at} href={`#${idOf(Number(number))}`} className="cite">
              {run.text}
            </a>
          ) : (
            run.text
          );
        })}
      </p>
    ));
}

type AnswerTextProps = {
  readonly text: string;
  /** Id of a numbered passage on this page. */
  readonly idOf: (number: number) => string;
  readonly known: ReadonlySet<number>;
};

function runsOf(line: string): readonly { readonly text: string; readonly at: number }[] {
  let at = 0;
  return line.split(/(\[\d+\])/).map((text) => {
    const run = { text, at };
    at += text.length;
    return run;
  });
}
