import type { AnswerOf } from '@pahiya/contracts/contract';
import type { carQuotation } from '@pahiya/contracts/new-cars/car-cost-contracts';
import {
  type CheckedQuotation,
  checkQuotation,
  type QuotationPart,
  quotedPrice,
} from '@pahiya/domain/new-cars/check-quotation';
import { onRoadPrice } from '@pahiya/domain/new-cars/on-road-price';
import {
  type QuotationLetterFacts,
  quotationLetter,
} from '@pahiya/domain/new-cars/quotation-letter';
import type { TaxOwner } from '@pahiya/domain/rto-services/road-tax';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { VariantKey } from '../reading/catalogue-repository.ts';
import { findCarInCity, powerFacts, pricedCarOf } from '../reading/priced-car.ts';
import { pricingDay } from '../tax-rules/pricing-day.ts';
import { quotationLetterPath } from './quotation-letter-pdf.ts';

type Answer = AnswerOf<typeof carQuotation>;
type Wish = Required<VariantKey> & {
  readonly cityId: number;
  readonly owner: TaxOwner;
  readonly withLoan: boolean;
  readonly lines: readonly { readonly label: string; readonly amountPaise: number }[];
};

/** Marks the lines of a quotation. Without an ex-showroom price on it, our current one is taken; refused where there is
 * neither. */
export async function readQuotation(
  services: Services,
  wish: Wish,
): Promise<Result<Answer, Refusal>> {
  const { today, rules } = await pricingDay(services);
  const found = await findCarInCity(services.sql, wish, wish.cityId);
  if (!found.ok) return found;
  const { row, city, shown } = found.value;
  const lines = wish.lines.map(({ label, amountPaise }) => ({ label, amount: paise(amountPaise) }));
  const listPrice = pricedCarOf(row, today)?.exShowroom ?? null;
  const exShowroom = quotedPrice(lines) ?? listPrice;
  if (exShowroom === null) return err(noPrice);
  const price = onRoadPrice(
    { ...powerFacts(row), exShowroom },
    {
      ...{ stateCode: city.stateCode, zone: city.motorZone },
      ...{ owner: wish.owner, withLoan: wish.withLoan },
    },
    today,
    rules,
  );
  const checked = checkQuotation(lines, { price, listPrice });
  const { make, model, variant } = shown;
  const letter = letterOf(services, checked, {
    writtenOn: today,
    car: `${make.name} ${model.name} ${variant.name}`,
    city: shown.city.name,
  });
  return ok({
    ...shown,
    listPaise: listPrice,
    lines: checked.lines.map((line) => ({
      ...{ label: line.label, amountPaise: line.amount, kind: line.kind, mark: line.mark },
      ...{ expectedPaise: line.expected, differencePaise: line.difference },
      includes: line.includes.map(partOnWire),
      sources: [...line.sources],
    })),
    differencePaise: checked.difference,
    missing: checked.missing.map(partOnWire),
    quotedPaise: checked.quoted,
    writtenPaise: checked.written,
    letter,
  });
}

const noPrice: Refusal = {
  code: 'request/bad-input',
  detail: 'The quotation has no ex-showroom price, and we know no current one.',
  errors: [{ path: 'body.lines', message: 'Add the ex-showroom price.' }],
};

function partOnWire({ id, name, amount }: QuotationPart) {
  return { id, name, amountPaise: amount as number };
}

/** Null where there is nothing to object to. A line below the rule is no objection. */
function letterOf(
  services: Services,
  { lines }: CheckedQuotation,
  about: Pick<QuotationLetterFacts, 'writtenOn' | 'car' | 'city'>,
): Answer['letter'] {
  const objected = lines.filter(({ difference }) => difference > 0);
  if (objected.length === 0) return null;
  const facts: QuotationLetterFacts = {
    ...about,
    lines: objected.map(({ label, amount, expected, mark }) => ({
      ...{ label, amount, expected: expected ?? paise(0) },
      isNotLawful: mark === 'not-lawful',
    })),
    difference: objected.reduce((sum, { difference }) => paise(sum + difference), 0 as Paise),
  };
  return {
    en: quotationLetter(facts, 'en'),
    hi: quotationLetter(facts, 'hi'),
    path: quotationLetterPath(services, facts),
  };
}
