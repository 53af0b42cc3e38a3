import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { startQuotes } from '@pahiya/contracts/insurance/quote-contracts';
import { spanOf } from '@pahiya/domain/insurance/compare-quotes';
import { rateExtras } from '@pahiya/domain/insurance/cover-extras';
import type { DoubledCover } from '@pahiya/domain/insurance/doubled-covers';
import type { InsurableVehicle } from '@pahiya/domain/insurance/insurable-vehicle';
import { placeInBand } from '@pahiya/domain/insurance/insured-value';
import type { NewVehicle } from '@pahiya/domain/insurance/new-vehicle';
import type { InsuranceDesk, InsurerAddOn, QuotedVehicle } from '@pahiya/domain/insurance/ports';
import {
  type PremiumAnswers,
  powerOf,
  referencePremium,
} from '@pahiya/domain/insurance/reference-premium';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { badField, refusalOf } from '../pricing/premium-refusals.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import { askAll } from './ask-insurer.ts';
import { boardOf } from './quote-board.ts';
import {
  type Asker,
  insertRequest,
  type QuoteRequest,
  selectAnsweredRequest,
} from './request-repository.ts';

export type QuoteAnswers = Omit<PremiumAnswers, 'addOns'> & {
  readonly addOns: readonly InsurerAddOn[];
};

/** What is to be insured: read from its record, or as the buyer of a new one describes it. */
export type QuoteSubject = {
  readonly insurable: InsurableVehicle;
  readonly vehicle: Omit<QuotedVehicle, 'power' | 'vehicle'>;
  readonly newVehicle: NewVehicle | null;
  readonly startsOn: IstDate;
  readonly doubled: readonly DoubledCover[];
  readonly financier: string | null;
};

const openHours = 24;

/** Asks all insurers that have the cover for the same, at the same time, and returns at once. Refuses `request/bad-input`
 * with the field. */
export async function openRequest(
  services: Services,
  desk: InsuranceDesk,
  asker: Asker,
  { subject, answers }: { readonly subject: QuoteSubject; readonly answers: QuoteAnswers },
): Promise<Result<AnswerOf<typeof startQuotes>, Refusal>> {
  const at = services.now();
  const today = istDateOf(at);
  const tables = await motorTables(services);
  const { insurable } = subject;
  const power = powerOf(insurable, answers);
  if (!power.ok) return err(refusalOf(power.error));
  const extras = rateExtras(answers.extras, answers.cover, { vehicle: insurable, tables, today });
  if (!extras.ok) return err(refusalOf(extras.error));
  // For the bonus by the ladder: its rate does not depend on the value, which an insurer may set itself.
  const priced = referencePremium(
    insurable,
    { ...answers, insuredValue: answers.insuredValue ?? paise(10_000_000), addOns: [] },
    { zone: subject.vehicle.zone, tables, today },
  );
  if (!priced.ok) return err(refusalOf(priced.error));
  const hasDamage = answers.cover !== 'third-party';
  const { bonus } = priced.value;
  const asked: QuoteRequest = {
    requestId: randomUUID(),
    vehicle: { ...subject.vehicle, vehicle: insurable.vehicle, power: power.value },
    ask: {
      cover: answers.cover,
      insuredValue: hasDamage ? answers.insuredValue : null,
      bonus: hasDamage ? bonus.rate : 0,
      ownDamageUntil: hasDamage ? answers.ownDamageUntil : null,
      withOwnerDriver: answers.noOwnerDriver === null && answers.cover !== 'own-damage',
      addOns: hasDamage ? [...new Set(answers.addOns)] : [],
      extras: extras.value,
      startsOn: subject.startsOn,
    },
    bonusReason: hasDamage ? bonus.reason : null,
    answers: {
      kw: answers.kw,
      cc: answers.cc,
      lastBonus: answers.lastBonus,
      hadClaim: answers.hadClaim,
      ownerChanged: answers.ownerChanged,
      certificateOn: answers.certificateOn,
      noOwnerDriver: answers.noOwnerDriver,
      extras: answers.extras,
      newVehicle: subject.newVehicle,
      doubled: subject.doubled,
    },
    financier: subject.financier,
    expiresAt: new Date(at.getTime() + openHours * 3_600_000),
  };
  const insurers = desk.insurers.filter(({ profile }) => profile.covers.includes(answers.cover));
  const written = insertRequest(services.sql, asked, { ...asker, at });
  askAll(services, asked, { insurers, written });
  await written;
  return ok(boardOf(desk, asked, [], { now: at, tables, lastPolicy: null, isBrief: false }));
}

/** Why no insurer insures a vehicle for a value, by the bands of the request that is changed; null where one does. Where
 * nothing is changed or no insurer has answered, that is `otherwise`. `isSame`: the request is about the same vehicle. */
export async function outsideBands(
  { sql, now }: Services,
  asker: Asker,
  {
    changes,
    cover,
    insuredValue,
  }: Pick<QuoteAnswers, 'cover' | 'insuredValue'> & {
    /** A request that this one changes. */
    readonly changes?: string | undefined;
  },
  {
    isSame,
    otherwise,
  }: {
    readonly isSame: (request: QuoteRequest) => boolean;
    readonly otherwise: Refusal | null;
  },
): Promise<Refusal | null> {
  if (insuredValue === null || cover === 'third-party') return null;
  if (changes === undefined) return otherwise;
  const before = await selectAnsweredRequest(sql, changes, asker, now());
  if (before === null || !isSame(before.request)) return otherwise;
  const bands = before.answers.flatMap(({ quote }) => (quote?.valueBand ? [quote.valueBand] : []));
  const span = spanOf(bands);
  if (span === null) return otherwise;
  if (placeInBand(insuredValue, span) === 'within') return null;
  const words = `The insurers insure this vehicle for ${formatRupees(span.least)} to ${formatRupees(span.most)}.`;
  return badField('insuredValue', words);
}
