import type { ReactNode } from 'react';

type SourcesLineProps = {
  /** Who said it and when: "VAHAN, asked 10:14 today". */
  children: ReactNode;
  /** "This is wrong". */
  action?: ReactNode;
};

/** Who said it and when, under every group of facts. */
export function SourcesLine({ children, action }: SourcesLineProps) {
  return (
    <div className="sources">
      <span>{children}</span>
      {action && <span className="no-print">{action}</span>}
    </div>
  );
}
