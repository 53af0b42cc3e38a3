import type { ReactNode } from 'react';

type ScoreCardProps = {
  readonly title: string;
  readonly chip: ReactNode;
  readonly correct: number;
  readonly of: number;
  readonly words: string;
  /** Right answers needed, with its label; practice has none. */
  readonly pass?: { readonly count: number; readonly label: string };
  readonly rows: readonly { readonly label: string; readonly value: string }[];
};

/** The score as a milestone: cap with the number and a bar, body with the parts. */
export function ScoreCard({ title, chip, correct, of, words, pass, rows }: ScoreCardProps) {
  const width = (count: number) => (of === 0 ? 0 : (count / of) * 300);
  return (
    <section aria-labelledby="score-title">
      <div className="score-cap">
        <div className="score-top">
          <span>{title}</span>
          {chip}
        </div>
        <h1 id="score-title">{words}</h1>
        <svg viewBox="0 0 300 16" preserveAspectRatio="none" aria-hidden="true">
          <rect y="3" width="300" height="10" rx="5" fill="#d9a410" />
          <rect y="3" width={width(correct)} height="10" rx="5" fill="#17181a" />
          {pass !== undefined && (
            <rect x={width(pass.count) - 1} width="2.5" height="16" fill="#17181a" />
          )}
        </svg>
        {pass !== undefined && <span className="font-semibold text-small">{pass.label}</span>}
      </div>
      <ul className="score-rows">
        {rows.map(({ label, value }) => (
          <li key={label}>
            <span>{label}</span>
            <b className="nums">{value}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
