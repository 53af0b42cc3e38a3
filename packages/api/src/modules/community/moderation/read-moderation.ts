import type { communityLog } from '@pahiya/contracts/community/community-contracts';
import type { adminPosts } from '@pahiya/contracts/community/moderation-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { hideContacts } from '@pahiya/domain/community/hide-contacts';
import type { PostState } from '@pahiya/domain/community/post-states';
import type { ReasonFor } from '@pahiya/domain/reports/report-reasons';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openReportsOf } from '../../content-reports/open-reports.ts';
import { operatorNames } from '../../operators/operator-names.ts';
import { selectOfComments, selectOfPosts } from '../pictures/picture-repository.ts';
import { badCursor } from '../store/community-refusals.ts';
import { pageSize, readListCursor, writeListCursor } from '../store/list-cursor.ts';
import { selectActs, selectModerated } from './moderation-repository.ts';

const logPage = 50;

/** The queue by deadline, or posts and comments in a state, with their open reports. Contact details and
 * vehicle numbers are hidden until the viewer has assigned the text to themselves. */
export async function readModerated(
  sql: Queryable,
  {
    state,
    after,
    ...viewer
  }: {
    readonly state: PostState | 'queue';
    readonly after?: string | undefined;
    readonly operatorId: string;
    readonly now: Date;
  },
): Promise<Result<AnswerOf<typeof adminPosts>, Refusal>> {
  const key = readListCursor(`queue-${state}`, after, 'instant');
  if (key === null) return err(badCursor);
  const rows = await selectModerated(sql, { state, after: key, ...viewer });
  const page = rows.slice(0, pageSize);
  const names = await operatorNames(
    sql,
    page.map(({ claimedId }) => claimedId),
  );
  const reports = (
    await Promise.all(
      (['post', 'comment'] as const).map((kind) => {
        const ids = page.filter((row) => row.kind === kind).map(({ id }) => id);
        return openReportsOf(sql, `community-${kind}`, ids);
      }),
    )
  ).flat();
  const idsOf = (kind: 'post' | 'comment') =>
    page.filter((row) => row.kind === kind).map(({ id }) => id);
  const [ofPosts, ofComments] = await Promise.all([
    selectOfPosts(sql, idsOf('post')),
    selectOfComments(sql, idsOf('comment')),
  ]);
  const items = page.map(({ rowId, createdAt, dueAt, claimedId, ...row }) => {
    // Who assigned it to themselves reads all of it; the assignment is logged.
    const isWhole = claimedId === viewer.operatorId;
    const [title, text] = [row.title, row.text].map((one) => (isWhole ? one : hideContacts(one)));
    const reasons = reports
      .filter(({ subjectId }) => subjectId === row.id)
      .map(({ reason }) => reason as ReasonFor<'community-post'>);
    return {
      ...row,
      ...{ title: title ?? '', text: text ?? '' },
      isMasked: title !== row.title || text !== row.text,
      spamParts: { ...row.spamParts },
      pictures: (ofPosts.get(row.id) ?? ofComments.get(row.id) ?? []).map(
        ({ pictureId, width, height, alt, isSynthetic }) => ({
          ...{ pictureId, width, height, alt, isSynthetic },
        }),
      ),
      createdAt: createdAt.toISOString(),
      reports: [...new Set(reasons)],
      dueAt: dueAt?.toISOString() ?? null,
      claimedBy: names(claimedId),
      isClaimedByOther: claimedId !== null && claimedId !== viewer.operatorId,
    };
  });
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return ok({
    items,
    next:
      last === undefined
        ? null
        : writeListCursor(`queue-${state}`, {
            key: ((state === 'queue' ? last.dueAt : null) ?? last.createdAt).toISOString(),
            id: last.rowId,
          }),
  });
}

/** What was decided, for everybody: no words that were removed, no names. */
export async function readLog(
  sql: Queryable,
  after: string | undefined,
): Promise<Result<AnswerOf<typeof communityLog>, Refusal>> {
  const key = readListCursor('log', after, 'number');
  if (key === null) return err(badCursor);
  const rows = await selectActs(sql, { after: key, limit: logPage });
  const last = rows.length > logPage ? rows[logPage - 1] : undefined;
  return ok({
    acts: rows
      .slice(0, logPage)
      .map(({ rowId, actedAt, ...act }) => ({ ...act, actedAt: actedAt.toISOString() })),
    next: last === undefined ? null : writeListCursor('log', { key: '0', id: last.rowId }),
  });
}
