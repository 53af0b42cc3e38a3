import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';

export type BillItem = {
  id: string;
  title: ReactNode;
  number: ReactNode;
  /** Promised date. */
  note: ReactNode;
  amount: ReactNode;
};

export type BillLine = {
  id: string;
  label: string;
  note?: string | undefined;
  amount: ReactNode;
};

type BillProps = {
  id: string;
  title: string;
  items: readonly BillItem[];
  lines: readonly BillLine[];
  total: { label: string; amount: ReactNode };
};

/** A receipt: items, every fee, and the total. */
export function Bill({ id, title, items, lines, total }: BillProps) {
  return (
    <section className="bill" id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      <ul className="bill-items">
        {items.map((item) => (
          <li key={item.id}>
            <div>
              <Heading level={3}>{item.title}</Heading>
              <p>{item.number}</p>
              <p>{item.note}</p>
            </div>
            <b>{item.amount}</b>
          </li>
        ))}
      </ul>
      <dl className="prices">
        {lines.map((line) => (
          <div key={line.id}>
            <dt>
              {line.label}
              {line.note && <small>{line.note}</small>}
            </dt>
            <dd>{line.amount}</dd>
          </div>
        ))}
        <div className="price-total">
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
        </div>
      </dl>
    </section>
  );
}
