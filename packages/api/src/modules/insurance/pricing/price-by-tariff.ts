import type { AnswerOf } from '@pahiya/contracts/contract';
import type { validateInsurance } from '@pahiya/contracts/insurance/insurance-contracts';
import type { MotorTables } from '@pahiya/domain/insurance/motor-tables';
import type { RatedPremium } from '@pahiya/domain/insurance/rate-motor';
import {
  isPossibleEnd,
  type PremiumAnswers,
  type ReferencePremium,
  ratedAddOns,
  referencePremium,
} from '@pahiya/domain/insurance/reference-premium';
import { currentOf } from '@pahiya/domain/shared/dated';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { LookupRequest } from '../../vehicle/look-up-vehicle.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import {
  badField,
  coverNotOffered,
  impossibleEnd,
  notPriced,
  refusalOf,
} from './premium-refusals.ts';
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
  if (!offered.includes(answers.cover)) {
    return err(badField('cover', coverNotOffered[answers.cover]));
  }
  const today = istDateOf(services.now());
  if (!isPossibleEnd(answers.ownDamageUntil, insurable, today)) return err(impossibleEnd);
  const tables = await motorTables(services);
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
  const needsInspection =
    (answers.cover === 'package' || answers.cover === 'own-damage') &&
    (ownDamageUntil === null || ownDamageUntil < today);
  return ok(priceOnWire(priced.value, { tables, today, needsInspection }));
}

/** A price by the tariff as sent. */
export function priceOnWire(
  { withBonus, withoutBonus, bonus, discount, perThousand, addOns }: ReferencePremium,
  {
    tables,
    today,
    needsInspection,
  }: {
    readonly tables: MotorTables;
    readonly today: IstDate;
    readonly needsInspection: boolean;
  },
): Answer {
  return {
    kind: 'reference',
    asOf: today,
    withBonus: premiumOnWire(withBonus),
    withoutBonus: premiumOnWire(withoutBonus),
    bonus: { ...bonus },
    discount,
    discountConfidence: currentOf(tables.usualDiscount, today)?.confidence ?? 'unverified',
    perThousand,
    addOns: addOns.map((one) => ({ ...one })),
    needsInspection,
  };
}

/** A premium as sent. */
export function premiumOnWire({ lines, taxable, gst, total }: RatedPremium): Answer['withBonus'] {
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
