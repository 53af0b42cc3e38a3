import type { ReactNode } from 'react';

/** 1 to 4: the level in the document outline, not the size. */
export type HeadingLevel = 1 | 2 | 3 | 4;

type HeadingProps = { level: HeadingLevel; id?: string | undefined; children: ReactNode };

/** A heading with a given level. */
export function Heading({ level, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag id={id}>{children}</Tag>;
}
