import type { Answer } from '@pahiya/api-client/api-client';
import type { EditorArticleRow } from '@pahiya/contracts/blog/editor-schema';
import { languages } from '@pahiya/domain/shared/language';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { SavedBy } from '../shell/saved-by.tsx';
import { ArticleChips } from './cards/article-chips.tsx';
import { ArticleFilterForm } from './cards/article-filter-form.tsx';
import { NewsletterCard } from './cards/newsletter-card.tsx';
import { type ArticleFilters, articlesPath } from './draft/article-filters.ts';

type ArticleListProps = Answer<'editorArticles'> & {
  readonly filters: ArticleFilters;
  readonly newsletter: Answer<'editorNewsletter'> | null;
  readonly isSent: boolean;
  readonly refused: Refused | null;
};

/** Articles with filters, and the newsletter. */
export function ArticleList(props: ArticleListProps) {
  const { rows, pageNumber, hasMore, categories, filters, newsletter, isSent, refused } = props;
  const copy = useCopy('desk-blog').list;
  const path = usePagePath();
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      {isSent && <DoneNote text={copy.newsletter.done} />}
      <RefusalNote refused={refused} />
      <div className="split lg:grid-cols-[minmax(0,1fr)_20rem]!">
        <div className="grid content-start gap-4">
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={path('/desk/blog/new')}>{copy.write}</ButtonLink>
          </div>
          <ArticleFilterForm filters={filters} />
          {rows.length === 0 ? (
            <EmptyFace title={copy.empty.title} detail={copy.empty.detail} />
          ) : (
            <ul className="grid grid-cols-1 gap-3">
              {rows.map((row) => (
                <ArticleRow key={row.articleId} row={row} categories={categories} />
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-3">
            {pageNumber > 1 && (
              <ButtonLink variant="outline" href={path(articlesPath(filters))}>
                {copy.first}
              </ButtonLink>
            )}
            {hasMore && (
              <ButtonLink variant="outline" href={path(articlesPath(filters, pageNumber + 1))}>
                {copy.next}
              </ButtonLink>
            )}
          </div>
        </div>
        <div className="grid content-start gap-4">
          {newsletter !== null && <NewsletterCard newsletter={newsletter} />}
        </div>
      </div>
    </div>
  );
}

function ArticleRow({
  row,
  categories,
}: {
  row: EditorArticleRow;
  categories: Answer<'editorArticles'>['categories'];
}) {
  const copy = useCopy('desk-blog');
  const { language } = usePage();
  const path = usePagePath();
  const other = language === 'en' ? 'hi' : 'en';
  const isOther = row.titles[language] === null;
  const title = row.titles[language] ?? row.titles[other] ?? row.slug;
  const missing = languages.filter((one) => row.titles[one] === null);
  return (
    <li className="card grid grid-cols-1 gap-2 wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <a
          href={path(`/desk/blog/${row.articleId}`)}
          className="inline-flex min-h-11 items-center font-semibold"
          lang={isOther ? other : undefined}
        >
          {title}
        </a>
        <span className="flex flex-wrap gap-2">
          <ArticleChips state={row} />
        </span>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-small">
        <span lang="en" translate="no">
          {`/blog/${row.slug}`}
        </span>
        <span>{categories.find(({ id }) => id === row.categoryId)?.[language]}</span>
        {missing.map((one) => (
          <span key={one}>{copy.list.missing[one]}</span>
        ))}
        <span>{copy.savedAt(instantText(row.savedAt, language))}</span>
        <SavedBy name={row.savedBy} byProgram={copy.byProgram} />
      </p>
    </li>
  );
}
