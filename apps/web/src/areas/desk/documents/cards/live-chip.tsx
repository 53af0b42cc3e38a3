import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../../frame/copy/use-copy.ts';

type LiveChipProps = {
  /** 0: never saved. */
  readonly newestRevision: number;
  /** 0: the built-in default is public. Null: nothing is. */
  readonly liveRevision: number | null;
};

/** Whether the newest revision of a document is published. */
export function LiveChip({ newestRevision, liveRevision }: LiveChipProps) {
  const copy = useCopy('desk-documents');
  const isLive = liveRevision === newestRevision;
  if (isLive && newestRevision === 0) return <StatusChip tone="neutral" word={copy.untouched} />;
  return isLive ? (
    <StatusChip tone="road" word={copy.isLive} />
  ) : (
    <StatusChip tone="amber" word={copy.isNotLive} />
  );
}
