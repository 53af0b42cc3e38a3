import type { Draws } from '../ulip/record/draws.ts';

const DIGITS = '0123456789';

/** Letters of a state's own police system after the state code; other states use `TRF`. */
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

/** `DL` and 17 digits, as numbered by the central system. */
export function centralChallanNumber(stateCode: string, draws: Draws, purpose: string): string {
  return stateCode + draws.text(`${purpose}/number`, 17, DIGITS);
}

/** `DLDTP` and 12 digits, for challans of the state police only. */
export function policeChallanNumber(stateCode: string, draws: Draws, purpose: string): string {
  const series = LOCAL_SERIES[stateCode] ?? 'TRF';
  return stateCode + series + draws.text(`${purpose}/number`, 12, DIGITS);
}

/** A receipt number of the authority: letters of the payment method and 12 digits. */
export function receiptNumber(stateCode: string, draws: Draws, purpose: string): string {
  return `${stateCode}RCP${draws.text(`${purpose}/receipt`, 12, DIGITS)}`;
}
