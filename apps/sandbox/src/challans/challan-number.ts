import type { Draws } from '../ulip/record/draws.ts';

const DIGITS = '0123456789';

/** Letters that a state's own police system writes after the state; others write `TRF`. */
const LOCAL_SERIES: Readonly<Record<string, string>> = {
  DL: 'DTP',
  MH: 'MTC',
  KA: 'BTP',
  TG: 'HYD',
  AP: 'APT',
  TN: 'GCP',
  GJ: 'AMC',
  CH: 'CTP',
  WB: 'KTP',
};

/** `DL` and 17 digits, as the central system numbers its challans. */
export function centralChallanNumber(stateCode: string, draws: Draws, purpose: string): string {
  return stateCode + draws.text(`${purpose}/number`, 17, DIGITS);
}

/** `DLDTP` and 12 digits, for challans that only the state's police holds. */
export function policeChallanNumber(stateCode: string, draws: Draws, purpose: string): string {
  const series = LOCAL_SERIES[stateCode] ?? 'TRF';
  return stateCode + series + draws.text(`${purpose}/number`, 12, DIGITS);
}

/** A receipt of the authority: letters of the way it was paid and 12 digits. */
export function receiptNumber(stateCode: string, draws: Draws, purpose: string): string {
  return `${stateCode}RCP${draws.text(`${purpose}/receipt`, 12, DIGITS)}`;
}
