import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { signedInUsers } from '../../auth/signed-in-users.ts';
import { addTraffic, type DayTraffic } from './traffic-repository.ts';
import type { Viewer } from './viewer-of.ts';

/** What is counted of a listing. */
type Counted = 'views' | 'shortlisted';

/** Counts of a server that are not stored yet. */
export type Traffic = {
  /** Counts one for a listing on the current day in India; in memory, without waiting. */
  readonly count: (publicId: string, what: Counted, viewer?: Viewer) => void;
  /** Adds the counts to the database, without those of the sellers themselves; those of a failed attempt are kept for the
   * next one. Returns how many listings were left out since the last time because there were too many. */
  readonly store: () => Promise<number>;
};

type Counts = DayTraffic & { readonly viewer: Viewer };
const anybody: Viewer = { session: null, firmId: null };

/** Counts views and shortlist adds by listing and day. A killed server loses what it has not stored. */
export function createTraffic(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { listingsAtMost }: { readonly listingsAtMost: number },
): Traffic {
  let counts = new Map<string, Counts>();
  let leftOut = 0;

  function add({ publicId, day, viewer, views, shortlisted }: Counts): void {
    const key = `${publicId} ${day} ${viewer.session ?? ''} ${viewer.firmId ?? ''}`;
    const known = counts.get(key);
    if (known !== undefined) {
      known.views += views;
      known.shortlisted += shortlisted;
    } else if (counts.size < listingsAtMost) {
      counts.set(key, { publicId, day, viewer, views, shortlisted });
    } else leftOut += 1;
  }

  return {
    count: (publicId, what, viewer = anybody) =>
      add({
        ...{ publicId, viewer, day: istDateOf(now()), views: 0, shortlisted: 0 },
        [what]: 1,
      }),
    store: async () => {
      if (counts.size === 0) return 0;
      const taken = [...counts.values()];
      counts = new Map();
      try {
        const sessions = taken.flatMap(({ viewer }) => viewer.session ?? []);
        const users = await signedInUsers({ sql, now }, [...new Set(sessions)]);
        await addTraffic(
          sql,
          taken.map(({ viewer: { session, firmId }, ...counted }) => ({
            ...{ ...counted, firmId },
            userId: session === null ? null : (users.get(session) ?? null),
          })),
        );
      } catch (error) {
        for (const one of taken) add(one);
        throw error;
      }
      const left = leftOut;
      leftOut = 0;
      return left;
    },
  };
}
