import { findState } from '../places/states.ts';
import { err, ok } from '../shared/result.ts';
import type {
  FormAnswer,
  Mark,
  MarkRefusalCode,
  MarkWarning,
  ReadOptions,
  VehicleNumber,
} from './mark.ts';
import type { MarkText } from './mark-text.ts';

/** Delhi has offices 1 to 13. Rule id: MARK-DELHI. */
const DELHI_LAST_OFFICE = 13;

/** Statewide prefixes, which do not identify an office: Andhra Pradesh since February 2019 and 2023. Rule id:
 * MARK-AP39. */
const STATE_WIDE_PREFIXES: readonly string[] = ['AP39', 'AP40'];

/** Longest number with an office: UP32ABC1234. */
const LONGEST = 11;

/** Parses the usual numbers, state + office + series + number, and Delhi's, whose series starts with the category.
 * Null if the text is longer, or is not two letters followed by digits. */
export function readOfficeMark(text: MarkText, options: ReadOptions): FormAnswer {
  if (text.compact.length > LONGEST) return null;
  const groups = splitGroups(text);
  if (groups === null) return null;
  const state = findState(groups.state);
  if (state === null) return err('mark/no-such-state');
  const fault = findFault(groups, options);
  if (fault !== null) return err(fault);
  const warnings: MarkWarning[] = groups.isGuess ? ['old-form'] : [];
  if (state.code !== groups.state) warnings.push('alias-state');
  if (/[IO]/.test(groups.series)) warnings.push('ambiguous-letters');
  return ok(writeMark(groups, state.code, warnings));
}

type Groups = { state: string; office: string; series: string; number: string; isGuess: boolean };

function splitGroups({ compact, officeDigits }: MarkText): Groups | null {
  const [, state, digits, series, number] = /^([A-Z]{2})(\d+)([A-Z]*)(\d*)$/.exec(compact) ?? [];
  if (!state || !digits || series === undefined || number === undefined) return null;
  if (series !== '') return { state, office: digits, series, number, isGuess: false };
  // Without a series, office and number run together. The typed spacing decides; otherwise the number is taken as
  // complete (four digits), and a leading zero belongs to a two-digit office.
  const isCertain = officeDigits !== null || digits.length >= 6 || digits.startsWith('0');
  const office = officeDigits ?? (digits.length >= 6 || digits.startsWith('0') ? 2 : 1);
  return {
    state,
    office: digits.slice(0, office),
    series: '',
    // Two digits alone are an office (`MH12`): an incomplete number.
    number: digits.length <= 2 && officeDigits === null ? '' : digits.slice(office),
    isGuess: !isCertain,
  };
}

function findFault(groups: Groups, options: ReadOptions): MarkRefusalCode | null {
  const { state, office, series, number } = groups;
  if (series.length > 3 || number.length > 4) return 'mark/not-a-mark';
  if (office.length > 2 || (Number(office) === 0 && number !== '')) return 'mark/bad-office';
  if (state === 'DL' && Number(office) > DELHI_LAST_OFFICE) return 'mark/bad-office';
  if (number === '') return 'mark/too-short';
  if (state === 'DL' && series === '') return 'mark/not-a-mark';
  if (/[IO]/.test(series) && options.source !== 'record') return 'mark/bad-letters';
  return Number(number) === 0 ? 'mark/number-zero' : null;
}

function writeMark(groups: Groups, stateCode: string, warnings: readonly MarkWarning[]): Mark {
  const { state, series } = groups;
  const isDelhi = state === 'DL';
  const bareOffice = String(Number(groups.office));
  const office = isDelhi ? bareOffice : bareOffice.padStart(2, '0');
  const number = groups.number.padStart(4, '0');
  const officeCode = state + bareOffice.padStart(2, '0');
  const readable = isDelhi
    ? [state, office + series.slice(0, 1), series.slice(1), number]
    : [state, office, series, number];
  return {
    kind: isDelhi ? 'delhi' : 'classic',
    vehicleNumber: (state + office + series + number) as VehicleNumber,
    canonical: state + bareOffice + series + number,
    display: readable.filter((group) => group !== '').join(' '),
    stateCode,
    writtenState: state,
    officeCode: STATE_WIDE_PREFIXES.includes(officeCode) ? null : officeCode,
    series: series === '' ? null : series,
    number,
    seriesKey: state + office + series,
    isLookupable: true,
    warnings,
  };
}
