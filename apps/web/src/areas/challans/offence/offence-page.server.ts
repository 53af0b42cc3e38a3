import {
  findOffenceById,
  finesOfOffence,
  type Offence,
  offences,
} from '@pahiya/domain/challans/offences';
import { monthName } from '@pahiya/domain/shared/intl';
import { type Language, languageTags } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import { copyOf } from '../../../frame/copy/copy-store.ts';
import { sumParts } from '../landing/fine-view.ts';

const mostRelated = 8;

/** A fact of the Act about an offence, in words. */
export type OffenceFact = {
  readonly id: 'section' | 'also' | 'settle' | 'least' | 'most' | 'per' | 'prison' | 'ban';
  readonly detail: string;
};

/** What an offence costs by the Act or in one state, in words. */
export type OffenceFine = {
  readonly id: string;
  readonly place: string;
  readonly sums: readonly string[];
  readonly asOf: string;
  readonly isUnsure: boolean;
  readonly source: string;
};

export type OffencePage = {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly section: string;
  readonly category: string;
  readonly isForCourt: boolean;
  readonly facts: readonly OffenceFact[];
  readonly fines: readonly OffenceFine[];
  readonly sources: readonly string[];
  readonly related: readonly { readonly id: string; readonly name: string }[];
};

/** Paths of all offences: each has a page. */
export function offenceIds(): readonly string[] {
  return offences.map(({ id }) => id);
}

/** An offence with its fines in a language; null: there is no such one. */
export function offencePage(id: string, language: Language): OffencePage | null {
  const offence = findOffenceById(id);
  if (offence === null) return null;
  const { fines: words, categories, states } = copyOf(language, 'challan-pay');
  const fines = finesOfOffence(id).map((row) => {
    const sums = sumParts(row, words);
    return {
      id: row.stateCode ?? 'act',
      place: row.stateCode === null ? words.act : (states[row.stateCode] ?? row.stateCode),
      sums: sums.length === 0 ? [words.none] : sums,
      asOf: asOfText(row.asOf, language),
      isUnsure: row.confidence === 'low' || row.confidence === 'unverified',
      source: row.source,
    };
  });
  return {
    id,
    name: offence.name[language],
    words: offence.words[language],
    section: words.section(offence.section),
    category: categories[offence.category] ?? '',
    isForCourt: offence.compounding === 'court-only',
    facts: factsOf(offence, language),
    fines,
    sources: [...new Set(fines.map(({ source }) => source))],
    related: relatedTo(offence).map((one) => ({ id: one.id, name: one.name[language] })),
  };
}

function factsOf(offence: Offence, language: Language): readonly OffenceFact[] {
  const copy = copyOf(language, 'challan-offence');
  const { section: sectionOf } = copyOf(language, 'challan-pay').fines;
  const { alsoBookedUnder, compounding, prisonMonths, disqualifiedMonths } = offence;
  const { leastPaise, mostPaise, per } = offence.fine;
  const facts = {
    section: sectionOf(offence.section),
    also: alsoBookedUnder === undefined ? null : sectionOf(alsoBookedUnder),
    settle: copy.settle[compounding],
    least: leastPaise === undefined ? null : formatRupees(leastPaise),
    most: mostPaise === undefined ? null : formatRupees(mostPaise),
    per: per === undefined ? null : (copy.per[per] ?? null),
    prison: prisonMonths === undefined ? null : copy.upToMonths(prisonMonths),
    ban: disqualifiedMonths === undefined ? null : copy.banned(disqualifiedMonths),
  } satisfies Record<OffenceFact['id'], string | null>;
  return Object.entries(facts).flatMap(([id, detail]) =>
    detail === null ? [] : [{ id: id as OffenceFact['id'], detail }],
  );
}

/** Those after it in its category, then those before it. */
function relatedTo({ id, category }: Offence): readonly Offence[] {
  const alike = offences.filter((one) => one.category === category);
  const place = alike.findIndex((one) => one.id === id);
  return [...alike.slice(place + 1), ...alike.slice(0, place)].slice(0, mostRelated);
}

/** A year and month (`2021-12`) in words; years are returned as they are. */
function asOfText(asOf: string, language: Language): string {
  if (!/^\d{4}-\d{2}$/.test(asOf)) return asOf;
  return `${monthName(Number(asOf.slice(5)), languageTags[language])} ${asOf.slice(0, 4)}`;
}
