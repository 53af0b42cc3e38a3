import { findState, type IndianState } from './states.ts';

/** Pairs of states with a common land border, each once. Enclaves count: parts of Puducherry lie in Tamil Nadu,
 * Kerala (Mahe) and Andhra Pradesh (Yanam). Himachal Pradesh and Uttar Pradesh share a very short border.
 * Source: political map of India, from general knowledge. Rule id: STATE-NEIGHBOURS. */
const BORDERS = `
  JK-LA JK-HP JK-PB LA-HP HP-PB HP-HR HP-UK HP-UP PB-HR PB-RJ PB-CH HR-CH HR-DL HR-RJ HR-UP
  UK-UP DL-UP UP-RJ UP-MP UP-CG UP-JH UP-BR RJ-GJ RJ-MP GJ-MP GJ-MH GJ-DD DD-MH MP-MH MP-CG
  BR-JH BR-WB JH-WB JH-OD JH-CG CG-MH CG-TG CG-AP CG-OD OD-WB OD-AP WB-SK WB-AS
  AS-AR AS-NL AS-MN AS-MZ AS-TR AS-ML AR-NL NL-MN MN-MZ MZ-TR
  MH-TG MH-KA MH-GA GA-KA KA-TG KA-AP KA-TN KA-KL TG-AP AP-TN AP-PY TN-KL TN-PY KL-PY`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('-'));

/** States and territories that border a state (current or former code), by code. Empty for islands and unknown
 * states. */
export function neighboursOf(stateCode: string): readonly IndianState[] {
  const own = findState(stateCode)?.code;
  return BORDERS.filter((pair) => own !== undefined && pair.includes(own))
    .flatMap((pair) => pair.filter((code) => code !== own))
    .sort()
    .flatMap((code) => findState(code) ?? []);
}
