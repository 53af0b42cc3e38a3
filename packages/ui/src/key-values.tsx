import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Fact = {
  /** Stable and unique in its group. */
  id: string;
  term: ReactNode;
  detail: ReactNode;
  /** Explanation below the row. */
  note?: ReactNode;
  /** Attributes of the row, for example the source of the fact. */
  data?: Readonly<Record<`data-${string}`, string>> | undefined;
};

type KeyValuesProps = {
  facts: readonly Fact[];
  /** lines: term left, value at the right edge, beside the term where there is room. columns: term above value, side by
   * side. */
  layout?: 'lines' | 'columns' | undefined;
};

/** Facts as a description list. */
export function KeyValues({ facts, layout = 'lines' }: KeyValuesProps) {
  return (
    <dl className={classNames('facts', `facts-${layout}`)}>
      {facts.map((fact) => (
        <div key={fact.id} {...fact.data}>
          <dt>{fact.term}</dt>
          <dd>{fact.detail}</dd>
          {fact.note && <dd className="fact-note">{fact.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
