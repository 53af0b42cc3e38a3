import type { EditorArticle } from '@pahiya/contracts/blog/editor-schema';
import type { UploadedImage } from '@pahiya/contracts/images/image-contracts';
import type { Language } from '@pahiya/domain/shared/language';
import { Card } from '@pahiya/ui/card';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { AddressCard } from './cards/address-card.tsx';
import { ArticleChips } from './cards/article-chips.tsx';
import { ArticleForm } from './cards/article-form.tsx';
import { ConflictNote } from './cards/conflict-note.tsx';
import { KeptDraftNote } from './cards/kept-draft-note.tsx';
import { PreviewPart } from './cards/preview-part.tsx';
import { PublishCard } from './cards/publish-card.tsx';
import { RevisionsCard } from './cards/revisions-card.tsx';
import type { ArticleIntent, ArticleOutcome, Previews } from './draft/article-outcome.ts';
import { typedOf } from './draft/typed-draft.ts';
import { authorsOf } from './draft/usual-authors.ts';

type ArticlePageProps = {
  readonly article: EditorArticle;
  readonly images: readonly UploadedImage[];
  readonly previews: Previews;
  readonly done: ArticleIntent | null;
  readonly outcome: ArticleOutcome | null;
  readonly body: (html: string) => ReactNode;
};

/** One article: text in both languages, preview, publishing, address and revisions. */
export function ArticlePage({ article, images, previews, done, outcome, body }: ArticlePageProps) {
  const copy = useCopy('desk-blog');
  const { language, brand } = usePage();
  const { newest } = article;
  const authors = authorsOf(copy, brand);
  const home = `/desk/blog/${article.articleId}`;
  const title = titleIn(article, language);
  const typed = outcome?.typed ?? null;
  const fields = outcome?.refused?.fields ?? [];
  const isMoving = outcome?.refused?.intent === 'move';
  const shown = typed === null ? typedOf(article, authors) : { ...typed, base: newest.revisionId };
  const isSaved = done === 'save' || done === 'created' || done === 'restore';
  return (
    <div className="grid gap-5 pt-4">
      <ArticleCrumbs />
      <h1 className="wrap-anywhere" lang={title.language}>
        {title.text}
      </h1>
      {done !== null && outcome === null && <DoneNote text={copy.done[done]} />}
      <RefusalNote refused={outcome?.refused ?? null} />
      {outcome?.kind === 'conflict' && typed !== null && (
        <ConflictNote typed={typed} theirs={newest} />
      )}
      <p className="flex flex-wrap gap-2">
        <ArticleChips state={stateOf(article)} />
      </p>
      <KeptDraftNote />
      <ArticleForm
        action={home}
        // After a conflict the next save replaces the revision shown next to it; after a refusal, the one the editor
        // started from.
        typed={outcome?.kind === 'conflict' || typed === null ? shown : typed}
        isNew={false}
        fields={isMoving ? [] : fields}
        categories={article.categories}
        images={images}
        savedPath={isSaved ? (done === 'created' ? '/desk/blog/new' : home) : null}
      />
      <PreviewPart previews={outcome?.previews ?? previews} body={body} />
      <div className="grid gap-4 lg:grid-cols-2">
        <PublishCard article={article} isInstantMissing={outcome?.kind === 'no-instant'} />
        <AddressCard article={article} isWrong={isMoving && fields.length > 0} />
        <RevisionsCard article={article} />
        <PollLink article={article} />
      </div>
    </div>
  );
}

/** Link back to the list of articles. */
export function ArticleCrumbs({ children }: { children?: ReactNode }) {
  const copy = useCopy('desk-blog').list;
  const path = usePagePath();
  return (
    <p className="flex flex-wrap gap-x-4">
      <a href={path('/desk/blog')} className="inline-flex min-h-11 items-center">
        {copy.back}
      </a>
      {children}
    </p>
  );
}

function PollLink({ article: { articleId, poll } }: { article: EditorArticle }) {
  const copy = useCopy('desk-blog').poll;
  const { language } = usePage();
  const path = usePagePath();
  return (
    <Card title={copy.title} id="poll">
      <p className="wrap-anywhere">{poll === null ? copy.none : poll[language]}</p>
      {poll !== null && <p className="text-ink-2">{copy.votes(poll.total)}</p>}
      <p>
        <a
          href={path(`/desk/blog/${articleId}/poll`)}
          className="inline-flex min-h-11 items-center"
        >
          {poll === null ? copy.begin : copy.open}
        </a>
      </p>
    </Card>
  );
}

/** The title in the page's language, else the other one with its language, for screen readers. */
function titleIn({ newest: { texts }, slug }: EditorArticle, language: Language) {
  const own = texts[language]?.title;
  if (own !== undefined) return { text: own, language: undefined };
  const other = language === 'en' ? 'hi' : 'en';
  const text = texts[other]?.title;
  return text === undefined ? { text: slug, language: 'en' } : { text, language: other };
}

function stateOf(article: EditorArticle) {
  const { liveRevisionId, withdrawnAt, newest, revisions } = article;
  return {
    isLive: liveRevisionId !== null,
    isWithdrawn: withdrawnAt !== null,
    hasDraft: liveRevisionId !== newest.revisionId,
    publishAt: revisions.find(({ state }) => state === 'scheduled')?.publishAt ?? null,
  };
}
