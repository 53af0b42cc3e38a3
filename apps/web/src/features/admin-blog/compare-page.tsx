import type { WholeRevision } from '@pahiya/contracts/blog/editor-schema';
import { Button } from '@pahiya/ui/button';
import type { Refused } from '../../admin/admin-gate.ts';
import { RefusalNote } from '../../admin/refusal-note.tsx';
import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { instantText } from '../../page-parts/instant-text.ts';
import { ArticleCrumbs } from './article-page.tsx';
import { Difference } from './difference.tsx';
import { typedText } from './typed-draft.ts';

type ComparePageProps = {
  readonly from: WholeRevision;
  readonly to: WholeRevision;
  /** The newest revision, which a restore is based on. */
  readonly newestId: string;
  readonly refused: Refused | null;
};

/** Compares two revisions and restores either. */
export function ComparePage({ from, to, newestId, refused }: ComparePageProps) {
  const copy = useCopy('admin-blog').compare;
  const { language } = usePage();
  const path = usePagePath();
  const home = `/admin/blog/${from.articleId}`;
  const textsOf = ({ texts }: WholeRevision) => ({
    en: typedText(texts.en),
    hi: typedText(texts.hi),
  });
  return (
    <div className="grid gap-5 pt-4">
      <ArticleCrumbs>
        <a href={path(home)} className="inline-flex min-h-11 items-center">
          {copy.back}
        </a>
      </ArticleCrumbs>
      <h1>{copy.title(from.number, to.number)}</h1>
      <RefusalNote refused={refused} />
      <p className="text-ink-2">
        {copy.times(instantText(from.madeAt, language), instantText(to.madeAt, language))}
      </p>
      {from.categoryId !== to.categoryId && <p>{copy.category}</p>}
      <h2>{copy.texts}</h2>
      <Difference before={textsOf(from)} after={textsOf(to)} />
      <div className="flex flex-wrap gap-3">
        {[from, to]
          .filter(({ revisionId }) => revisionId !== newestId)
          .map(({ revisionId, number }) => (
            <form
              key={revisionId}
              method="post"
              action={path(`${home}/compare?from=${from.revisionId}&to=${to.revisionId}`)}
            >
              <input type="hidden" name="revision" value={revisionId} />
              <input type="hidden" name="base" value={newestId} />
              <input type="hidden" name="note" value={copy.restoreNote(number)} />
              <Button variant="outline">{copy.restore(number)}</Button>
            </form>
          ))}
      </div>
      <p className="text-ink-2 text-small">{copy.restoreText}</p>
    </div>
  );
}
