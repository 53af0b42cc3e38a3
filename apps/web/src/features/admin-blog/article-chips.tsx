import type { EditorArticleRow } from '@pahiya/contracts/blog/editor-schema';
import { StatusChip } from '@pahiya/ui/status-chip';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { instantText } from '../../page-parts/instant-text.ts';

type ChipState = Pick<EditorArticleRow, 'isLive' | 'isWithdrawn' | 'hasDraft' | 'publishAt'>;

/** Status chips of an article. */
export function ArticleChips({ state }: { state: ChipState }) {
  const copy = useCopy('admin-blog').chips;
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
