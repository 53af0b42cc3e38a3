import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Fact = {
  /** Stable and unique in its group; also the row's anchor when `anchored`. */
  id: string;
  term: ReactNode;
  detail: ReactNode;
  /** What the detail means, in plain words, under the row. */
  note?: ReactNode;
  /** What can be done about this one fact, for example "This is wrong". */
  action?: ReactNode;
};

type KeyValuesProps = {
  facts: readonly Fact[];
  /** lines: term left, detail right. columns: term above detail, side by side where there is room. */
  layout?: 'lines' | 'columns' | undefined;
};

/** Facts as a description list. */
export function KeyValues({ facts, layout = 'lines' }: KeyValuesProps) {
  return (
    <dl className={classNames('facts', layout === 'columns' && 'facts-columns')}>
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.term}</dt>
          <dd>
            {fact.detail}
            {fact.action && <span className="fact-action no-print">{fact.action}</span>}
          </dd>
          {fact.note && <dd className="fact-note">{fact.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
