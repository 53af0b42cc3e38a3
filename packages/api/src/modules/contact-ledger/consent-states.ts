import type { ContactChannel } from '@pahiya/contracts/contact-ledger/contact-terms';
import type { Queryable } from '../../db/database.ts';
import { consentsOfSubjects } from './store/consent-repository.ts';
import { type ErasureRow, erasuresOf } from './store/contact-use-repository.ts';
import { endErasure } from './store/erasure-work.ts';

/** What a firm may know of a consent. */
export type ConsentState = {
  readonly state: 'active' | 'over' | 'withdrawn';
  readonly channels: readonly ContactChannel[];
  readonly endsAt: Date;
  readonly withdrawnAt: Date | null;
  readonly erasure: ErasureRow | null;
};

/** The newest consents of some subjects for a firm, by subject. */
export async function consentStates(
  sql: Queryable,
  subjectIds: readonly string[],
  firmId: string,
  now: Date,
): Promise<ReadonlyMap<string, ConsentState>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await consentsOfSubjects(sql, subjectIds, firmId);
  const withdrawn = rows.filter(({ withdrawnAt }) => withdrawnAt !== null);
  const erasures =
    withdrawn.length === 0
      ? []
      : await erasuresOf(
          sql,
          withdrawn.map(({ consentId }) => consentId),
        );
  return new Map(
    rows.map(({ subjectId, consentId, channels, endsAt, withdrawnAt }) => [
      subjectId,
      {
        state: withdrawnAt !== null ? 'withdrawn' : endsAt <= now ? 'over' : 'active',
        channels,
        endsAt,
        withdrawnAt,
        erasure: erasures.find((one) => one.consentId === consentId) ?? null,
      },
    ]),
  );
}

/** Notes that a firm erased what a withdrawn consent had given it; false when nothing is open. `memberId`: null when the
 * firm's system confirmed it. */
export function confirmErasure(
  tx: Queryable,
  one: { consentId: string; firmId: string; memberId: string | null; at: Date },
): Promise<boolean> {
  return endErasure(tx, one);
}
