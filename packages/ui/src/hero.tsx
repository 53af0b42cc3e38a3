import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';
import { Kerb } from './kerb.tsx';

type HeroProps = {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  lead?: ReactNode;
  /** The page's main action: a form. */
  children?: ReactNode;
  /** A RoadScene: right half on wide screens, a strip below the text on a phone. */
  scene?: ReactNode;
};

/** The hero of a page, closed by a kerb. Yellow in the light theme, asphalt in the dark one. */
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
