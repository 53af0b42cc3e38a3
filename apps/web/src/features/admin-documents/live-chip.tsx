import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../copy/use-copy.ts';

type LiveChipProps = {
  /** 0: never saved. */
  readonly newestRevision: number;
  /** 0: readers see what the program brings along. Null: they see nothing. */
  readonly liveRevision: number | null;
};

/** Whether readers see the newest save of a document. */
export function LiveChip({ newestRevision, liveRevision }: LiveChipProps) {
  const copy = useCopy('admin-documents');
  const isLive = liveRevision === newestRevision;
  if (isLive && newestRevision === 0) return <StatusChip tone="neutral" word={copy.untouched} />;
  return isLive ? (
    <StatusChip tone="road" word={copy.isLive} />
  ) : (
    <StatusChip tone="amber" word={copy.isNotLive} />
  );
}
