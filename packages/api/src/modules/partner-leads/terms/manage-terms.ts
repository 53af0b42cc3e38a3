import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  deskPartnerTerms,
  deskSetHoliday,
  deskSetLeadPrice,
  partnerPrices,
} from '@pahiya/contracts/partner-leads/terms-contracts';
import { leadKinds, leadPriceOn } from '@pahiya/domain/leads/lead-rules';
import { addDays, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { findPartnerFirm } from '../../partner-firms/firms/find-partner-firm.ts';
import {
  holidaysSince,
  insertHoliday,
  insertPrice,
  priceOfFirm,
  pricesOfFirms,
} from '../store/terms-repository.ts';

type By = { readonly operator: Operator; readonly requestId: string };
type Saved = Result<{ readonly isSaved: true }, Refusal>;

const aheadDays = 2 * 366;

/** Changed holidays from today on, and prices of firms. */
export async function readTerms({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<AnswerOf<typeof deskPartnerTerms>> {
  const [holidays, prices] = await Promise.all([
    holidaysSince(sql, istDateOf(now())),
    pricesOfFirms(sql, null),
  ]);
  return {
    holidays: [...holidays],
    prices: prices.map(({ price, ...one }) => ({ ...one, pricePaise: price })),
  };
}

/** Changes a holiday. Only days after today: clocks that ran keep what they counted by. */
export function setHoliday(
  services: Services,
  { operator, requestId }: By,
  { day, stateCode, isOpen, note }: z.output<NonNullable<(typeof deskSetHoliday)['body']>>,
): Promise<Saved> {
  const acting = { operator, requestId, act: 'save-partner-holiday', subject: day, note } as const;
  return performAct<{ readonly isSaved: true }>(services, acting, async (tx) => {
    const at = services.now();
    const on = laterDay(day, at);
    if (on === null) return err(notLater('day'));
    const { operatorId } = operator;
    await insertHoliday(tx, { day: on, stateCode, isOpen, note, operatorId, at });
    return ok({ isSaved: true as const });
  });
}

/** Sets a price of a firm. Only from days after today: what was charged does not change, nor what is credited later. */
export function setPrice(
  services: Services,
  { operator, requestId }: By,
  firmId: string,
  { kind, from, pricePaise, note }: z.output<NonNullable<(typeof deskSetLeadPrice)['body']>>,
): Promise<Saved> {
  const acting = { operator, requestId, act: 'save-partner-price', subject: firmId, note } as const;
  return performAct<{ readonly isSaved: true }>(services, acting, async (tx) => {
    const at = services.now();
    const on = laterDay(from, at);
    if (on === null) return err(notLater('from'));
    if ((await findPartnerFirm(tx, firmId, at)) === null) return err(notAtDesk);
    await insertPrice(tx, {
      ...{ firmId, kind, from: on, price: paise(pricePaise), note, at },
      operatorId: operator.operatorId,
    });
    return ok({ isSaved: true as const });
  });
}

/** What leads cost a firm today, and what they will cost. */
export async function readPrices(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  firmId: string,
): Promise<AnswerOf<typeof partnerPrices>> {
  const today = istDateOf(now());
  const rows = await pricesOfFirms(sql, firmId);
  const prices = leadKinds.map(async (kind) => {
    const { price, gstBasisPoints } = leadPriceOn(kind, today);
    const later = rows.filter((row) => row.kind === kind && row.from > today);
    return {
      ...{ kind, gstBasisPoints },
      pricePaise: (await priceOfFirm(sql, firmId, kind, today)) ?? price,
      later: later.toReversed().map((row) => ({ from: row.from, pricePaise: row.price })),
    };
  });
  return { prices: await Promise.all(prices) };
}

/** A day from tomorrow until two years from now; null for any other. */
function laterDay(day: string, at: Date): IstDate | null {
  const today = istDateOf(at);
  // Validated by the contract.
  const on = day as IstDate;
  return on > today && on <= addDays(today, aheadDays) ? on : null;
}

function notLater(field: 'day' | 'from'): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [{ path: `body.${field}`, message: 'Choose a day after today and within two years.' }],
  };
}
