import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';
import { Kerb } from './kerb.tsx';

type HeroProps = {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  lead?: ReactNode;
  /** The main act of the page: a form. */
  children?: ReactNode;
  /** A RoadScene: right half on wide screens, a strip under the words on a phone. */
  scene?: ReactNode;
};

/** The loud opening of a page, closed by a kerb. Yellow by day, asphalt by night. */
export function Hero({ title, level = 1, lead, children, scene }: HeroProps) {
  return (
    <div className="hero">
      <div className="wrap hero-in">
        <div className="hero-words">
          <Heading level={level}>{title}</Heading>
          {lead && <p>{lead}</p>}
          {children}
        </div>
      </div>
      {scene && <div className="hero-aside">{scene}</div>}
      <Kerb />
    </div>
  );
}
