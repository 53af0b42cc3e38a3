import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type {
  chooseBalance as contract,
  readReminders,
} from '@pahiya/contracts/reminders/reminder-contracts';
import { balanceLines, lowBalanceOn } from '@pahiya/domain/fastag/low-balance';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { knownBalances } from '../fastag/balance/known-balances.ts';
import { readLookupMark } from '../vehicle/read-lookup-mark.ts';

/** Stores the amount below which a person is told of a FASTag's balance, or forgets a balance. */
export async function chooseBalance(
  services: Pick<Services, 'sql' | 'now'>,
  userId: string,
  body: InputOf<typeof contract>['body'],
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { sql, now } = services;
  if (body.act === 'forget') {
    const reading = readLookupMark(body.vehicleNumber, 'body.vehicleNumber');
    if (!reading.ok) return reading;
    await knownBalances.forget(sql, userId, reading.value.vehicleNumber);
    return ok({ isSaved: true });
  }
  if (body.line === null) {
    await knownBalances.dropLine(sql, userId);
    return ok({ isSaved: true });
  }
  const lines = balanceLines(istDateOf(now()));
  const line = lines.find((one) => one === body.line);
  if (line === undefined) {
    const message = `Choose one of ${lines.map((one) => formatRupees(one)).join(', ')}.`;
    return err({
      code: 'request/bad-input',
      detail: message,
      errors: [{ path: 'body.line', message }],
    });
  }
  await knownBalances.chooseLine(sql, userId, { line, at: now() });
  return ok({ isSaved: true });
}

/** The line of a person, those that can be chosen, and the last known balances with their age. */
export async function readBalances(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  userId: string,
): Promise<AnswerOf<typeof readReminders>['balances']> {
  const today = istDateOf(now());
  const [line, known] = await Promise.all([
    knownBalances.line(sql, userId),
    knownBalances.of(sql, userId),
  ]);
  return {
    ...{ line, lines: [...balanceLines(today)] },
    tags: known.map(({ vehicleNumber, issuer, isSandbox, ...reading }) => ({
      ...{ vehicleNumber, display: displayVehicleNumber(vehicleNumber) },
      balance: reading.balance,
      source: { name: issuer, at: reading.readAt.toISOString(), sandbox: isSandbox },
      nextOn: lowBalanceOn(reading, reading.line, today),
    })),
  };
}
