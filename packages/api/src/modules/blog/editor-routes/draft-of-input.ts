import type { articleDraftInput, WholeRevision } from '@pahiya/contracts/blog/editor-schema';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { everyLanguage } from '@pahiya/domain/shared/language';
import type { z } from 'zod';
import type { ArticleDraft } from '../article/article.ts';

/** A draft from validated input. */
export function draftOfInput(input: z.output<typeof articleDraftInput>): ArticleDraft {
  const { categoryId, updatedOn, note, texts } = input;
  return {
    categoryId,
    updatedOn: updatedOn as IstDate,
    note: note === '' ? null : note,
    texts,
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
    texts: everyLanguage((language) => texts[language] ?? undefined),
  };
}
