import type { ReactNode } from 'react';

type HazardRibbonProps = {
  /** The warning itself: "Sandbox data." */
  word: string;
  children?: ReactNode;
  /** Name of the region for screen readers. */
  label: string;
};

/** A black hazard stripe over the whole width: this is not the real thing. */
export function HazardRibbon({ word, children, label }: HazardRibbonProps) {
  return (
    <aside className="ribbon" aria-label={label}>
      <b>{word}</b> {children}
    </aside>
  );
}
