import { randomUUID } from 'node:crypto';
import type { reportCall as contract } from '@pahiya/contracts/contact-ledger/contact-contracts';
import { leadClocksOn } from '@pahiya/domain/leads/lead-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { pauseForStrikes } from '../partner-firms/firms/pause-for-strikes.ts';
import { noContact } from './contact-refusals.ts';
import { consentsOfUser } from './store/consent-repository.ts';
import { countComplainers, insertComplaint } from './store/contact-use-repository.ts';

type Reported = z.output<NonNullable<(typeof contract)['body']>>;

/** Records a call that was not wanted. About a consent it is a strike; three people's strikes in ninety days pause the
 * firm. */
export async function reportCall(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  userId: string,
  { consentId, caller, calledOn, note }: Reported,
): Promise<Result<{ readonly isReported: true }, Refusal>> {
  const at = now();
  const today = istDateOf(at);
  if (calledOn > today || calledOn < '2020-01-01') {
    return err({ code: 'contact/day-invalid', detail: 'The day of the call is not in the past.' });
  }
  return sql.begin(async (tx) => {
    const consent =
      consentId === null
        ? null
        : ((await consentsOfUser(tx, userId)).find((one) => one.consentId === consentId) ?? null);
    if (consentId !== null && consent === null) return err(noContact);
    const firmId = consent?.firmId ?? null;
    await insertComplaint(tx, {
      id: randomUUID(),
      userId,
      consentId,
      firmId,
      caller: caller === '' ? null : caller,
      calledOn,
      note: note === '' ? null : note,
      at,
    });
    if (firmId !== null) {
      const { strikesDays, strikesPause } = leadClocksOn(today);
      const since = new Date(at.getTime() - strikesDays * 86_400_000);
      if ((await countComplainers(tx, firmId, since)) >= strikesPause) {
        await pauseForStrikes(tx, firmId, at);
      }
    }
    return ok({ isReported: true as const });
  });
}
