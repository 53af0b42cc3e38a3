import type { articleDraftInput, WholeRevision } from '@pahiya/contracts/blog/editor-schema';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { z } from 'zod';
import type { ArticleDraft } from '../article.ts';

/** A draft from validated input. */
export function draftOfInput(input: z.output<typeof articleDraftInput>): ArticleDraft {
  const { categoryId, updatedOn, note, texts } = input;
  return {
    categoryId,
    updatedOn: updatedOn as IstDate,
    note: note === '' ? null : note,
    texts: { en: texts.en, hi: texts.hi },
  };
}

/** The draft of an older revision. */
export function draftOfRevision(
  { categoryId, updatedOn, texts }: WholeRevision,
  note: string,
): ArticleDraft {
  return {
    categoryId,
    updatedOn: updatedOn as IstDate,
    note: note === '' ? null : note,
    texts: { en: texts.en ?? undefined, hi: texts.hi ?? undefined },
  };
}
