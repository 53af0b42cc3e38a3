import type { ReactNode } from 'react';

type PayBarProps = {
  /** Label of the bar for screen readers. */
  label: string;
  /** Every line of the price, or what to do while nothing is selected. */
  lines: ReactNode;
  /** The formatted total; omitted without one. Nodes may be switched by CSS. */
  total?: ReactNode;
  /** "In all", read before the total by screen readers. */
  totalLabel?: string | undefined;
  /** The primary action. */
  action: ReactNode;
};

/** Sticky bar with the selection, its price and the primary action. Keeps its height. */
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
