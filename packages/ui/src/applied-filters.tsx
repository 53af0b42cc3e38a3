import type { ReactNode } from 'react';
import { Close } from './icons.tsx';

type AppliedFiltersProps = {
  label: string;
  /** `href`: the same list without this choice. */
  filters: readonly { key: string; label: ReactNode; removeLabel: string; href: string }[];
  clear: { label: string; href: string };
};

/** What is chosen, each with a link that takes it back. Nothing without a choice. */
export function AppliedFilters({ label, filters, clear }: AppliedFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <nav className="applied" aria-label={label}>
      <ul>
        {filters.map(({ key, label: text, removeLabel, href }) => (
          <li key={key}>
            <a href={href} data-keep="place">
              {text}
              <span className="sr-only">: {removeLabel}</span>
              <Close />
            </a>
          </li>
        ))}
      </ul>
      <a href={clear.href} className="applied-clear" data-keep="place">
        {clear.label}
      </a>
    </nav>
  );
}
