import type { Answer } from '@pahiya/api-client/api-client';
import type { InsurancePolicyDetails } from '@pahiya/contracts/insurance/details/insurance-policy-details';
import type { InsurerAddOn } from '@pahiya/domain/insurance/ports';
import type { Cover } from '@pahiya/domain/insurance/rate-motor';
import type { IstDate } from '@pahiya/domain/shared/ist-date';

type Board = Answer<'readQuotes'>;
type Line = NonNullable<InsurancePolicyDetails['bill']>['lines'][number];

/** What the information sheet says of a policy, before and after it is bought. Sums in paise. */
export type SheetFacts = {
  readonly product: string;
  readonly uin: string;
  readonly helpline: string;
  readonly cover: Cover;
  readonly startsOn: IstDate;
  readonly thirdPartyYears: number;
  readonly financier: string | null;
  readonly insuredValue: number | null;
  readonly deductible: number;
  readonly voluntary: number;
  readonly kilometres: number | null;
  readonly addOns: readonly InsurerAddOn[];
  readonly hasOwnerDriver: boolean;
  readonly hasRestrictedProperty: boolean;
};

/** The sheet of a quote; null where there is none. */
export function sheetOfQuote(
  { ask, financier }: Pick<Board, 'ask' | 'financier'>,
  { quote, helpline }: Pick<Board['insurers'][number], 'quote' | 'helpline'>,
): SheetFacts | null {
  if (quote === null) return null;
  const { product, uin, insuredValue, deductible, voluntary, kilometres, granted } = quote;
  return {
    ...{ product, uin, insuredValue, deductible, voluntary, kilometres, helpline, financier },
    ...{ cover: ask.cover, startsOn: ask.startsOn as IstDate },
    thirdPartyYears: ask.thirdPartyYears,
    hasRestrictedProperty: granted.includes('restricted-property'),
    ...chosenOf(quote.lines),
  };
}

/** The sheet of a policy that was ordered here; null where its terms were not stored. */
export function sheetOfPolicy(details: InsurancePolicyDetails): SheetFacts | null {
  const { product, uin, helpline, cover, priced, bill, thirdPartyUntil } = details;
  if (priced === null || bill === null) return null;
  const startsOn = details.startsOn as IstDate;
  const years =
    thirdPartyUntil === null
      ? 1
      : Number(thirdPartyUntil.slice(0, 4)) - Number(startsOn.slice(0, 4));
  return {
    ...{ product, uin, helpline, cover, startsOn, ...priced },
    // It stands in the policy itself, and is not kept here.
    ...{ financier: null, thirdPartyYears: Math.max(1, years) },
    ...chosenOf(bill.lines),
  };
}

function chosenOf(lines: readonly Line[]) {
  return {
    addOns: lines.flatMap(({ code }) => (code === null ? [] : [code])),
    hasOwnerDriver: lines.some(({ id }) => id === 'owner-driver'),
  };
}
