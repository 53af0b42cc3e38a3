import * as contracts from '@pahiya/contracts/community/writing-contracts';
import { oldestAppealable, oldestUndoable, undoBy } from '@pahiya/domain/community/community-terms';
import { excerptOf } from '@pahiya/domain/community/post-text';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../../http/address.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { fileAppeal } from '../moderation/appeals.ts';
import { selectOfComments } from '../pictures/picture-repository.ts';
import { pictureOnWire } from '../pictures/picture-store.ts';
import { badCursor, notInCommunity } from '../store/community-refusals.ts';
import { pageSize, readListCursor, writeListCursor } from '../store/list-cursor.ts';
import { deleteDraft, findDraft, selectDrafts } from './draft-repository.ts';
import { draftOnWire, mostDrafts, saveDraftOf } from './drafts.ts';
import {
  findOwnComment,
  findShown,
  selectOwn,
  selectRevisions,
  selectSimilar,
} from './edit-repository.ts';
import { editOwnComment, editOwnPost } from './edit-written.ts';
import { undoDeleteOf } from './undo-delete.ts';

/** A draft is saved while it is typed, at most every few seconds. */
const drafting: LimitRule = { name: 'community-draft', points: 400, perSeconds: 3600 };
const editing: LimitRule = { name: 'community-edit', points: 30, perSeconds: 86_400 };
const looking: LimitRule = { name: 'community-similar', points: 60, perSeconds: 60 };
/** Words of any script, escaped. */
const postBytes = 131_072;

/** Registers drafts, edits with their history, and what a person wrote. */
export function registerWriting(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;
  const per = (rule: LimitRule) => ({
    limits: ({ caller }: { readonly caller: { readonly userId: string } }) => [
      { rule, key: caller.userId },
    ],
  });
  serve(app, contracts.communityDraft, async ({ query, caller: { userId } }) => {
    const draft = await findDraft(sql, userId, query.place);
    return ok({ draft: draft === null ? null : draftOnWire(draft) });
  });
  serve(app, contracts.communityDrafts, async ({ caller: { userId } }) =>
    ok({ drafts: (await selectDrafts(sql, userId, mostDrafts)).map(draftOnWire) }),
  );
  serve(
    app,
    contracts.saveDraft,
    ({ body, caller: { userId } }) => saveDraftOf(services, userId, body),
    { ...per(drafting), bodyLimitBytes: postBytes },
  );
  serve(
    app,
    contracts.dropDraft,
    async ({ body, caller: { userId } }) => {
      await deleteDraft(sql, userId, body.place);
      return ok({ isDropped: true });
    },
    per(drafting),
  );
  serve(app, contracts.ownWriting, async ({ query, caller: { userId } }) => {
    const key = readListCursor('own', query.after, 'instant');
    if (key === null) return err(badCursor);
    const now = services.now();
    const rows = await selectOwn(sql, {
      ...{ userId, after: key, oldest: oldestAppealable(now), undoable: oldestUndoable(now) },
    });
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
    return ok({
      items: rows.slice(0, pageSize).map(({ rowId, source, createdAt, deletedAt, ...item }) => ({
        ...item,
        excerpt: excerptOf(source),
        createdAt: createdAt.toISOString(),
        undoUntil: deletedAt === null ? null : undoBy(deletedAt).toISOString(),
      })),
      next:
        last === undefined
          ? null
          : writeListCursor('own', { key: last.createdAt.toISOString(), id: last.rowId }),
    });
  });
  serve(
    app,
    contracts.editPost,
    ({ body, caller: { userId } }) => editOwnPost(services, { ...body, userId }),
    { ...per(editing), bodyLimitBytes: postBytes },
  );
  serve(
    app,
    contracts.editComment,
    ({ body, caller: { userId } }) => editOwnComment(services, { ...body, userId }),
    { ...per(editing), bodyLimitBytes: 65_536 },
  );
  serve(
    app,
    contracts.undoDelete,
    ({ body, caller: { userId } }) => undoDeleteOf(services, { ...body, userId }),
    { ...per(editing), bodyLimitBytes: 1024 },
  );
  serve(
    app,
    contracts.appealDecision,
    ({ body, caller: { userId } }) => fileAppeal(services, { ...body, userId }),
    per(editing),
  );
  serve(app, contracts.ownComment, async ({ query, caller: { userId } }) => {
    const comment = await findOwnComment(sql, query.commentId, userId);
    if (comment === null) return err(notInCommunity);
    const pictures = (await selectOfComments(sql, [query.commentId])).get(query.commentId) ?? [];
    return ok({ ...comment, pictures: pictures.map(pictureOnWire) });
  });
  serve(app, contracts.revisions, async ({ query: { kind, id } }) => {
    const shown = await findShown(sql, kind, id);
    if (shown === null) return err(notInCommunity);
    const { rowId, ...subject } = shown;
    const rows = await selectRevisions(sql, kind, rowId);
    return ok({
      ...subject,
      revisions: rows.map(({ replacedAt, ...row }) => ({
        ...row,
        replacedAt: replacedAt.toISOString(),
      })),
    });
  });
  serve(
    app,
    contracts.similarPosts,
    async ({ query }) => ok({ posts: [...(await selectSimilar(sql, query.title))] }),
    { limits: ({ address }) => [{ rule: looking, key: addressUnit(address) }] },
  );
}
