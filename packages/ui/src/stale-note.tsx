import type { ReactNode } from 'react';
import { History } from './icons.tsx';

type StaleNoteProps = {
  /** "As of 14:05. The register does not answer now." */
  children: ReactNode;
  /** A link or button that asks again. */
  action?: ReactNode;
};

/** What is shown is older than it should be; says how old and why. */
export function StaleNote({ children, action }: StaleNoteProps) {
  return (
    <div className="stale" role="status">
      <History />
      <span>{children}</span>
      {action}
    </div>
  );
}
