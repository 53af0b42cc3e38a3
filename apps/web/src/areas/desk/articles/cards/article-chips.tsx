import type { EditorArticleRow } from '@pahiya/contracts/blog/editor-schema';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { instantText } from '../../../../parts/failure/instant-text.ts';

type ChipState = Pick<EditorArticleRow, 'isLive' | 'isWithdrawn' | 'hasDraft' | 'publishAt'>;

/** Status chips of an article. */
export function ArticleChips({ state }: { state: ChipState }) {
  const copy = useCopy('desk-blog').chips;
  const { language } = usePage();
  const { isLive, isWithdrawn, hasDraft, publishAt } = state;
  return (
    <>
      {isLive && <StatusChip tone="road" word={copy.live} />}
      {isWithdrawn && <StatusChip tone="brick" word={copy.withdrawn} />}
      {hasDraft && <StatusChip tone="amber" word={isLive ? copy.newer : copy.draft} />}
      {publishAt !== null && (
        <StatusChip tone="sky" word={copy.scheduled(instantText(publishAt, language))} />
      )}
    </>
  );
}
