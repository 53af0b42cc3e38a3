import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';
import { type Tone, ToneShape } from './tone.tsx';

type FlagBoxProps = {
  id: string;
  tone: Tone;
  /** The finding in words: the tone alone says nothing. */
  title: string;
  level?: HeadingLevel | undefined;
  children?: ReactNode;
};

/** What a check found, with its facts below. */
export function FlagBox({ id, tone, title, level = 2, children }: FlagBoxProps) {
  return (
    <section id={id} className={`flag-box tone-${tone}`} aria-labelledby={`${id}-title`}>
      <ToneShape tone={tone} />
      <div>
        <Heading level={level} id={`${id}-title`}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
}
