import type { InputOf } from '@pahiya/contracts/contract';
import type { changeNocClock as contract } from '@pahiya/contracts/loans/noc-contracts';
import { nextNocNotice } from '@pahiya/domain/loans/noc-notices';
import { istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../auth/find-user.ts';
import { endWatch } from '../../watches/watches.ts';
import {
  deleteNocRow,
  findNocRow,
  updateChannels,
  updatePapers,
  updateTellOn,
} from './noc-repository.ts';
import { nocWatchName } from './noc-watch.ts';
import { badDay } from './start-noc-clock.ts';

/** A clock of a person. */
export type OwnClock = { readonly clockId: string; readonly userId: string };

/** Refusal for a clock that does not exist or belongs to another person; the response is the same. */
export const clockNotFound: Refusal = {
  code: 'loan/clock-not-found',
  detail: 'There is no such closed loan in your account.',
};

const noAddressText = 'The account has no email address. Add one first, or choose SMS.';
const noAddress: Refusal = {
  code: 'request/bad-input',
  detail: noAddressText,
  errors: [{ path: 'body.channels', message: noAddressText }],
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
    const today = istDateOf(now());
    if (change.act === 'alerts') {
      const isBlind =
        change.channels.includes('email') && (await findUser(tx, userId))?.email == null;
      if (isBlind) return err(noAddress);
      await updateChannels(tx, { clockId, userId }, [...new Set(change.channels)]);
      // What came before they were switched on is on the page.
      await updateTellOn(tx, clockId, nextNocNotice(row, today));
      return ok(undefined);
    }
    const papersOn = change.act === 'papers' ? parseIstDate(change.papersOn) : null;
    const isWrong =
      change.act === 'papers' && (papersOn === null || papersOn < row.closedOn || papersOn > today);
    if (isWrong) return err(badDay('papersOn'));
    await updatePapers(tx, { clockId, userId, papersOn });
    await updateTellOn(tx, clockId, nextNocNotice({ ...row, papersOn }, today));
    return ok(undefined);
  });
}
