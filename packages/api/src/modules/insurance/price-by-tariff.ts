import type { AnswerOf } from '@pahiya/contracts/contract';
import type { validateInsurance } from '@pahiya/contracts/insurance/insurance-contracts';
import { shippedMotorTables as tables } from '@pahiya/domain/insurance/motor-tables';
import type { RatedPremium } from '@pahiya/domain/insurance/rate-motor';
import {
  type PremiumAnswers,
  ratedAddOns,
  referencePremium,
  type WrongAnswer,
} from '@pahiya/domain/insurance/reference-premium';
import { currentOf } from '@pahiya/domain/shared/dated';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import type { LookupRequest } from '../vehicle/look-up-vehicle.ts';
import { readInsuredVehicle } from './read-insured-vehicle.ts';

type Answer = AnswerOf<typeof validateInsurance>;

/** Checks vehicle and answers and prices them by the tariff. A day of own damage that the register has counts before
 * what was typed. Refuses what a look-up refuses, and `request/bad-input` with the field. */
export async function priceByTariff(
  services: Services,
  request: Omit<LookupRequest, 'purpose'>,
  answers: PremiumAnswers,
): Promise<Result<Answer, Refusal>> {
  const read = await readInsuredVehicle(services, request);
  if (!read.ok) return read;
  const { insurable, offered, zone, covers } = read.value;
  if (insurable === null) return err(badField('vehicleNumber', notPriced));
  if (!offered.includes(answers.cover)) return err(badField('cover', coverNotOffered));
  const today = istDateOf(services.now());
  const recorded = covers.find(({ kind, isEstimate }) => kind === 'own-damage' && !isEstimate);
  const ownDamageUntil = recorded?.until ?? answers.ownDamageUntil;
  const priced = referencePremium(
    insurable,
    {
      ...answers,
      ownDamageUntil,
      addOns: ratedAddOns.filter((one) => answers.addOns.includes(one)),
    },
    { zone, tables, today },
  );
  if (!priced.ok) return err(refusalOf(priced.error));
  const { withBonus, withoutBonus, bonus, discount, perThousand, addOns } = priced.value;
  return ok({
    kind: 'reference',
    asOf: today,
    withBonus: premiumOnWire(withBonus),
    withoutBonus: premiumOnWire(withoutBonus),
    bonus: { ...bonus },
    discount,
    discountConfidence: currentOf(tables.usualDiscount, today)?.confidence ?? 'unverified',
    perThousand,
    addOns: addOns.map((one) => ({ ...one })),
    needsInspection:
      answers.cover !== 'third-party' && (ownDamageUntil === null || ownDamageUntil < today),
  });
}

function premiumOnWire({ lines, taxable, gst, total }: RatedPremium): Answer['withBonus'] {
  return {
    lines: lines.map(({ id, code, amount }) => ({
      ...{ id, amount },
      code: ratedAddOns.find((one) => one === code) ?? null,
    })),
    taxable,
    gst,
    total,
  };
}

const notPriced = 'Only private cars and two-wheelers are priced here.';
const coverNotOffered = 'Own damage alone needs third-party cover that runs.';

const sentences: Readonly<Record<WrongAnswer['reason'], string>> = {
  'value-needed': 'Enter the insured value (IDV).',
  'power-needed': 'Enter the power of the motor in kW.',
  'engine-needed': 'Enter the engine size in cc.',
  'not-on-ladder': 'Choose 0, 20, 25, 35, 45 or 50%.',
  'add-on-not-offered': 'One of the add-ons is not for a vehicle of this kind and age.',
};

function refusalOf(error: WrongAnswer | 'no-tariff'): Refusal {
  if (error === 'no-tariff') throw new Error('motor tables: no tariff today');
  return badField(error.field, sentences[error.reason]);
}

function badField(field: string, message: string): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [{ path: `body.${field}`, message }],
  };
}
