import { decideBy, hidesAt } from '@pahiya/domain/community/report-weight';
import type { ReasonFor } from '@pahiya/domain/reports/report-reasons';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Transaction } from '../../../db/database.ts';
import type { ReportSubject } from '../../../report-subject.ts';
import type { Services } from '../../../services.ts';
import { openReportsOf } from '../../content-reports/open-reports.ts';
import { readJudged } from '../../content-reports/report-figures.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { oncePerDevice } from '../people/devices.ts';
import { trustOfPerson } from '../people/trust-of-person.ts';
import { communityContent } from '../store/community-content.ts';
import { setDue } from '../store/due-repository.ts';
import { moveWritten } from './moderate.ts';
import {
  lockWritten,
  selectWritten,
  type WrittenKind,
  wasAllowed,
} from './moderation-repository.ts';
import { isOwnText } from './own-account-repository.ts';
import { tellIgnored } from './tell-ignored.ts';

/** Posts and comments in the queue of reports. */
export const communitySubjects: readonly ReportSubject[] = [
  subjectOf('post'),
  subjectOf('comment'),
];

function subjectOf(kind: WrittenKind): ReportSubject {
  return {
    kind: `community-${kind}`,
    role: 'moderator',
    find: async (sql, ids) =>
      new Map(
        (await selectWritten(sql, kind, ids)).map(({ id, postId, title, text, state }) => [
          id,
          { title, text, path: `/community/post/${postId}`, isShown: state === 'live' },
        ]),
      ),
    hide: async (tx, id, { reason, operatorId, now }) => {
      const written = await lockWritten(tx, kind, id);
      if (written === null || (written.state !== 'live' && written.state !== 'hidden'))
        return false;
      const act = {
        kind,
        id,
        act: 'remove',
        note: '',
        reason,
        operatorId,
        to: 'removed',
        now,
      } as const;
      await moveWritten(tx, { ...act, written });
      await tellIgnored(tx, { kind, id, now });
      await bumpContent(tx, communityContent);
      return true;
    },
    isOwn: (tx, id, operatorId) => isOwnText(tx, operatorId, { kind, id }),
    keep: async (tx, id, now) => {
      await setDue(tx, { kind, id }, null);
      await tellIgnored(tx, { kind, id, now });
    },
    awaitDecision: async (tx, id, { reason, dueAt, now, isHidden }) => {
      await setDue(tx, { kind, id }, dueAt);
      if (isHidden && !(await wasAllowed(tx, kind, id)))
        await holdBack(tx, { kind, id, reason, now });
    },
    onReported: (services, id) => hideWhenReported(services, kind, id),
  };
}

/** Hides a post or comment until a moderator decides, when its open reports weigh enough. Reports of visitors have no
 * weight, and those from one device or one range of addresses count once. */
async function hideWhenReported(
  services: Pick<Services, 'sql' | 'now'>,
  kind: WrittenKind,
  id: string,
): Promise<void> {
  const reports = await openReportsOf(services.sql, `community-${kind}`, [id]);
  const due = reports.map(({ reason, reportedAt }) =>
    decideBy(reason as ReasonFor<'community-post'>, reportedAt).getTime(),
  );
  if (due.length > 0) await setDue(services.sql, { kind, id }, new Date(Math.min(...due)));
  const records = await readJudged(
    services.sql,
    ['community-post', 'community-comment'],
    reports.flatMap(({ userId }) => userId ?? []),
  );
  const counted = await oncePerDevice(services.sql, reports);
  const weighed = await Promise.all(
    fewOfRange(counted)
      .slice(0, 20)
      .flatMap(({ userId, reason, range }) =>
        userId === null
          ? []
          : [
              trustOfPerson(services, userId).then((person) => ({
                ...{ ...person, range },
                record: records.get(userId) ?? { judged: 0, agreed: 0 },
                reason: reason as ReasonFor<'community-post'>,
              })),
            ],
      ),
  );
  if (!hidesAt(weighed, istDateOf(services.now()))) return;
  const [first] = weighed;
  await services.sql.begin((tx) =>
    holdBack(tx, { kind, id, reason: first?.reason ?? null, now: services.now() }),
  );
}

/** At most a few reports of each range of addresses, so that a flood of one leaves room for those of others. */
function fewOfRange<Report extends { readonly range: number | null }>(
  reports: readonly Report[],
): readonly Report[] {
  const seen = new Map<number, number>();
  return reports.filter(({ range }) => {
    if (range === null) return true;
    const count = (seen.get(range) ?? 0) + 1;
    seen.set(range, count);
    return count <= 3;
  });
}

/** Hides what is shown until a moderator decides. */
async function holdBack(
  tx: Transaction,
  {
    kind,
    id,
    reason,
    now,
  }: {
    readonly kind: WrittenKind;
    readonly id: string;
    readonly reason: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const written = await lockWritten(tx, kind, id);
  if (written?.state !== 'live') return;
  const act = { kind, id, act: 'hide', note: '', operatorId: null, to: 'hidden' } as const;
  await moveWritten(tx, { ...act, reason, now, written });
  await bumpContent(tx, communityContent);
}
