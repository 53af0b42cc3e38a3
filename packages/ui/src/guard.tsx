import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';

type GuardProps = {
  id: string;
  /** A question: "Is this the vehicle?" */
  title: string;
  /** Facts that answer it. */
  children: ReactNode;
  /** A CheckField, never ticked in advance. */
  check: ReactNode;
};

/** A question that has to be answered before something that cannot be undone. The only thick border of a page. */
export function Guard({ id, title, children, check }: GuardProps) {
  return (
    <section className="guard" aria-labelledby={`${id}-title`}>
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      <div className="guard-facts">{children}</div>
      {check}
    </section>
  );
}
