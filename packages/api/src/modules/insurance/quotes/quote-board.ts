import { callAddress } from '@pahiya/contracts/call';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { readQuotes, sharedQuote } from '@pahiya/contracts/insurance/quote-contracts';
import { redirectToPartner } from '@pahiya/contracts/site/site-calls';
import {
  commonValue,
  perThousandOf,
  sortByPrice,
  totalWithoutBonus,
} from '@pahiya/domain/insurance/compare-quotes';
import type { MotorTables } from '@pahiya/domain/insurance/motor-tables';
import {
  type InsuranceDesk,
  type Insurer,
  type InsurerQuote,
  insurerAddOns,
  type QuotedVehicle,
} from '@pahiya/domain/insurance/ports';
import { longTermYears } from '@pahiya/domain/insurance/third-party-premium';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { currentOf } from '@pahiya/domain/shared/dated';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { choicesOnWire } from '../pricing/extras-on-wire.ts';
import type { QuoteRequest, StoredAnswer } from './request-repository.ts';

type Board = AnswerOf<typeof readQuotes>;
type Row = Board['insurers'][number];

const grantable = ['anti-theft', 'association', 'restricted-property'] as const;

/** Seconds before a failed insurer may be asked again. */
const retryAfter = 15;

/** How rows are sent. `isBrief`: without bill lines and without the address of the insurer's own page. */
type BoardView = {
  readonly now: Date;
  readonly tables: MotorTables;
  readonly isBrief: boolean;
};

/** The quotes of a request as sent: sorted by price, insurers without one last and named. A quote that is over is that of
 * an insurer to be asked again. */
export function boardOf(
  desk: InsuranceDesk,
  request: QuoteRequest,
  answers: readonly StoredAnswer[],
  { now, tables, lastPolicy, isBrief }: BoardView & { readonly lastPolicy: Board['lastPolicy'] },
): Board {
  const { requestId, vehicle, ask } = request;
  const { newVehicle, doubled = [], ...answered } = request.answers;
  const asked = desk.insurers.filter(({ profile }) => profile.covers.includes(ask.cover));
  const rows = asked.map((insurer) => {
    const answer = answers.find(({ insurerId }) => insurerId === insurer.profile.id);
    return { name: insurer.profile.name, quote: answer?.quote ?? null, insurer, answer };
  });
  const bands = rows.flatMap(({ quote }) => (quote?.valueBand ? [quote.valueBand] : []));
  return {
    requestId,
    vehicleNumber: vehicle.vehicleNumber,
    display: displayOf(vehicle),
    newVehicle,
    maker: vehicle.maker,
    model: vehicle.model,
    ask: askOnWire(request, tables),
    answers: { ...answered, extras: { ...answered.extras } },
    choices: choicesOnWire(vehicle.vehicle, { tables, today: istDateOf(now) }),
    financier: request.financier,
    doubled: doubled.map((one) => ({ ...one })),
    lastPolicy,
    commonValue: commonValue(bands, ask.insuredValue),
    licence: { ...desk.licence },
    expiresAt: request.expiresAt.toISOString(),
    insurers: sortByPrice(rows, ask).map(({ insurer, answer }) =>
      rowOf(insurer, requestId, answer, { now, tables, isBrief }),
    ),
  };
}

/** The number of a vehicle, or the words of one that has none yet. */
export function displayOf({ vehicleNumber, maker, model }: QuotedVehicle): string {
  if (vehicleNumber !== null) return displayVehicleNumber(vehicleNumber as VehicleNumber);
  return [maker, model].filter((one) => one !== null).join(' ');
}

/** What was asked, as sent. */
export function askOnWire(
  { vehicle, ask, bonusReason }: QuoteRequest,
  tables: MotorTables,
): Board['ask'] {
  const { extras: _, ...asked } = ask;
  return {
    ...asked,
    addOns: [...ask.addOns],
    bonusReason,
    thirdPartyYears: ask.cover === 'bundle' ? (termOf(vehicle, tables, ask.startsOn) ?? 1) : 1,
  };
}

function termOf(
  { vehicle, power }: QuotedVehicle,
  tables: MotorTables,
  on: IstDate,
): number | null {
  return longTermYears(currentOf(tables.thirdParty, on), vehicle, power.kind);
}

/** An insurer with its answer, as sent. */
export function rowOf(
  { profile }: Insurer,
  requestId: string,
  answer: StoredAnswer | undefined,
  { now, tables, isBrief }: BoardView,
): AnswerOf<typeof sharedQuote>['insurer'] {
  const { id: insurerId, name, sandbox, registration, helpline, way } = profile;
  const quote = answer?.quote ?? null;
  const isOver = quote !== null && Date.parse(quote.validUntil) <= now.getTime();
  const hasPage = way === 'hand-over' && quote !== null && !isOver && !isBrief;
  const state = isOver ? 'failed' : (answer?.state ?? 'waiting');
  return {
    ...{ insurerId, name, sandbox, registration, helpline, way, state },
    reason: isOver ? 'over' : (answer?.reason ?? null),
    retryAfterSeconds: state === 'failed' && !isOver ? retryAfter : null,
    quote: quote === null || isOver ? null : quoteOnWire(quote, { now, tables, isBrief }),
    page: hasPage ? pageOf(requestId, insurerId) : null,
  };
}

/** Leads to the insurer's own page, which is signed only for the click. */
function pageOf(requestId: string, insurerId: string): string {
  const query = new URLSearchParams({ partner: insurerId, quote: requestId });
  return `${callAddress(redirectToPartner)}?${query}`;
}

function quoteOnWire(
  quote: InsurerQuote,
  { now, tables, isBrief }: BoardView,
): NonNullable<Row['quote']> {
  const gst = currentOf(tables.gst, istDateOf(now))?.rate ?? 0;
  return {
    product: quote.product.name,
    uin: quote.product.uin,
    insuredValue: quote.insuredValue,
    least: quote.valueBand?.least ?? null,
    most: quote.valueBand?.most ?? null,
    perThousand: perThousandOf(quote),
    lines: isBrief
      ? []
      : quote.lines.map(({ id, code, amount }) => ({
          ...{ id, amount },
          code: insurerAddOns.find((one) => one === code) ?? null,
        })),
    granted: grantable.filter((id) => quote.lines.some((line) => line.id === id)),
    gst: quote.gst,
    rounding: quote.rounding,
    total: quote.total,
    withoutBonus: totalWithoutBonus(quote, gst),
    addOns: quote.addOns.map((one) => ({ ...one })),
    deductible: quote.compulsoryDeductible,
    voluntary: quote.voluntaryDeductible,
    kilometres: quote.yearlyKilometres,
    needsInspection: quote.needsInspection,
    validUntil: quote.validUntil,
  };
}
