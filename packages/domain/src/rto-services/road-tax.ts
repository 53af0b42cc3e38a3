import file from '../../data/road-tax.json' with { type: 'json' };
import type { Confidence } from '../places/rto-offices.ts';
import { findState } from '../places/states.ts';
import type { Bilingual } from '../shared/bilingual.ts';
import type { IstDate } from '../shared/ist-date.ts';
import type { Paise } from '../shared/money.ts';

/** Fuels distinguished by road tax. `cng` includes LPG. */
export const taxFuels = ['petrol', 'cng', 'hybrid', 'diesel', 'electric'] as const;
export type TaxFuel = (typeof taxFuels)[number];

/** Who the car is registered to. */
export const taxOwners = ['individual', 'company'] as const;
export type TaxOwner = (typeof taxOwners)[number];

/** A slab's limit, inclusive; null for the last slab. By price, or by engine capacity in some states. */
export type SlabLimit =
  | { readonly upToPaise: Paise | null; readonly upToCc?: undefined }
  | { readonly upToCc: number | null; readonly upToPaise?: undefined };

/** `rate` in thousandths of a percent (11,000 = 11 %), on the whole price; `minPaise`: least tax in this slab. */
export type TaxSlab = SlabLimit & { readonly rate: number; readonly minPaise?: Paise };

/** Tax on fuel-burning cars. `option`: the owner chooses between lifetime tax and tax for five years. */
export type TaxRule = {
  readonly owner: TaxOwner | 'any';
  readonly fuels: readonly TaxFuel[];
  readonly slabs: readonly TaxSlab[];
  readonly option?: 'lifetime' | 'five-years';
  readonly confidence?: Confidence;
};

/** Tax on electric cars, within the validity of the row. */
export type ElectricTax = {
  readonly validFrom: IstDate | null;
  readonly validTo: IstDate | null;
  readonly slabs: readonly TaxSlab[];
  readonly confidence: Confidence;
};

/** A fixed charge besides the tax. */
export type FixedCharge = {
  readonly id: string;
  readonly name: Bilingual;
  readonly steps: readonly (SlabLimit & { readonly paise: Paise })[];
  readonly notFor?: readonly TaxFuel[];
  readonly confidence: Confidence;
};

/** A state's road tax on private cars. Source: each row's own. Rule id: ROAD-TAX. */
export type StateRoadTax = {
  readonly stateCode: string;
  /** The year, years, or year and month of the rates. */
  readonly asOf: string;
  readonly validFrom: IstDate | null;
  readonly rules: readonly TaxRule[];
  readonly electric: readonly ElectricTax[];
  /** Maximum tax per car, before surcharge. */
  readonly capPaise: Paise | null;
  /** Share of the tax, in thousandths of a percent. */
  readonly surcharge: {
    readonly name: Bilingual;
    readonly rate: number;
    readonly confidence: Confidence;
  } | null;
  readonly fixed: readonly FixedCharge[];
  readonly words: readonly Bilingual[];
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

type Row = Omit<StateRoadTax, 'stateCode' | 'sources'> & {
  readonly state: string;
  readonly source: readonly string[];
};

const byState = new Map(
  (file.states as unknown as readonly Row[]).map(({ state, source, ...row }) => [
    state,
    { ...row, stateCode: state, sources: source } satisfies StateRoadTax,
  ]),
);

/** Road tax of a state by its current or former code; null if its rates are unknown. Rule id: ROAD-TAX. */
export function stateRoadTax(stateCode: string): StateRoadTax | null {
  return byState.get(findState(stateCode)?.code ?? '') ?? null;
}

/** Codes of the states whose rates are known. */
export const roadTaxStates: readonly string[] = [...byState.keys()];

/** Tax rate of BH numbers, the same in every state: a share of the invoice price before GST, in thousandths of a
 * percent. It is collected two years at a time; how much of it falls due each time is not in the sources, so no sum
 * is computed. Source: CMVR 1989 r. 51B. Rule id: ROAD-TAX-BH. */
export function bharatTaxRate(price: Paise, fuel: TaxFuel): number {
  const { rates, dieselMore, electricLess } = file.bharat;
  const rate = rates.find(({ upToPaise }) => upToPaise === null || price <= upToPaise)?.rate ?? 0;
  if (fuel === 'diesel') return rate + dieselMore;
  return fuel === 'electric' ? rate - electricLess : rate;
}
