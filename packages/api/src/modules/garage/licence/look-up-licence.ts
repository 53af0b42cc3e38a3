import type { AnswerOf } from '@pahiya/contracts/contract';
import type { lookUpLicence as contract } from '@pahiya/contracts/garage/licence-contracts';
import {
  licenceStanding,
  privateLicenceRuleFrom,
  privateLicenceUpto,
} from '@pahiya/domain/garage/driving-licence';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { sourceRefusal } from '../../vehicle/source-refusal.ts';

/** Asks the register; nothing is stored or logged. A register that fails is a refusal, never "no licence". */
export async function lookUpLicence(
  { licenceRegistry, now }: Pick<Services, 'licenceRegistry' | 'now'>,
  asked: { readonly number: string; readonly bornOn: IstDate },
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const found = await licenceRegistry.licenceOf(asked);
  const { name, sandbox } = licenceRegistry.source;
  if (!found.ok) {
    const { detail, ...refusal } = sourceRefusal(found.error.kind, name);
    // Every attempt counts here: the sentence of vehicles would not be true.
    return err({ ...refusal, detail: detail.split('. ')[0] ?? detail });
  }
  const today = istDateOf(now());
  const licence = found.value;
  const standing = (upto: IstDate | null) =>
    upto === null ? null : { upto, ...licenceStanding(upto, today) };
  return ok({
    licence: licence && {
      number: licence.number,
      holder: licence.holder,
      status: licence.status,
      issuedOn: licence.issuedOn,
      private: standing(licence.privateUpto),
      transport: standing(licence.transportUpto),
      usualUpto:
        licence.privateUpto === null &&
        licence.issuedOn !== null &&
        licence.issuedOn >= privateLicenceRuleFrom
          ? privateLicenceUpto(asked.bornOn, licence.issuedOn)
          : null,
      classes: [...licence.classes],
    },
    source: { name, isSandbox: sandbox },
    askedAt: now().toISOString(),
  });
}
