import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';

type TicketProps = {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** Formatted, for example "₹1,000"; words ("court decides") where there is no amount. */
  amount: string;
  /** True when `amount` is words. */
  amountIsWords?: boolean | undefined;
  /** Date, section, number. */
  detail?: ReactNode;
  /** A checkbox, at the left; has its own label. */
  pick?: ReactNode;
  /** Below the tear line: deadline (a StatusChip). */
  stub?: ReactNode;
  /** Label at the end of the stub that expands `details`. */
  more?: string | undefined;
  details?: ReactNode;
  /** True just after payment: the stub tears off. */
  torn?: boolean | undefined;
  /** Always visible, below the detail: why it cannot be selected, what to do. */
  children?: ReactNode;
};

/** A due as a ticket with a dotted tear line. */
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
