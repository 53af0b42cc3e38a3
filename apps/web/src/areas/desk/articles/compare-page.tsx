import type { WholeRevision } from '@pahiya/contracts/blog/editor-schema';
import { Button } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { ArticleCrumbs } from './article-page.tsx';
import { Difference } from './cards/difference.tsx';
import { typedText } from './draft/typed-draft.ts';

type ComparePageProps = {
  readonly from: WholeRevision;
  readonly to: WholeRevision;
  /** The newest revision, which a restore is based on. */
  readonly newestId: string;
  readonly refused: Refused | null;
};

/** Compares two revisions and restores either. */
export function ComparePage({ from, to, newestId, refused }: ComparePageProps) {
  const copy = useCopy('desk-blog').compare;
  const { language } = usePage();
  const path = usePagePath();
  const home = `/desk/blog/${from.articleId}`;
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
