import { contestLetter } from '@pahiya/domain/challans/contest-letter';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { formatInstant, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { drawHandoverFile } from '../handover/draw-handover-file.ts';
import { noSale } from '../store/move-sale.ts';
import { findOwnSold, type OwnSold } from './read-sold.ts';
import { openDetails } from './sold-details.ts';
import { findSoldChallans } from './sold-repository.ts';

/** The letter that contests a challan issued after the handover, with the handover file behind it. */
export async function readSoldLetter(
  { sql, settings, now }: Pick<Services, 'sql' | 'settings' | 'now'>,
  { challanNumber, language, ...own }: OwnSold & { challanNumber: string; language: Language },
): Promise<Result<FileAnswer, Refusal>> {
  const found = await findOwnSold(sql, own);
  if (!found.ok) return found;
  const sold = found.value;
  const facts = openDetails(settings.secret, sold);
  if (facts === null) return err(noSale);
  const challans = await findSoldChallans(sql, sold.soldId);
  const challan = challans.find((one) => one.challanNumber === challanNumber);
  if (challan === undefined) return err(noChallan);
  const { subject, body } = contestLetter(
    'sold-before',
    {
      writtenOn: istDateOf(now()),
      challanNumber,
      vehicleNumber: displayVehicleNumber(sold.vehicleNumber),
      issuedOn: istDateOf(challan.issuedAt),
      place: null,
      offence: challan.offence,
      section: challan.section,
      fine: challan.amount,
      authority: challan.authority,
      soldOn: istDateOf(sold.soldAt),
    },
    language,
  );
  const at = formatInstant(sold.soldAt.toISOString(), language);
  const sum = sold.sha256.toString('hex');
  const proof =
    language === 'hi'
      ? `गाड़ी ${at} पर ख़रीदार को दी गई। हैंडओवर फ़ाइल साथ है। जाँच: ${facts.checkUrl} (SHA-256 ${sum})।`
      : `The vehicle was handed over to the buyer on ${at}. The handover file is enclosed and can be checked at ${facts.checkUrl} (SHA-256 ${sum}).`;
  const bytes = await drawHandoverFile(facts, {
    language,
    at: now(),
    letter: { subject, body: `${body}\n\n${proof}` },
  });
  const fileName = `challan-letter-${challanNumber.slice(-6).replace(/\W/g, '')}.pdf`;
  return ok(new FileAnswer({ bytes, contentType: 'application/pdf', fileName }));
}

const noChallan: Refusal = {
  code: 'challan/unknown-challan',
  detail: 'There is no such challan after this sale.',
};
