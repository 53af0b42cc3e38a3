import type { TaxRules } from '@pahiya/domain/new-cars/on-road-price';
import type { Confidence } from '@pahiya/domain/places/rto-offices';
import type { StateRoadTax, TaxFuel, TaxRule, TaxSlab } from '@pahiya/domain/rto-services/road-tax';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Paise } from '@pahiya/domain/shared/money';

/** Upper limit of a slab: paise or cubic centimetres; null for the last slab. */
export type TaxLimit = { readonly by: 'price' | 'engine'; readonly upTo: number | null };
type Share = { readonly rate: number; readonly minPaise: Paise | null };

/** Rates for one kind of owner and one set of slabs: a column per group of fuels, a row per slab. */
export type TaxTable = {
  readonly isCompany: boolean;
  readonly columns: readonly {
    readonly fuels: readonly TaxFuel[];
    readonly option: NonNullable<TaxRule['option']> | null;
  }[];
  readonly rows: readonly { readonly limit: TaxLimit; readonly shares: readonly Share[] }[];
};

/** Road tax of a state as its pages show it; null if its rates are unknown. */
export type RoadTaxView = {
  readonly tables: readonly TaxTable[];
  readonly electric: readonly {
    readonly validFrom: IstDate | null;
    readonly validTo: IstDate | null;
    readonly isUnverified: boolean;
    readonly slabs: readonly (Share & { readonly limit: TaxLimit })[];
  }[];
  readonly capPaise: Paise | null;
  readonly surcharge: {
    readonly name: string;
    readonly rate: number;
    readonly isUnverified: boolean;
  } | null;
  readonly charges: readonly {
    readonly name: string;
    readonly isUnverified: boolean;
    readonly steps: readonly { readonly limit: TaxLimit; readonly paise: Paise }[];
  }[];
  readonly words: readonly string[];
  readonly asOf: string;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
} | null;

/** The road tax of a state in the page's language, by the rules of the day. */
export function roadTaxView(
  stateCode: string,
  language: Language,
  { roadTaxOf }: Pick<TaxRules, 'roadTaxOf'>,
): RoadTaxView {
  const tax = roadTaxOf(stateCode);
  if (tax === null) return null;
  const { electric, surcharge, fixed, words, capPaise, asOf, confidence, sources } = tax;
  return {
    tables: tablesOf(tax),
    electric: electric.map(({ slabs, validFrom, validTo, ...row }) => ({
      validFrom,
      validTo,
      isUnverified: isUnverified(row.confidence),
      slabs: slabs.map((slab) => ({ limit: limitOf(slab), ...shareOf(slab) })),
    })),
    capPaise,
    surcharge:
      surcharge === null
        ? null
        : {
            name: surcharge.name[language],
            rate: surcharge.rate,
            isUnverified: isUnverified(surcharge.confidence),
          },
    charges: fixed.map(({ name, steps, confidence: own }) => ({
      name: name[language],
      isUnverified: isUnverified(own),
      steps: steps.map((step) => ({ limit: limitOf(step), paise: step.paise })),
    })),
    words: words.map((line) => line[language]),
    asOf,
    confidence,
    sources,
  };
}

/** Whether a figure needs the words "not verified" beside it. */
export function isUnverified(confidence: Confidence): boolean {
  return confidence === 'low' || confidence === 'unverified';
}

function tablesOf({ rules }: StateRoadTax): readonly TaxTable[] {
  const limits = ({ slabs }: TaxRule) => slabs.map((slab) => limitOf(slab).upTo).join(' ');
  const groups = Map.groupBy(rules, (rule) => `${rule.owner === 'company'} ${limits(rule)}`);
  return [...groups.values()].map((own) => ({
    isCompany: own[0]?.owner === 'company',
    columns: own.map(({ fuels, option }) => ({ fuels, option: option ?? null })),
    rows: (own[0]?.slabs ?? []).map((slab, index) => ({
      limit: limitOf(slab),
      shares: own.flatMap(({ slabs }) => {
        const same = slabs[index];
        return same === undefined ? [] : [shareOf(same)];
      }),
    })),
  }));
}

function shareOf({ rate, minPaise }: TaxSlab): Share {
  return { rate, minPaise: minPaise ?? null };
}

function limitOf(slab: {
  readonly upToPaise?: Paise | null | undefined;
  readonly upToCc?: number | null | undefined;
}): TaxLimit {
  return slab.upToCc === undefined
    ? { by: 'price', upTo: slab.upToPaise ?? null }
    : { by: 'engine', upTo: slab.upToCc };
}
