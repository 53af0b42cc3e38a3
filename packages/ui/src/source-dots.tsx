import type { ReactNode } from 'react';
import { ChevronDown } from './icons.tsx';

/** State of one source, drawn as a dot. */
export type DotState = 'asking' | 'answered' | 'failed' | 'late';

type SourceDotsProps = {
  id?: string | undefined;
  dots: readonly { readonly id: string; readonly state: DotState }[];
  /** All states in one sentence; the dots are hidden from screen readers. */
  words: string;
  /** Retries failed sources; outside the summary, to be clickable on its own. */
  action?: ReactNode;
  /** One row per source, shown when opened. */
  children: ReactNode;
};

/** The sources of a search in one line, which expands to a row for each. Keeps its height while they respond. */
export function SourceDots({ id, dots, words, action, children }: SourceDotsProps) {
  const isPartial = dots.some(({ state }) => state === 'failed' || state === 'late');
  return (
    <div className="source-dots" id={id} data-partial={isPartial ? '' : undefined}>
      <details>
        <summary>
          <span className="dots" aria-hidden="true">
            {dots.map((dot) => (
              <i key={dot.id} data-state={dot.state} />
            ))}
          </span>
          <span className="source-words">{words}</span>
          <ChevronDown />
        </summary>
        {children}
      </details>
      {action}
    </div>
  );
}
