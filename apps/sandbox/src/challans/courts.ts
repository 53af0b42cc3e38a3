import { findState } from '@pahiya/domain/places/states';
import { type IstDate, partsOf } from '@pahiya/domain/shared/ist-date';
import type { Draws } from '../ulip/record/draws.ts';
import type { SandboxCourt } from './sandbox-challan.ts';

const DIGITS = '0123456789';

/** The virtual court of a state. */
export function virtualCourt(
  stateCode: string,
  issuedOn: IstDate,
  draws: Draws,
  purpose: string,
): SandboxCourt {
  const state = findState(stateCode)?.name ?? stateCode;
  return {
    name: `Virtual Court (Traffic), ${state}`,
    address: `Online; ${findState(stateCode)?.capital ?? state}`,
    cnr: caseNumber(`${stateCode}VC01`, issuedOn, draws, purpose),
    hearingOn: null,
  };
}

/** The magistrate's court of a district. */
export function regularCourt(
  where: { readonly stateCode: string; readonly district: string },
  issuedOn: IstDate,
  hearingOn: IstDate,
  draws: Draws,
  purpose: string,
): SandboxCourt {
  return {
    name: `Court of the Judicial Magistrate (Traffic), ${where.district}`,
    address: `District Court Complex, ${where.district}`,
    cnr: caseNumber(`${where.stateCode}MM01`, issuedOn, draws, purpose),
    hearingOn,
  };
}

/** Sixteen characters: establishment, serial number, year. */
function caseNumber(
  establishment: string,
  issuedOn: IstDate,
  draws: Draws,
  purpose: string,
): string {
  const running = draws.text(`${purpose}/cnr`, 6, DIGITS);
  return `${establishment}${running}${partsOf(issuedOn).year}`;
}
