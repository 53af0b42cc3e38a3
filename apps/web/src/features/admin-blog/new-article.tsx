import type { EditorArticle } from '@pahiya/contracts/blog/editor-schema';
import type { UploadedImage } from '@pahiya/contracts/images/image-contracts';
import type { ReactNode } from 'react';
import { RefusalNote } from '../../admin/refusal-note.tsx';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { ArticleForm } from './article-form.tsx';
import type { ArticleOutcome } from './article-outcome.ts';
import { ArticleCrumbs } from './article-page.tsx';
import { KeptDraftNote } from './kept-draft-note.tsx';
import { PreviewPart } from './preview-part.tsx';
import { emptyTyped } from './typed-draft.ts';
import { authorsOf } from './usual-authors.ts';

type NewArticleProps = {
  readonly categories: EditorArticle['categories'];
  readonly images: readonly UploadedImage[];
  readonly outcome: ArticleOutcome | null;
  readonly body: (html: string) => ReactNode;
};

const nothing = { en: null, hi: null };

/** Starts an article: its address, and its text in one language or both. */
export function NewArticle({ categories, images, outcome, body }: NewArticleProps) {
  const copy = useCopy('admin-blog');
  const { today, brand } = usePage();
  return (
    <div className="grid gap-5 pt-4">
      <ArticleCrumbs />
      <h1>{copy.create.title}</h1>
      <RefusalNote refused={outcome?.refused ?? null} />
      <KeptDraftNote />
      <ArticleForm
        action="/admin/blog/new"
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
