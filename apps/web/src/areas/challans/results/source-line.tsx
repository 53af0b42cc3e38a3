import type { SourceState } from '@pahiya/contracts/challans/challan-schema';
import { type AnswerRow, AnswerRows } from '@pahiya/ui/answer-rows';
import { type DotState, SourceDots } from '@pahiya/ui/source-dots';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { clockText } from '../../../parts/failure/instant-text.ts';
import type { ChallanSourceId } from '../discovery/challan-discovery-slice.ts';
import { resultsPath } from '../discovery/results-path.ts';
import type { ResultsCopy } from '../ticket/ticket-view.ts';
import type { SourceProgress } from './source-progress.ts';

/** A source and its state in this search. */
export type SourceRow = { readonly source: SourceState; readonly progress: SourceProgress };

type SourceLineProps = {
  readonly rows: readonly SourceRow[];
  readonly vehicleNumber: string;
  readonly discoveryId: string;
  readonly isInApp: boolean;
  readonly askAgain: (source: ChallanSourceId) => void;
};

const dotStates: Readonly<Record<SourceProgress, DotState>> = {
  asking: 'asking',
  answered: 'answered',
  failed: 'failed',
  unreachable: 'failed',
  late: 'late',
};

/** The sources of this search in one line, with a row each when opened. A single missing source is retried from the
 * line itself; the links work without script. */
export function SourceLine({ rows, askAgain, ...query }: SourceLineProps) {
  const copy = useCopy('challan-results');
  const { language } = usePage();
  const path = usePagePath();
  const retryOf = (source: ChallanSourceId) => (
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
  const missing = rows.filter(({ progress }) => isMissing(progress));
  const [only] = missing;
  const isSingle = missing.length === 1 && only !== undefined;
  const latest = rows
    .map(({ source }) => source.fetchedAt ?? '')
    .sort()
    .at(-1);
  const time = latest ? clockText(latest, language) : '';
  return (
    <SourceDots
      id="sources"
      dots={rows.map(({ source, progress }) => ({ id: source.source, state: dotStates[progress] }))}
      words={lineWords(rows, copy, time)}
      action={isSingle && retryOf(only.source.source)}
    >
      <AnswerRows
        rows={rows.map(({ source, progress }) => {
          const row = rowOf(source, progress, copy);
          const at = source.fetchedAt && copy.answeredAt(clockText(source.fetchedAt, language));
          if (!isMissing(progress)) return { ...row, note: at };
          return isSingle ? row : { ...row, action: retryOf(source.source) };
        })}
      />
    </SourceDots>
  );
}

function isMissing(progress: SourceProgress): boolean {
  return progress !== 'answered' && progress !== 'asking';
}

/** The state of all sources in one sentence: still checking, all responded, or who did not. */
function lineWords(rows: readonly SourceRow[], copy: ResultsCopy, time: string): string {
  const { sourceLine } = copy;
  const done = rows.filter(({ progress }) => progress !== 'asking').length;
  if (done < rows.length) return sourceLine.asking(done, rows.length);
  const missing = rows.filter(({ progress }) => isMissing(progress));
  const [only] = missing;
  if (only === undefined) return sourceLine.all(rows.length, time);
  return missing.length === 1
    ? sourceLine.one(copy.sources[only.source.source])
    : sourceLine.some(missing.length);
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
