import type { SourceState } from '@pahiya/contracts/challans/challan-schema';
import { type AnswerRow, AnswerRows } from '@pahiya/ui/answer-rows';
import { Card } from '@pahiya/ui/card';
import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { clockText } from '../../page-parts/instant-text.ts';
import type { ChallanSourceId } from '../../state/challan-discovery-slice.ts';
import { resultsPath } from './results-path.ts';
import type { SourceProgress } from './source-progress.ts';
import type { ResultsCopy } from './ticket-view.ts';

/** A source with how it stands for the person. */
export type SourceRow = { readonly source: SourceState; readonly progress: SourceProgress };

type SourceRowsProps = {
  readonly rows: readonly SourceRow[];
  readonly vehicleNumber: string;
  readonly discoveryId: string;
  readonly isInApp: boolean;
  readonly askAgain: (source: ChallanSourceId) => void;
};

/** Who was asked, each row as it comes: name, state, count, time, and a way to ask again that works without script. */
export function SourceRows({ rows, askAgain, ...query }: SourceRowsProps) {
  const copy = useCopy('challan-results');
  const { language } = usePage();
  const path = usePagePath();
  const linkOf = (source: ChallanSourceId) => (
    <a
      href={path(resultsPath(query.vehicleNumber, { ...query, retry: source }))}
      aria-label={copy.tryAgainLong(copy.sources[source])}
      onClick={(event) => {
        event.preventDefault();
        askAgain(source);
      }}
    >
      {copy.tryAgain}
    </a>
  );
  return (
    <Card id="sources" title={copy.sourcesTitle}>
      <AnswerRows
        rows={rows.map(({ source, progress }) => {
          const row = rowOf(source, progress, copy);
          const time = source.fetchedAt && copy.answeredAt(clockText(source.fetchedAt, language));
          return progress === 'answered' || progress === 'asking'
            ? { ...row, note: time }
            : { ...row, action: linkOf(source.source) };
        })}
      />
    </Card>
  );
}

function rowOf(source: SourceState, progress: SourceProgress, copy: ResultsCopy): AnswerRow {
  const row = { id: source.source, name: copy.sources[source.source] };
  switch (progress) {
    case 'asking':
      return { ...row, state: 'asking', words: copy.asking };
    case 'answered':
      return { ...row, state: 'answered', result: copy.found(source.count ?? 0) };
    case 'late':
      return { ...row, state: 'late', words: copy.late };
    case 'unreachable':
      return { ...row, state: 'failed', note: copy.unreachable };
    case 'failed': {
      const words = copy.failures[source.failure ?? 'unavailable'];
      const seconds = source.retryAfterSeconds;
      return {
        ...row,
        state: 'failed',
        words,
        note: seconds === null ? null : copy.tryIn(seconds),
      };
    }
  }
}
