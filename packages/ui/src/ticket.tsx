import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';

type TicketProps = {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** Formatted, for example "₹1,000"; words ("court decides") where there is no amount. */
  amount: string;
  /** True when `amount` is words. */
  amountIsWords?: boolean | undefined;
  /** When, under what, number. */
  detail?: ReactNode;
  /** A checkbox, at the left; brings its own label. */
  pick?: ReactNode;
  /** Under the tear line: until when (a StatusChip). */
  stub?: ReactNode;
  /** Word at the end of the stub that opens `details`. */
  more?: string | undefined;
  details?: ReactNode;
  /** True just after it was paid: the stub tears along its dots. */
  torn?: boolean | undefined;
  /** Always visible, under the detail: why it cannot be picked, what to do. */
  children?: ReactNode;
};

/** Something owed, as a ticket with a dotted tear line. */
export function Ticket({
  title,
  level = 3,
  amount,
  amountIsWords,
  detail,
  pick,
  stub,
  more,
  details,
  torn,
  children,
}: TicketProps) {
  return (
    <article className="ticket" data-torn={torn ? '' : undefined}>
      {pick && <div className="ticket-pick">{pick}</div>}
      <div className="ticket-head">
        <Heading level={level}>{title}</Heading>
        <span className={amountIsWords ? 'amount-words' : 'amount'}>{amount}</span>
      </div>
      <div className="ticket-detail">{detail}</div>
      {children && <div className="ticket-more">{children}</div>}
      {(stub || details) && <hr className="ticket-tear" />}
      {details ? (
        <details className="ticket-details">
          <summary className="ticket-stub">
            {stub}
            <span className="ticket-open">{more}</span>
          </summary>
          {details}
        </details>
      ) : (
        stub && <div className="ticket-stub">{stub}</div>
      )}
    </article>
  );
}
