import type { ReactNode } from 'react';
import { History } from './icons.tsx';

type StaleNoteProps = {
  /** "As on 14:05. VAHAN is unavailable." */
  children: ReactNode;
  /** A link or button to refresh. */
  action?: ReactNode;
};

/** Says how old stale content is, and why. */
export function StaleNote({ children, action }: StaleNoteProps) {
  return (
    <div className="stale" role="status">
      <History />
      <span>{children}</span>
      {action}
    </div>
  );
}
