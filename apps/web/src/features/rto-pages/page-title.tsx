import type { ReactNode } from 'react';

type PageTitleProps = {
  readonly title: string;
  readonly lead: ReactNode;
  /** What stands close below. */
  readonly children?: ReactNode;
};

/** Name of a page with the line that says what it is for. */
export function PageTitle({ title, lead, children }: PageTitleProps) {
  return (
    <div className="grid gap-1.5">
      <h1>{title}</h1>
      <p className="text-ink-2 text-lead">{lead}</p>
      {children}
    </div>
  );
}
