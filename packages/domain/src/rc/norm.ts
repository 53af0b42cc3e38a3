import type { Coded, EmissionNorm } from './rc-record.ts';

const STAGE_NUMBERS: Readonly<Record<string, EmissionNorm>> = {
  '1': 'bs1',
  '2': 'bs2',
  '3': 'bs3',
  '4': 'bs4',
  '5': 'bs5',
  '6': 'bs6',
  I: 'bs1',
  II: 'bs2',
  III: 'bs3',
  IV: 'bs4',
  V: 'bs5',
  VI: 'bs6',
};

/** Normalizes the registry's emission norm: `BHARAT STAGE VI`, `BS-IV`, `EURO 2`. EURO stages map onto Bharat stages
 * by number. Norms of tractors and construction equipment (TREM, CEV), text with two stages and `Not Available` are
 * `unknown`, with the wording kept. Rule id: RC-NORM. */
export function readNorm(raw: string | null): Coded<EmissionNorm> {
  const text = (raw ?? '').trim();
  const word = text.toUpperCase();
  const [, stage] =
    /^(?:BHARAT\s*(?:STAGE)?|BS|EURO)[\s-]*(VI|IV|V|I{1,3}|[1-6])(?:[ABCD]\b|\b)/.exec(word) ?? [];
  const isOnRoadNorm = !/TREM|CEV/.test(word) && !/\/\s*(?:[IV]+|[1-6])\b/.test(word);
  return { code: (isOnRoadNorm && stage && STAGE_NUMBERS[stage]) || 'unknown', raw: text };
}

/** Whether a norm is Bharat Stage IV or newer; null if unknown. */
export function isBs4OrNewer(norm: EmissionNorm): boolean | null {
  return norm === 'unknown' ? null : norm >= 'bs4';
}
