import { StaleNote } from '@pahiya/ui/stale-note';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { ResultsCopy } from '../ticket/ticket-view.ts';
import type { SourceNotice } from './source-notices.ts';

type NoticeBannersProps = {
  readonly notices: readonly SourceNotice[];
  readonly words: Pick<ResultsCopy, 'banner' | 'sources'>;
};

/** Banners for sources and payment that are down or slow. */
export function NoticeBanners({ notices, words }: NoticeBannersProps) {
  const { language } = usePage();
  const path = usePagePath();
  return notices.map(({ what, state, lastAt }) => (
    <StaleNote
      key={what}
      action={
        <a href={path('/challan-status')} aria-label={words.banner.more}>
          {words.banner.more}
        </a>
      }
    >
      {what === 'payment' ? words.banner.payment : words.banner[state](words.sources[what])}{' '}
      {lastAt !== null && words.banner.since(instantText(lastAt, language))}
    </StaleNote>
  ));
}
