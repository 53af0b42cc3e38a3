import type { ReactNode } from 'react';

type PageShellProps = {
  /** "Skip to content". */
  skipLabel: string;
  ribbon?: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  /** Tab bar of phones: fixed to the bottom, between content and footer in the DOM. */
  tabs?: ReactNode;
  /** Full-width opening of the page: a Hero. Inside main. */
  hero?: ReactNode;
  /** For content that sets its own width. */
  wide?: boolean | undefined;
  children?: ReactNode;
};

/** The landmarks of every page. `main` takes the focus after client-side navigation. */
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
