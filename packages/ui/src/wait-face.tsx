import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { WheelMark } from './wheel-mark.tsx';

type WaitFaceProps = {
  id: string;
  /** Whom we are waiting for: "Waiting for Suraj Bank". */
  title: string;
  /** What is usual, in words. No countdown. */
  words: ReactNode;
  amount: ReactNode;
  /** A Plate. */
  plate: ReactNode;
};

/** The wait for somebody else's answer: a milestone with the turning wheel. */
export function WaitFace({ id, title, words, amount, plate }: WaitFaceProps) {
  return (
    <section className="wait-face" aria-labelledby={`${id}-title`}>
      <WheelMark size={64} turning />
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      <p>{words}</p>
      <p className="wait-amount nums">{amount}</p>
      {plate}
    </section>
  );
}
