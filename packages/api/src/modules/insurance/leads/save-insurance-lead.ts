import type { AnswerOf } from '@pahiya/contracts/contract';
import type { saveInsuranceLead as contract } from '@pahiya/contracts/insurance/lead-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import { keyedHash } from '../../../http/keyed-hash.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { openFirmsOfKind } from '../../partner-firms/firms/find-partner-firm.ts';
import { askLead } from '../../partner-leads/ask/ask-lead.ts';
import { readLookupMark } from '../../vehicle/read-lookup-mark.ts';

/** Sends an enquiry about a renewal to a partner of an insurer, through the one ledger of consents. The partner sees
 * neither the number of the vehicle nor that of the person. Refuses what an enquiry refuses. */
export async function saveInsuranceLead(
  services: Services,
  userId: string,
  { vehicleNumber, firmId, ...wish }: z.output<NonNullable<(typeof contract)['body']>>,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const mark = readLookupMark(vehicleNumber, 'body.vehicleNumber');
  if (!mark.ok) return mark;
  const { sql, settings, now } = services;
  const firms = await openFirmsOfKind(sql, 'insurer', now());
  if (!firms.some((firm) => firm.firmId === firmId)) return err(noSuchPartner);
  const subject = keyedHash(settings.secret, 'insurance-lead', mark.value.vehicleNumber);
  const made = await sql.begin((tx) =>
    askLead(services, tx, {
      ...wish,
      ...{ firmId, userId, kind: 'insurance', title: about.en },
      about: about[wish.language === 'hi' ? 'hi' : 'en'],
      subjectRef: subject.toString('base64url').slice(0, 24),
      hasBudgetOrDate: wish.wish !== '',
    }),
  );
  if (!made.ok) return made;
  const { isRepeat, firstAskedAt } = made.value;
  return ok({ isRepeat, firstAskedAt: firstAskedAt.toISOString() });
}

const about = { en: 'Motor insurance renewal', hi: 'गाड़ी का बीमा रिन्यू कराना' } as const;

const noSuchPartner: Refusal = {
  code: 'lead/partner-paused',
  detail: 'This partner takes no enquiries about insurance now.',
};
