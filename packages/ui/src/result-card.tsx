import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';

type ResultCardProps = {
  picture: ReactNode;
  /** On the picture: the bookmark. */
  corner?: ReactNode;
  /** Above the name: the make. */
  over: string;
  name: string;
  href: string;
  level?: HeadingLevel | undefined;
  price: ReactNode;
  /** Below the price: as of when. */
  priceNote?: ReactNode;
  /** Below name and price: a chip with its reason. */
  notice?: ReactNode;
  /** Three at most. */
  facts: readonly { label: ReactNode; value: ReactNode; note?: ReactNode }[];
  actions: ReactNode;
};

/** A result in a list: picture, name and price, a row of facts, actions. */
export function ResultCard(props: ResultCardProps) {
  const { picture, corner, over, name, href, level = 3, price, priceNote, notice, facts } = props;
  return (
    <article className="result">
      <div className="result-picture">
        {picture}
        {corner}
      </div>
      <div className="result-body">
        <div className="result-head">
          <div>
            <p className="result-over">{over}</p>
            <Heading level={level}>
              <a href={href}>
                <span className="sr-only">{over} </span>
                {name}
              </a>
            </Heading>
          </div>
          <div className="result-price">
            <p className="nums">{price}</p>
            {priceNote && <p className="field-hint">{priceNote}</p>}
          </div>
        </div>
        {notice}
        <dl className="result-facts">
          {facts.map(({ label, value, note }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have fixed places
            <div key={place}>
              <dt>{label}</dt>
              <dd>
                <b className="nums">{value}</b>
                {note && <span>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <div className="result-actions">{props.actions}</div>
      </div>
    </article>
  );
}
