import { lowBalanceOn } from '@pahiya/domain/fastag/low-balance';
import { fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { knownBalances } from '../fastag/balance/known-balances.ts';
import { isInGarage } from '../garage/is-in-garage.ts';
import { enqueueNotice, vehicleJoinKey } from '../notices/enqueue-notice.ts';
import { isProvedOwner } from '../vehicle/proved-owner.ts';
import { balanceNotice } from './balance-notice.ts';
import { findChoices } from './reminder-repository.ts';

/** Queues messages about low balances, to the ways of reminders, and returns how many tags are told of. Planned before
 * the hours of messages begin, so that it goes in one message with the vehicle's reminders of the day. May run on
 * several servers at once. */
export async function planBalances(services: Services): Promise<number> {
  const { sql, now } = services;
  const today = istDateOf(now());
  const { everyDays } = fastagRuleOn('low-balance', today).values;
  const low = await knownBalances.low(sql, {
    readBefore: new Date(`${today}T00:00:00+05:30`),
    toldBefore: addDays(today, 1 - everyDays),
  });
  let told = 0;
  for (const one of low) {
    const { userId, vehicleNumber, balance, line } = one;
    if (lowBalanceOn(one, line, today) !== today) continue;
    const channels = (await findChoices(sql, userId))?.channels ?? [];
    if (channels.length === 0 || !(await isInGarage(sql, userId, vehicleNumber))) continue;
    if (!(await isProvedOwner(services, vehicleNumber, userId))) continue;
    const isTold = await sql.begin(async (tx) => {
      if (!(await knownBalances.markTold(tx, one, today))) return false;
      await enqueueNotice(tx, services, {
        ...{ userId, channels, subjectKind: balanceNotice, subjectId: vehicleNumber },
        ...{ dedupeKey: today, messageClass: 'service', facts: { balance } },
        joinKey: vehicleJoinKey(vehicleNumber),
      });
      return true;
    });
    if (isTold) told += 1;
  }
  return told;
}
