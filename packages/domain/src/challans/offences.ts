import offencesFile from '../../data/offences.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import type { Language } from '../shared/language.ts';
import { type Paise, paise } from '../shared/money.ts';
import type { ChallanOffence } from './challan.ts';
import type { Compounding } from './compounding.ts';
import { baseSection, penalSections } from './sections.ts';

type Confidence = 'high' | 'medium' | 'low' | 'unverified';
/** An offence of the table. Server only: the table is large, and pages get the text they show. Amounts in paise;
 * null if the vehicle class does not apply. Rule id: OFFENCE-TABLE. */
export type Offence = {
  readonly id: string;
  /** As written by the police: breach and penalty, e.g. `129/194D`. */
  readonly section: string;
  readonly alsoBookedUnder?: string;
  readonly category: string;
  /** Short name, for lists. */
  readonly name: Bilingual;
  /** One or two sentences. */
  readonly words: Bilingual;
  /** Keywords of notices, lower case. */
  readonly keywords: readonly string[];
  /** Usual meaning of the section alone. */
  readonly isUsual?: boolean;
  readonly compounding: Exclude<Compounding, 'unknown'>;
  readonly fine: {
    readonly twoWheelerPaise: Paise | null;
    readonly lightPaise: Paise | null;
    readonly repeatPaise: Paise | null;
    readonly heavyPaise?: Paise;
    readonly leastPaise?: Paise;
    readonly mostPaise?: Paise;
    readonly per?: string;
  };
  /** Maximum imprisonment in months for a first offence. */
  readonly prisonMonths?: number;
  readonly disqualifiedMonths?: number;
  readonly source: readonly string[];
  readonly confidence: Confidence;
};

type StateFine = {
  readonly offence: string;
  readonly anyPaise?: number;
  readonly twoWheelerPaise?: number;
  readonly lightPaise?: number;
  readonly heavyPaise?: number;
  readonly repeatPaise?: number;
};
type StateFines = {
  readonly state: string;
  readonly asOf: string;
  readonly confidence: Confidence;
  readonly source: string;
  readonly fines: readonly StateFine[];
};

/** All offences in the order of the Act. */
export const offences = offencesFile.offences as unknown as readonly Offence[];
const states: readonly StateFines[] = offencesFile.states as readonly StateFines[];

/** States with their own amounts in the table, by code. */
export const statesWithFines: readonly string[] = states.map(({ state }) => state);

/** An offence with its precompiled keywords: every displayed challan is matched against the whole table. */
type Recognisable = {
  readonly offence: Offence;
  readonly section: string;
  readonly bases: ReadonlySet<string>;
  readonly words: readonly string[];
};

const table: readonly Recognisable[] = offences.map((offence) => ({
  offence,
  section: compact(offence.section),
  bases: new Set(
    [offence.section, offence.alsoBookedUnder ?? ''].flatMap(penalSections).map(baseSection),
  ),
  words: [...offence.keywords, offence.name.en, offence.name.hi].map(plain),
}));

/** The offence meant by a source, from section and name; null if uncertain. A section with several offences is
 * resolved by the name, else by its usual meaning, if it has one. */
export function findOffence({ section, name }: ChallanOffence): Offence | null {
  const wanted = section === null ? '' : compact(section);
  const exact = table.filter((one) => one.section === wanted);
  const bases = section === null ? [] : penalSections(section).map(baseSection);
  const related = table.filter((one) => bases.some((base) => one.bases.has(base)));
  const named = byName(exact, name) ?? byName(related, name);
  if (named !== null) return named;
  if (bases.length === 0 && exact.length === 0) return byName(table, name);
  return onlyOrUsual(exact) ?? onlyOrUsual(related);
}

/** Plain-language description of an offence: one or two sentences. */
export function explainOffence(offence: Offence, language: Language): string {
  return offence.words[language];
}

/** An offence by its id; null if there is none. */
export function findOffenceById(id: string): Offence | null {
  return offences.find((one) => one.id === id) ?? null;
}

/** A line of the fine table. Amounts in paise; null if none. */
export type FineRow = {
  readonly offence: Offence;
  readonly twoWheeler: Paise | null;
  readonly light: Paise | null;
  readonly heavy: Paise | null;
  readonly repeat: Paise | null;
  /** The state's amount; otherwise the Act's. */
  readonly isStateSum: boolean;
  readonly confidence: Confidence;
  /** Year or month of the state's amount. */
  readonly asOf: string;
  readonly source: string;
};

/** Fine table of a state (code), or of the Act for null and for states without data.
 * Source: docs/rules.md OFFENCE-TABLE; each row has its own. */
export function fineList(stateCode: string | null): readonly FineRow[] {
  const state = states.find((one) => one.state === stateCode) ?? null;
  return offences.map((offence) => {
    const own = state?.fines.find((fine) => fine.offence === offence.id);
    return state === null || own === undefined ? actRow(offence) : stateRow(offence, own, state);
  });
}

/** What one offence costs by the Act (state null, first), and in each state whose own amount is known. */
export function finesOfOffence(
  id: string,
): readonly (FineRow & { readonly stateCode: string | null })[] {
  return [null, ...statesWithFines].flatMap((stateCode) =>
    fineList(stateCode)
      .filter((row) => row.offence.id === id && (stateCode === null || row.isStateSum))
      .map((row) => ({ ...row, stateCode })),
  );
}

function actRow(offence: Offence): FineRow {
  const { fine } = offence;
  return {
    offence,
    twoWheeler: fine.twoWheelerPaise,
    light: fine.lightPaise,
    heavy: fine.heavyPaise ?? null,
    repeat: fine.repeatPaise,
    isStateSum: false,
    confidence: offence.confidence,
    asOf: offencesFile.meta.asOf,
    source: sourceText(offence.source[0]),
  };
}

function stateRow(offence: Offence, own: StateFine, state: StateFines): FineRow {
  const act = actRow(offence);
  const sum = (given: number | undefined, ofAct: Paise | null) => {
    if (given !== undefined) return paise(given);
    return own.anyPaise !== undefined && ofAct !== null ? paise(own.anyPaise) : ofAct;
  };
  return {
    ...act,
    twoWheeler: sum(own.twoWheelerPaise, act.twoWheeler),
    light: sum(own.lightPaise, act.light),
    heavy: sum(own.heavyPaise, act.heavy),
    repeat: own.repeatPaise === undefined ? act.repeat : paise(own.repeatPaise),
    isStateSum: true,
    confidence: state.confidence,
    asOf: state.asOf,
    source: sourceText(state.source),
  };
}

function sourceText(id: string | undefined): string {
  const sources: Readonly<Record<string, string>> = offencesFile.meta.sources;
  return (id === undefined ? undefined : sources[id]) ?? '';
}

function compact(section: string): string {
  return section
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\bU\/S\b|[\s.]/g, '');
}

/** The offence with the longest keyword found in the name. */
function byName(candidates: readonly Recognisable[], name: string): Offence | null {
  const text = ` ${plain(name)} `;
  const scored = candidates
    .map((one) => ({ offence: one.offence, score: longestKnown(one, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return scored[0]?.offence ?? null;
}

function longestKnown({ words }: Recognisable, text: string): number {
  return Math.max(0, ...words.map((one) => (text.includes(` ${one} `) ? one.length : 0)));
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function onlyOrUsual(candidates: readonly Recognisable[]): Offence | null {
  const [only] = candidates;
  if (candidates.length === 1 && only !== undefined) return only.offence;
  return candidates.find(({ offence }) => offence.isUsual === true)?.offence ?? null;
}
