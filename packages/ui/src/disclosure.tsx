import type { ReactNode } from 'react';
import { ChevronDown } from './icons.tsx';

type DisclosureProps = {
  summary: ReactNode;
  /** Disclosures with the same group close each other. */
  group?: string | undefined;
  open?: boolean | undefined;
  id?: string | undefined;
  children: ReactNode;
};

/** A question that expands to its answer. */
export function Disclosure({ summary, group, open, id, children }: DisclosureProps) {
  return (
    <details className="disclosure" name={group} open={open} id={id}>
      <summary>
        <span>{summary}</span>
        <ChevronDown />
      </summary>
      <div>{children}</div>
    </details>
  );
}
