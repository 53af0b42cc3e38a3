import type { ReactNode } from 'react';

type SourcesLineProps = {
  /** Source and time: "As per VAHAN, 21 Nov 2026, 10:14 am IST". */
  children: ReactNode;
  /** A link next to it: "Refresh". */
  action?: ReactNode;
};

/** Source and time of a group of facts. */
export function SourcesLine({ children, action }: SourcesLineProps) {
  return (
    <div className="sources">
      <span>{children}</span>
      {action && <span className="no-print">{action}</span>}
    </div>
  );
}
