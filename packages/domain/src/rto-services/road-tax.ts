import servicesFile from '../../data/rto-services.json' with { type: 'json' };
import type { Confidence } from '../places/rto-offices.ts';
import { findState } from '../places/states.ts';
import type { Bilingual } from '../shared/bilingual.ts';
import type { Paise } from '../shared/money.ts';
import { serviceSource } from './rto-services.ts';

/** Tax on a private car whose price is up to `upToPaise` (null: above the band before), in basis points. */
export type RoadTaxBand = {
  readonly upToPaise: Paise | null;
  readonly petrolBps: number;
  readonly dieselBps: number;
};

/** What is known of a state's road tax. `bands` is empty where no rates are known: nothing is guessed. */
export type RoadTaxNote = {
  readonly stateCode: string;
  readonly words: readonly Bilingual[];
  readonly bands: readonly RoadTaxBand[];
  /** A year, or year and month, that the rates (or, without rates, the words) are of. */
  readonly asOf: string;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

/** Tax of a BH number, the same in every state: share of the invoice without GST. */
export type BharatTax = {
  readonly words: Bilingual;
  readonly bands: readonly { readonly upToPaise: Paise | null; readonly bps: number }[];
  readonly dieselMoreBps: number;
  readonly electricLessBps: number;
  readonly asOf: string;
  readonly confidence: Confidence;
  readonly sources: readonly string[];
};

type Row = Omit<RoadTaxNote, 'stateCode' | 'words' | 'sources'> & {
  readonly state: string;
  readonly words: Bilingual;
  readonly source: readonly string[];
};

const { general, bharat } = servicesFile.roadTax;
const rows = servicesFile.roadTax.states as unknown as readonly Row[];

/** The road-tax note of a state by its current or former code; null for no such state. Rule id: ROAD-TAX. */
export function roadTaxNote(stateCode: string): RoadTaxNote | null {
  const state = findState(stateCode);
  if (state === null) return null;
  const own = rows.find((row) => row.state === state.code);
  return {
    stateCode: state.code,
    words: own === undefined ? general.words : [own.words, ...general.words],
    bands: own?.bands ?? [],
    asOf: own?.asOf ?? general.asOf,
    confidence: own?.confidence ?? (general.confidence as Confidence),
    sources: (own?.source ?? general.source).map(serviceSource),
  };
}

/** Tax of BH numbers. Source: CMVR (20th Amendment) Rules 2021. Rule id: ROAD-TAX-BH. */
export const bharatTax: BharatTax = {
  words: bharat.words,
  bands: bharat.bands as unknown as BharatTax['bands'],
  dieselMoreBps: bharat.dieselMoreBps,
  electricLessBps: bharat.electricLessBps,
  asOf: bharat.asOf,
  confidence: bharat.confidence as Confidence,
  sources: bharat.source.map(serviceSource),
};
