import { findState } from '../places/states.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type {
  FormAnswer,
  Mark,
  MarkKind,
  MarkRefusalCode,
  MarkWarning,
  ReadOptions,
  VehicleNumber,
} from './mark.ts';
import type { MarkText } from './mark-text.ts';
import { readOfficeMark } from './office-mark-forms.ts';

/** Parses a cleaned text as one of the known forms, without suggestions. */
export function readMark(text: MarkText, options: ReadOptions): Result<Mark, MarkRefusalCode> {
  const { compact } = text;
  if (compact === '') return err('mark/empty');
  if (text.hasStrays) return err('mark/stray-characters');
  return (
    readBharat(compact, options) ??
    readTemporary(compact) ??
    readTrade(compact) ??
    readVintage(compact) ??
    readMilitary(compact) ??
    readDiplomatic(compact) ??
    readPre1989(compact) ??
    readOfficeMark(text, options) ??
    err(nameFault(compact))
  );
}

function nameFault(compact: string): MarkRefusalCode {
  if (compact.startsWith('\u2191')) return 'mark/stray-characters';
  if (compact.length < 4) return 'mark/too-short';
  return compact.length > 11 ? 'mark/too-long' : 'mark/not-a-mark';
}

/** First year of BH numbers (in force 15 Sep 2021), and the last accepted one if no date is given. */
const BH_FIRST_YEAR = 21;
const BH_LAST_YEAR_WITHOUT_TODAY = 40;

function readBharat(compact: string, options: ReadOptions): FormAnswer {
  const [, year, number, letters] = /^(\d{2})BH(\d*)([A-Z]*)$/.exec(compact) ?? [];
  if (year === undefined || number === undefined || letters === undefined) return null;
  if (number.length > 4 || letters.length > 2) return err('mark/not-a-mark');
  const lastYear = options.today ? Number(options.today.slice(2, 4)) : BH_LAST_YEAR_WITHOUT_TODAY;
  if (Number(year) > lastYear) return err('mark/future-year');
  if (Number(year) < BH_FIRST_YEAR) return err('mark/not-a-mark');
  if (number.length < 4 || letters === '') return err('mark/too-short');
  const hasOddLetters = /[IO]/.test(letters);
  if (hasOddLetters && options.source !== 'record') return err('mark/bad-letters');
  if (Number(number) === 0) return err('mark/number-zero');
  return ok(
    makeMark('bharat', [year, 'BH', number, letters], {
      series: letters,
      number,
      seriesKey: `${year}BH`,
      warnings: hasOddLetters ? ['ambiguous-letters'] : [],
    }),
  );
}

function readTemporary(compact: string): FormAnswer {
  const form = /^T((?:0[1-9]|1[0-2])\d{2})([A-Z]{2})(\d{4})([A-Z]{1,2})$/.exec(compact);
  const [, issued, state, number, letters] = form ?? [];
  if (!issued || !state || !number || !letters) return null;
  return withState(state, number, (parts) =>
    makeMark('temporary', ['T', issued, state, number, letters], {
      ...parts,
      series: letters,
      seriesKey: `T${issued}${state}`,
    }),
  );
}

function readTrade(compact: string): FormAnswer {
  const form = /^([A-Z]{2})(\d{1,2})([A-J])(\d{4})TC(\d{4})$/.exec(compact);
  const [, state, office, letter, certificate, number] = form ?? [];
  if (!state || !office || !letter || !certificate || !number) return null;
  if (Number(office) === 0) return err('mark/bad-office');
  const officeCode = state + office.padStart(2, '0');
  return withState(state, number, (parts) =>
    makeMark('trade', [state, office.padStart(2, '0'), letter, certificate, 'TC', number], {
      ...parts,
      officeCode,
      series: letter,
      seriesKey: `${officeCode}${letter}${certificate}TC`,
    }),
  );
}

function readVintage(compact: string): FormAnswer {
  const [, state, letters, number] = /^([A-Z]{2})VA([A-Z]{2})(\d{4})$/.exec(compact) ?? [];
  if (!state || !letters || !number) return null;
  return withState(state, number, (parts) =>
    makeMark('vintage', [state, 'VA', letters, number], {
      ...parts,
      series: letters,
      seriesKey: `${state}VA${letters}`,
    }),
  );
}

function readMilitary(compact: string): FormAnswer {
  const form = /^\u2191?(\d{2})([A-Z])(\d{6})([A-Z])$/.exec(compact);
  const [, year, letter, serial, check] = form ?? [];
  if (!year || !letter || !serial || !check) return null;
  return ok(
    makeMark('military', [year, letter, serial, check], {
      series: letter,
      number: serial,
      seriesKey: year + letter,
    }),
  );
}

function readDiplomatic(compact: string): FormAnswer {
  const [, country, service, number] = /^(\d{1,3})(CD|CC|UN)(\d{1,4})$/.exec(compact) ?? [];
  if (!country || !service || !number) return null;
  if (Number(number) === 0) return err('mark/number-zero');
  const mission = String(Number(country));
  const serial = String(Number(number));
  return ok(
    makeMark('diplomatic', [mission, service, serial], {
      series: service,
      number: serial,
      seriesKey: mission + service,
    }),
  );
}

function readPre1989(compact: string): FormAnswer {
  const [, letters, number] = /^([A-Z]{3})(\d{1,4})$/.exec(compact) ?? [];
  if (!letters || !number) return null;
  if (Number(number) === 0) return err('mark/number-zero');
  const padded = number.padStart(4, '0');
  return ok(
    makeMark('pre-1989', [letters, padded], {
      series: letters,
      number: padded,
      seriesKey: letters,
      warnings: /[IO]/.test(letters) ? ['old-form', 'ambiguous-letters'] : ['old-form'],
    }),
  );
}

type StateParts = {
  stateCode: string;
  writtenState: string;
  number: string;
  warnings: MarkWarning[];
};

function withState(written: string, number: string, make: (parts: StateParts) => Mark): FormAnswer {
  const state = findState(written);
  if (state === null) return err('mark/no-such-state');
  if (Number(number) === 0) return err('mark/number-zero');
  const warnings: MarkWarning[] = state.code === written ? [] : ['alias-state'];
  return ok(make({ stateCode: state.code, writtenState: written, number, warnings }));
}

type MarkParts = Partial<Omit<Mark, 'kind' | 'vehicleNumber' | 'canonical' | 'display'>> & {
  readonly seriesKey: string;
};

const NOT_IN_REGISTER: readonly MarkKind[] = ['temporary', 'trade', 'military', 'diplomatic'];

function makeMark(kind: MarkKind, groups: readonly string[], parts: MarkParts): Mark {
  const vehicleNumber = groups.join('') as VehicleNumber;
  return {
    kind,
    vehicleNumber,
    canonical: vehicleNumber,
    display: groups.join(' '),
    stateCode: null,
    writtenState: null,
    officeCode: null,
    series: null,
    number: null,
    isLookupable: !NOT_IN_REGISTER.includes(kind),
    warnings: [],
    ...parts,
  };
}
