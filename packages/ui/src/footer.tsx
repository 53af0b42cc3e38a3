import type { ReactNode } from 'react';
import { Kerb } from './kerb.tsx';

export type FooterColumn = {
  id: string;
  title: string;
  links: readonly { href: string; label: string }[];
};

type FooterProps = {
  brand: ReactNode;
  /** One or two sentences on the operator and the data source. */
  about?: ReactNode;
  columns: readonly FooterColumn[];
  /** Last line: licence, version, legal links. */
  legal?: ReactNode;
  tools?: ReactNode;
};

/** The footer of every page: asphalt below a kerb. */
export function Footer({ brand, about, columns, legal, tools }: FooterProps) {
  return (
    <footer className="foot">
      <Kerb />
      <div className="wrap foot-in">
        <div className="stack">
          {brand}
          {about && <p>{about}</p>}
        </div>
        <div className="foot-cols">
          {columns.map((column) => (
            <nav key={column.id} aria-labelledby={`foot-${column.id}`}>
              <h2 id={`foot-${column.id}`}>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {(legal || tools) && (
          <div className="foot-legal">
            {legal && <p>{legal}</p>}
            {tools}
          </div>
        )}
      </div>
    </footer>
  );
}
