import type { EditorArticle } from '@pahiya/contracts/blog/editor-schema';
import type { UploadedImage } from '@pahiya/contracts/images/image-contracts';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { ArticleCrumbs } from './article-page.tsx';
import { ArticleForm } from './cards/article-form.tsx';
import { KeptDraftNote } from './cards/kept-draft-note.tsx';
import { PreviewPart } from './cards/preview-part.tsx';
import type { ArticleOutcome } from './draft/article-outcome.ts';
import { emptyTyped } from './draft/typed-draft.ts';
import { authorsOf } from './draft/usual-authors.ts';

type NewArticleProps = {
  readonly categories: EditorArticle['categories'];
  readonly images: readonly UploadedImage[];
  readonly outcome: ArticleOutcome | null;
  readonly body: (html: string) => ReactNode;
};

const nothing = { en: null, hi: null };

/** Starts an article: its address, and its text in one language or both. */
export function NewArticle({ categories, images, outcome, body }: NewArticleProps) {
  const copy = useCopy('desk-blog');
  const { today, brand } = usePage();
  return (
    <div className="grid gap-5 pt-4">
      <ArticleCrumbs />
      <h1>{copy.create.title}</h1>
      <RefusalNote refused={outcome?.refused ?? null} />
      <KeptDraftNote />
      <ArticleForm
        action="/desk/blog/new"
        typed={outcome?.typed ?? emptyTyped(today, authorsOf(copy, brand))}
        isNew
        fields={outcome?.refused?.fields ?? []}
        categories={categories}
        images={images}
        savedPath={null}
      />
      <PreviewPart previews={outcome?.previews ?? nothing} body={body} />
    </div>
  );
}
