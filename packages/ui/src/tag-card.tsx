import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Heading, type HeadingLevel } from './heading.tsx';

/** Colour of a tag by its class; `unknown`: the class is not known. */
export type TagColour =
  | 'violet'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'pink'
  | 'sky'
  | 'black'
  | 'unknown';

type TagCardProps = {
  colour: TagColour;
  title: ReactNode;
  level?: HeadingLevel | undefined;
  /** Issuer and class: "Suraj Bank · Class VC4, car". */
  subtitle: ReactNode;
  /** A StatusChip. */
  status: ReactNode;
  /** A known figure with its label and time; omitted when nothing may be shown. */
  figure?: { readonly label: ReactNode; readonly value: ReactNode } | undefined;
  /** A Plate. */
  plate?: ReactNode;
  /** Under the card, for example a disclosure with the raw codes. */
  children?: ReactNode;
};

/** A toll tag in the colour of its class. The waves are those of the sticker. */
export function TagCard({
  colour,
  title,
  level = 2,
  subtitle,
  status,
  figure,
  plate,
  children,
}: TagCardProps) {
  return (
    <div className="tag">
      <div className={classNames('tag-face', `tag-${colour}`)}>
        <svg className="tag-waves" viewBox="0 0 120 120" fill="none" aria-hidden="true">
          <circle cx="60" cy="60" r="14" />
          <circle cx="60" cy="60" r="34" />
          <circle cx="60" cy="60" r="54" />
        </svg>
        <div className="tag-top">
          <Heading level={level}>{title}</Heading>
          {status}
        </div>
        <p className="tag-issuer">{subtitle}</p>
        <div className="tag-foot">
          {figure && (
            <p>
              {figure.label}
              <b className="nums">{figure.value}</b>
            </p>
          )}
          {plate}
        </div>
      </div>
      {children}
    </div>
  );
}
