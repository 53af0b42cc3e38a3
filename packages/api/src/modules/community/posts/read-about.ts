import type {
  postsAbout,
  questionsAbout,
  taggedPosts,
} from '@pahiya/contracts/community/subject-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { postPath } from '@pahiya/domain/community/post-path';
import { tagOf } from '@pahiya/domain/community/post-tags';
import { excerptOf } from '@pahiya/domain/community/post-text';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { badCursor, notInCommunity } from '../store/community-refusals.ts';
import { pageSize, readListCursor, writeListCursor } from '../store/list-cursor.ts';
import { findSubject } from './find-subject.ts';
import { readCards } from './read-posts.ts';
import { selectAbout, selectQuestions } from './subject-repository.ts';
import { selectTagged } from './tag-repository.ts';

const mostQuestions = 3;

/** The best answered questions about a subject. */
export async function readQuestions(
  sql: Queryable,
  about: string,
): Promise<AnswerOf<typeof questionsAbout>> {
  const rows = await selectQuestions(sql, about, mostQuestions);
  return {
    questions: rows.map(({ postId, title, answer, isAccepted, ...row }) => ({
      ...row,
      ...{ postId, title, isAccepted: isAccepted === true, path: postPath(postId, title) },
      answer: excerptOf(answer ?? '', 200),
    })),
  };
}

/** A page of posts about a subject, as the feed "top" orders them. */
export async function readAbout(
  sql: Queryable,
  { about, after }: { readonly about: string; readonly after: string | undefined },
): Promise<Result<AnswerOf<typeof postsAbout>, Refusal>> {
  const key = readListCursor('about', after, 'number');
  if (key === null) return err(badCursor);
  const subject = await findSubject(sql, about);
  if (subject === null) return err(notInCommunity);
  const rows = await selectAbout(sql, about, key);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return ok({
    subject,
    posts: await readCards(
      sql,
      rows.slice(0, pageSize).map(({ rowId }) => rowId),
    ),
    next:
      last === undefined
        ? null
        : writeListCursor('about', { key: String(last.topKey), id: last.rowId }),
  });
}

/** A page of posts with a tag, newest first. A tag without posts is not there. */
export async function readTagged(
  sql: Queryable,
  wish: { readonly tag: string; readonly after: string | undefined },
): Promise<Result<AnswerOf<typeof taggedPosts>, Refusal>> {
  const tag = tagOf(wish.tag);
  if (tag === null) return err(notInCommunity);
  const key = readListCursor('tag', wish.after, 'number');
  if (key === null) return err(badCursor);
  const rows = await selectTagged(sql, tag, key);
  if (rows.length === 0) return err(notInCommunity);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return ok({
    tag,
    posts: await readCards(
      sql,
      rows.slice(0, pageSize).map(({ rowId }) => rowId),
    ),
    next: last === undefined ? null : writeListCursor('tag', { key: '0', id: last.rowId }),
  });
}
