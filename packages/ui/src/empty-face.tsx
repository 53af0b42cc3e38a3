import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './heading.tsx';

type EmptyFaceProps = {
  icon?: ReactNode;
  title: string;
  level?: HeadingLevel | undefined;
  /** Why it is empty, and what to do. */
  detail?: ReactNode;
  action?: ReactNode;
};

/** Empty state. */
export function EmptyFace({ icon, title, level = 2, detail, action }: EmptyFaceProps) {
  return (
    <div className="face">
      {icon}
      <Heading level={level}>{title}</Heading>
      {detail && <p>{detail}</p>}
      {action && <div className="actions">{action}</div>}
    </div>
  );
}
