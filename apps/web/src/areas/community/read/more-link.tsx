import { ButtonLink } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { listPath } from './community-trail.ts';

type MoreLinkProps = {
  /** Path of the list, without the language. */
  readonly path: string;
  readonly feed?: string;
  /** The page that follows; null: this is the last. */
  readonly next: string | null;
  /** The page before is the first one. */
  readonly isFirst: boolean;
  readonly label?: string;
};

/** Links to the next page of a list and back to its beginning. */
export function MoreLink({ path: list, feed = 'latest', next, isFirst, label }: MoreLinkProps) {
  const copy = useCopy('community');
  const path = usePagePath();
  if (next === null && isFirst) return null;
  return (
    <nav aria-label={copy.pages} className="actions">
      {!isFirst && (
        <ButtonLink href={path(listPath(list, { feed }))} variant="outline" size="sm">
          {copy.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink
          href={path(listPath(list, { feed, after: next }))}
          variant="outline"
          size="sm"
          rel="next"
        >
          {label ?? copy.more}
        </ButtonLink>
      )}
    </nav>
  );
}
