import type { ReactNode } from 'react';

type HazardRibbonProps = {
  /** The warning text: "Sandbox data." */
  word: string;
  children?: ReactNode;
  /** Name of the region for screen readers. */
  label: string;
};

/** A full-width black hazard stripe: not the live product. */
export function HazardRibbon({ word, children, label }: HazardRibbonProps) {
  return (
    <aside className="ribbon" aria-label={label}>
      <b>{word}</b> {children}
    </aside>
  );
}
