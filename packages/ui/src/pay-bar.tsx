import type { ReactNode } from 'react';

type PayBarProps = {
  /** What the bar is about, for screen readers. */
  label: string;
  /** Every line of the price, or what to do while nothing is picked. */
  lines: ReactNode;
  /** The sum, formatted; left out while there is none. Nodes may switch by style. */
  total?: ReactNode;
  /** "In all", said before the sum by screen readers. */
  totalLabel?: string | undefined;
  /** The one yellow act. */
  action: ReactNode;
};

/** What was picked and what it costs, at the foot of the screen, with the act that goes on. Keeps its height. */
export function PayBar({ label, lines, total, totalLabel, action }: PayBarProps) {
  return (
    <section className="paybar" aria-label={label}>
      <div className="paybar-words" aria-live="polite" aria-atomic="true">
        <p className="paybar-lines">{lines}</p>
        {total && (
          <p className="amount paybar-total">
            {totalLabel && <span className="sr-only">{totalLabel}: </span>}
            {total}
          </p>
        )}
      </div>
      {action}
    </section>
  );
}
