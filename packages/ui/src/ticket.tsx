import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';

type TicketProps = {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** Formatted, for example "₹1,000"; words ("court decides") where there is no amount. */
  amount: string;
  /** True when `amount` is words. */
  amountIsWords?: boolean | undefined;
  /** Where, when, under what. */
  detail?: ReactNode;
  /** A checkbox, at the left; brings its own label. */
  pick?: ReactNode;
  /** Under the tear line: until when (a StatusChip) and what to do. */
  stub?: ReactNode;
  /** True just after it was dealt with: the stub tears along its dots. */
  torn?: boolean | undefined;
  /** Under the stub: what it means, what to do, everything else there is to know. */
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
      {stub && (
        <>
          <hr className="ticket-tear" />
          <div className="ticket-stub">{stub}</div>
        </>
      )}
      {children && <div className="ticket-more">{children}</div>}
    </article>
  );
}
