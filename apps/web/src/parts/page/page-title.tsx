import type { ReactNode } from 'react';

type PageTitleProps = {
  readonly title: string;
  readonly lead: ReactNode;
  /** Links below the lead. */
  readonly children?: ReactNode;
};

/** Title and lead of a page. */
export function PageTitle({ title, lead, children }: PageTitleProps) {
  return (
    <div className="grid gap-1.5">
      <h1>{title}</h1>
      <p className="text-ink-2 text-lead">{lead}</p>
      {children}
    </div>
  );
}
