import { findState, STATES } from './states.ts';

/** Words for the kind of office rather than its place. */
const OFFICE_WORDS =
  /\b(?:rto|arto|srto|drto|dto|rta|rla|sdm|mvi|uo|unit|regional|additional|assistant|deputy|sub|district|divisional|registering|licensing|transport|authority|office|officer)\b/g;

const OTHER_STATE_NAMES: Readonly<Record<string, string>> = {
  orissa: 'OD',
  uttaranchal: 'UK',
  pondicherry: 'PY',
  chattisgarh: 'CG',
  'nct delhi': 'DL',
  'delhi nct': 'DL',
  'new delhi': 'DL',
  'andaman nicobar': 'AN',
  'andaman nicobar island': 'AN',
  'dadra nagar haveli': 'DD',
  'daman diu': 'DD',
  'ut dnh dd': 'DD',
};

const stateCodeByName = new Map<string, string>([
  ...STATES.map((state) => [plainName(state.name), state.code] as const),
  ...Object.entries(OTHER_STATE_NAMES),
]);

/** The place in a registry's office text. `names`: the whole text, then its parts, without words for the kind of
 * office. */
export type OfficeText = { readonly names: readonly string[]; readonly stateCode: string | null };

/** Parses a registry's office text: `PUNE, Maharashtra`, `RTO, JANAKPURI`, `DTO Ambala, HR`. A state counts only at
 * the end, after another place: `DELHI` alone is a city. */
export function readOfficeText(text: string): OfficeText {
  const parts = text.slice(0, 200).split(',');
  const last = parts.length > 1 ? stateOfName(parts.at(-1) ?? '') : null;
  const place = last === null ? text.slice(0, 200) : parts.slice(0, -1).join(',');
  return { names: officeNames(place), stateCode: last };
}

/** An office name in normalized form, whole and by its parts: `Eluru (West Godavari)` gives `eluru west godavari`,
 * `eluru`, `west godavari`. */
export function officeNames(text: string): string[] {
  const names = [text, ...text.split(/[,/():;&]| - /)].map(plainName);
  return [...new Set(names)].filter((name) => name !== '');
}

/** Lower case, words only, without `and`, `of` and words for an office. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(OFFICE_WORDS, ' ')
    .replace(/\b(?:and|of|the)\b/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Code of a state by its name, former name or code; null for other text. */
export function stateOfName(text: string): string | null {
  const name = plainName(text);
  if (/^[a-z]{2}$/.test(name)) return findState(name.toUpperCase())?.code ?? null;
  return stateCodeByName.get(name) ?? null;
}
