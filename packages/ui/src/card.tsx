import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Heading, type HeadingLevel } from './heading.tsx';
import type { Tone } from './tone.tsx';

type CardProps = {
  /** With a title and an id the card is a section labelled by its heading. */
  title?: ReactNode;
  id?: string | undefined;
  level?: HeadingLevel | undefined;
  /** Right of the title: a chip or a quiet link. */
  aside?: ReactNode;
  /** Buttons below the content. */
  footer?: ReactNode;
  /** accent: a striped edge, for our own notes. quiet: recessed. */
  look?: 'plain' | 'accent' | 'quiet' | undefined;
  /** Fills the card with a tone's soft colour; the title must then state it in words. */
  tone?: Tone | undefined;
  children?: ReactNode;
};

/** A surface for one topic. */
export function Card({
  title,
  id,
  level = 2,
  aside,
  footer,
  look = 'plain',
  tone,
  children,
}: CardProps) {
  const headingId = title && id ? `${id}-title` : undefined;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        'card',
        look !== 'plain' && `card-${look}`,
        tone && `card-tone tone-${tone}`,
      )}
    >
      {(title || aside) && (
        <div className="card-head">
          {title && (
            <Heading level={level} id={headingId}>
              {title}
            </Heading>
          )}
          {aside}
        </div>
      )}
      {children}
      {footer && <div className="card-foot">{footer}</div>}
    </section>
  );
}
