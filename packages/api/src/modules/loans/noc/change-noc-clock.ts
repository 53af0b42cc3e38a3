import type { InputOf } from '@pahiya/contracts/contract';
import type { changeNocClock as contract } from '@pahiya/contracts/loans/noc-contracts';
import { istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { endWatch } from '../../watches/watches.ts';
import { deleteNocRow, findNocRow, updatePapers } from './noc-repository.ts';
import { nocWatchName } from './noc-watch.ts';
import { badDay } from './start-noc-clock.ts';

/** A clock of a person. */
export type OwnClock = { readonly clockId: string; readonly userId: string };

/** Refusal for a clock that does not exist or belongs to another person; the response is the same. */
export const clockNotFound: Refusal = {
  code: 'loan/clock-not-found',
  detail: 'There is no such closed loan in your account.',
};

/** Changes a clock as its owner says, or ends it with its watch. Refuses `loan/clock-not-found`, and a day before the
 * payment or in the future. */
export async function changeNocClock(
  { sql, now }: Services,
  { clockId, userId }: OwnClock,
  change: InputOf<typeof contract>['body'],
): Promise<Result<undefined, Refusal>> {
  return sql.begin(async (tx) => {
    if (change.act === 'remove') {
      const isGone = await deleteNocRow(tx, { clockId, userId });
      if (isGone) await endWatch(tx, { kind: nocWatchName, subject: clockId });
      return isGone ? ok(undefined) : err(clockNotFound);
    }
    const row = await findNocRow(tx, clockId, userId);
    if (row === null) return err(clockNotFound);
    const papersOn = change.act === 'papers' ? parseIstDate(change.papersOn) : null;
    const isWrong =
      change.act === 'papers' &&
      (papersOn === null || papersOn < row.closedOn || papersOn > istDateOf(now()));
    if (isWrong) return err(badDay('papersOn'));
    await updatePapers(tx, { clockId, userId, papersOn });
    return ok(undefined);
  });
}
