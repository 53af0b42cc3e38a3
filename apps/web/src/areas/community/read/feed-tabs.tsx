import { Tabs } from '@pahiya/ui/tabs';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { listPath } from './community-trail.ts';
import type { ReadFeed } from './read-list-query.ts';

/** The orders of a list, as links. */
export function FeedTabs({ path: list, feed }: { path: string; feed: ReadFeed }) {
  const copy = useCopy('community');
  const path = usePagePath();
  return (
    <Tabs
      label={copy.sort}
      tabs={(['latest', 'top'] as const).map((one) => ({
        href: path(listPath(list, { feed: one })),
        label: copy.feeds[one],
        current: one === feed,
      }))}
    />
  );
}
