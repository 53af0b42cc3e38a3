import { randomUUID } from 'node:crypto';
import type { postComments, saveComment } from '@pahiya/contracts/community/community-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { textLengths } from '@pahiya/domain/community/post-states';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { forgetSubject } from '../../content-reports/forget-subject.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { isBlockedBy } from '../own/own-repository.ts';
import { tellOfText } from '../own/tell.ts';
import { chosenPictures, noSuchPictures } from '../pictures/own-pictures.ts';
import { attachPictures, selectOfComments } from '../pictures/picture-repository.ts';
import { pictureOnWire } from '../pictures/picture-store.ts';
import { admitText, wasPasted } from '../posts/admit-text.ts';
import { countComments, findPost, lockShownPost } from '../posts/post-repository.ts';
import { putTextPrint } from '../posts/text-print-repository.ts';
import { touchSubject } from '../posts/touch-subject.ts';
import { checkText } from '../store/check-text.ts';
import { communityContent } from '../store/community-content.ts';
import { badCursor, locked, notInCommunity } from '../store/community-refusals.ts';
import { readListCursor, writeListCursor } from '../store/list-cursor.ts';
import { awaitLook } from '../watch/await-look.ts';
import {
  commentPage,
  findParent,
  insertComment,
  lockComment,
  markCommentDeleted,
  selectComments,
} from './comment-repository.ts';

/** A page of the comments of a post. Words that are not shown are left out; their place stays, with its replies. */
export async function readComments(
  sql: Queryable,
  {
    postId,
    readerId,
    after,
  }: {
    readonly postId: string;
    readonly readerId: string | null;
    readonly after: string | undefined;
  },
): Promise<Result<AnswerOf<typeof postComments>, Refusal>> {
  const key = readListCursor('comments', after, 'number');
  if (key === null || (key !== undefined && !/^\d{1,15}$/.test(key.key))) return err(badCursor);
  const post = await findPost(sql, postId, readerId);
  if (post === null) return err(notInCommunity);
  const rows = await selectComments(sql, { postRowId: post.rowId, readerId, after: key });
  const last = rows.length > commentPage ? rows[commentPage - 1] : undefined;
  const pictures = await selectOfComments(
    sql,
    rows.slice(0, commentPage).map(({ commentId }) => commentId),
  );
  return ok({
    comments: rows
      .slice(0, commentPage)
      .map(({ rowId, rootId, source, createdAt, editedAt, ...row }) => {
        const isSeen = (row.state === 'live' || row.state === 'pending') && !row.isMuted;
        return {
          ...row,
          author: isSeen ? row.author : null,
          authorName: isSeen ? row.authorName : null,
          text: isSeen ? source : null,
          pictures: isSeen ? (pictures.get(row.commentId) ?? []).map(pictureOnWire) : [],
          createdAt: createdAt.toISOString(),
          editedAt: editedAt?.toISOString() ?? null,
        };
      }),
    next:
      last === undefined
        ? null
        : writeListCursor('comments', { key: String(last.rootId), id: last.rowId }),
  });
}

type Typed = {
  readonly userId: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly text: string;
  readonly pictures: readonly string[];
  readonly typedSeconds?: number | undefined;
  readonly pasted?: number | undefined;
};

/** Stores a comment: shown at once, or after a moderator looked at it. */
export async function writeComment(
  services: Services,
  { userId, postId, parentId, pictures, ...typed }: Typed,
): Promise<Result<AnswerOf<typeof saveComment>, Refusal>> {
  const text = checkText('body.text', typed.text, textLengths.comment);
  if (!text.ok) return text;
  const place = `reply:${postId}`;
  const chosen = await chosenPictures(services, { userId, place }, pictures);
  if (chosen === null) return err(noSuchPictures);
  const pictureIds = chosen.map(({ pictureId }) => pictureId);
  const admitted = await admitText(services, {
    ...{ userId, kind: 'comment', field: 'body.text' },
    text: [text.value, ...chosen.map(({ alt }) => alt)].join('\n'),
    typedSeconds: typed.typedSeconds,
    isPasted: wasPasted(services, text.value, typed.pasted),
  });
  if (!admitted.ok) return admitted;
  const { state } = admitted.value;
  const commentId = randomUUID();
  return transact(services.sql, async (tx) => {
    const post = await lockShownPost(tx, postId);
    if (post === null) return err(notInCommunity);
    if (post.isLocked) return err(locked);
    if (await isBlockedBy(tx, userId, [post.authorId])) return err(notInCommunity);
    const parent = parentId === null ? null : await findParent(tx, parentId, post.rowId);
    if (parentId !== null && parent === null) return err(notInCommunity);
    if (parent !== null && (await isBlockedBy(tx, userId, [parent.authorId]))) {
      return err(notInCommunity);
    }
    await insertComment(tx, {
      ...{ commentId, postRowId: post.rowId, parent, authorId: userId, now: services.now() },
      ...{ source: text.value, ...admitted.value },
    });
    const { print } = admitted.value;
    await putTextPrint(tx, { kind: 'comment', id: commentId }, { print, now: services.now() });
    if (!(await attachPictures(tx, { kind: 'comment', id: commentId, userId, pictureIds }))) {
      return err(noSuchPictures);
    }
    if (admitted.value.isWatched) {
      await awaitLook(tx, { kind: 'comment', id: commentId }, services.now());
    }
    if (state === 'live') {
      await tellOfText(tx, { kind: 'comment', id: commentId, now: services.now() });
      await countComments(tx, post.rowId, 1);
      await touchSubject(tx, post.rowId);
      await bumpContent(tx, communityContent);
    }
    return ok({ commentId, state });
  });
}

/** Deletes an own comment; replies to it stay. */
export async function removeComment(
  { sql, now }: Services,
  { commentId, userId }: { readonly commentId: string; readonly userId: string },
): Promise<Result<{ readonly isDeleted: true }, Refusal>> {
  return transact(sql, async (tx) => {
    const comment = await lockComment(tx, commentId);
    const isOwn = comment !== null && comment.authorId === userId;
    if (!isOwn || comment.state === 'deleted' || comment.state === 'removed') {
      return err(notInCommunity);
    }
    const at = now();
    await markCommentDeleted(tx, commentId, at);
    await forgetSubject(tx, 'community-comment', commentId, at);
    if (comment.state === 'live') {
      await countComments(tx, comment.postRowId, -1);
      await touchSubject(tx, comment.postRowId);
      await bumpContent(tx, communityContent);
    }
    return ok({ isDeleted: true });
  });
}
