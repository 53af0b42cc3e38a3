import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';

type StoneProps = {
  /** A Plate, or another title of the record. */
  plate: ReactNode;
  title: ReactNode;
  level?: HeadingLevel | undefined;
  id?: string | undefined;
  subtitle?: ReactNode;
  /** A StatusChip. */
  status?: ReactNode;
  /** White body: facts and source. */
  children?: ReactNode;
};

/** A record's head as a milestone: yellow cap with plate, name and status over a white body. */
export function Stone({ plate, title, level = 1, id, subtitle, status, children }: StoneProps) {
  const headingId = id ? `${id}-title` : undefined;
  return (
    <section className="stone" id={id} aria-labelledby={headingId}>
      <div className="stone-cap">
        <div className="stone-top">
          {plate}
          {status}
        </div>
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {children && <div className="stone-body">{children}</div>}
    </section>
  );
}
