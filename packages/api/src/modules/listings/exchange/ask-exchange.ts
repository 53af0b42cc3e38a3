import type { InputOf } from '@pahiya/contracts/contract';
import type { askPartExchange } from '@pahiya/contracts/used-cars/exchange-contracts';
import { checkListing } from '@pahiya/domain/listings/check-listing';
import { partExchange } from '@pahiya/domain/listings/part-exchange';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { askLead } from '../../partner-leads/ask/ask-lead.ts';
import { selectFirmCar } from '../store/dealer-firm-repository.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { readExchangeEstimate } from './exchange-estimate.ts';
import { exchangeWish } from './exchange-wish.ts';

type Asked = Omit<InputOf<typeof askPartExchange>['body'], 'language'> & {
  readonly language: Language;
  readonly listing: string;
  readonly userId: string;
};

type Sent = {
  readonly isRepeat: boolean;
  readonly firstAskedAt: string;
  readonly toPayPaise: Paise;
};

/** Sends the dealer of a live car an enquiry with the person's own car, its stored estimate or what they expect for it, and
 * what is left to pay. A second one about the same car joins the first. Only a firm's car has somebody to ask. */
export function askExchange(
  services: Pick<Services, 'sql' | 'now' | 'settings'>,
  { listing, userId, channels, language, ...given }: Asked,
): Promise<Result<Sent, Refusal>> {
  return transact(services.sql, async (tx) => {
    const wanted = await selectFirmCar(tx, listing);
    if (wanted === null) return err(noSuchListing);
    const today = istDateOf(services.now());
    const stated = await statedCar(services, tx, given);
    if (!stated.ok) return stated;
    const { car, year, km, value, estimate } = stated.value;
    const faults = checkListing({ ...owned, madeYear: year, km, price: value, note: car }, today);
    if (faults.length > 0) {
      return err(
        badInput(
          faults.map(({ field, fault }) => ({
            path: `body.${fields[field] ?? field}`,
            message: fault,
          })),
        ),
      );
    }
    const { price, madeYear, firmId, listingId, title, cityId } = wanted;
    const { toPay, over } = partExchange({ price, exchange: value, madeYear }, today);
    const asked = await askLead(services, tx, {
      ...{ userId, firmId, kind: 'used-car', title, subjectRef: listingId, cityId },
      wish: exchangeWish({ car, year, km, value, price, toPay, over, estimate }, language),
      ...{ hasBudgetOrDate: true, slot: 'any', channels, language },
    });
    if (!asked.ok) return asked;
    const { isRepeat, firstAskedAt } = asked.value;
    return ok({ isRepeat, firstAskedAt: firstAskedAt.toISOString(), toPayPaise: toPay });
  });
}

type Stated = {
  readonly car: string;
  readonly year: number;
  readonly km: number;
  readonly value: Paise;
  readonly estimate: Awaited<ReturnType<typeof readExchangeEstimate>>;
};

/** The car to be given: that of a stored estimate with its value, or as typed. */
async function statedCar(
  { now }: Pick<Services, 'now'>,
  tx: Transaction,
  given: Pick<Asked, 'estimateId' | 'car' | 'year' | 'km' | 'valuePaise'>,
): Promise<Result<Stated, Refusal>> {
  if (given.estimateId !== undefined) {
    const estimate = await readExchangeEstimate(tx, given.estimateId, now());
    if (estimate === null) return err(unknownEstimate);
    const { car, year, km, toDealer } = estimate;
    return ok({ car, year, km, value: paise(toDealer.pricePaise), estimate });
  }
  const { car, year, km, valuePaise } = given;
  if (car === undefined || year === undefined || km === undefined || valuePaise === undefined) {
    const missing = Object.entries({ car, year, km, valuePaise }).filter(
      ([, value]) => value === undefined,
    );
    return err(badInput(missing.map(([field]) => ({ path: `body.${field}`, message: 'missing' }))));
  }
  return ok({ car, year, km, value: paise(valuePaise), estimate: null });
}

function badInput(errors: NonNullable<Refusal['errors']>): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors,
  };
}

const unknownEstimate: Refusal = {
  code: 'sale/unknown-estimate',
  detail: 'This estimate is unknown or too old. Please get a new one.',
};

/** What is not asked about the person's own car. */
const owned = {
  madeMonth: null,
  registeredOn: null,
  owners: 1,
  keys: null,
  demoUse: null,
} as const;

const fields: Readonly<Record<string, string>> = {
  madeYear: 'year',
  price: 'valuePaise',
  note: 'car',
};
