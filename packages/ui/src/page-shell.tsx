import type { ReactNode } from 'react';

type PageShellProps = {
  /** "Skip to content". */
  skipLabel: string;
  ribbon?: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  /** Tab bar of phones: fixed to the bottom, in the document between content and footer. */
  tabs?: ReactNode;
  /** Full-width part of the content that opens the page: a Hero. Inside main. */
  hero?: ReactNode;
  /** Set where the content brings its own width. */
  wide?: boolean | undefined;
  children?: ReactNode;
};

/** The landmarks of every page. `main` takes focus after a change of route. */
export function PageShell({
  skipLabel,
  ribbon,
  header,
  footer,
  tabs,
  hero,
  wide,
  children,
}: PageShellProps) {
  return (
    <div className="page">
      <a className="skip-link" href="#content">
        {skipLabel}
      </a>
      {ribbon}
      {header}
      <main id="content" tabIndex={-1}>
        {hero}
        {wide ? children : <div className="wrap">{children}</div>}
      </main>
      {tabs}
      {footer}
    </div>
  );
}
