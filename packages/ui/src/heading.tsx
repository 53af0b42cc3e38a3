import type { ReactNode } from 'react';

/** 1 to 4: where the heading stands in the page, not how big it looks. */
export type HeadingLevel = 1 | 2 | 3 | 4;

type HeadingProps = { level: HeadingLevel; id?: string | undefined; children: ReactNode };

/** A heading whose level its place decides. */
export function Heading({ level, id, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag id={id}>{children}</Tag>;
}
