import { findOffice, officesOfState, type RtoOffice } from '@pahiya/domain/places/rto-offices';
import { findState, type IndianState } from '@pahiya/domain/places/states';
import { isInNcr } from '@pahiya/domain/rc/ncr-area';
import type { Mark } from '@pahiya/domain/registration/vehicle-number';
import type { Draws } from './draws.ts';

/** Registering office of a record, as named by the registry. */
export type Office = {
  readonly name: string;
  readonly stateCode: string;
  readonly stateName: string;
  /** The registry has its own numbers, which differ from plate codes; the sandbox uses the plate code instead. */
  readonly number: string;
  readonly district: string | null;
  readonly isNcr: boolean;
};

/** Office of the number; if it has none (BH, AP39 and AP40, vintage), one derived from the number. */
export function officeOfMark(mark: Mark, draws: Draws): Office {
  const inMark = mark.officeCode === null ? null : findOffice(mark.officeCode);
  if (inMark?.office) return describe(inMark.office, inMark, stateOf(inMark.stateCode));
  const state = mark.stateCode === null ? chooseState(mark, draws) : stateOf(mark.stateCode);
  const chosen = chooseOffice(state, draws);
  return describe(chosen?.office ?? state.capital, chosen, state);
}

function chooseState(mark: Mark, draws: Draws): IndianState {
  // Before 1989 the first two of three letters were the state's: MHA, DLY.
  const written = findState(mark.vehicleNumber.slice(0, 2));
  if (written !== null) return written;
  return stateOf(
    draws.pick('office/state', ['MH', 'KA', 'RJ', 'UP', 'HR', 'TG', 'TN', 'PB', 'MP', 'AS']),
  );
}

function chooseOffice(state: IndianState, draws: Draws): RtoOffice | null {
  const active = officesOfState(state.code).filter(isPlace);
  // Both active codes of Andhra Pradesh are statewide: its offices are listed under their former district codes.
  const offices = active.length > 0 ? active : officesOfState(state.code, 'all').filter(isPlace);
  const [first, ...rest] = offices;
  return first === undefined ? null : draws.pick('office', [first, ...rest]);
}

function isPlace(office: RtoOffice): boolean {
  return office.office !== null && office.issuedFor !== 'whole-state';
}

function describe(name: string, office: RtoOffice | null, state: IndianState): Office {
  const district = office?.district ?? null;
  return {
    name,
    stateCode: state.code,
    stateName: state.name,
    number: String(Number(office?.code.slice(2) ?? '1')),
    district,
    isNcr: isInNcr(state.code, { district, city: office?.city ?? name }) === true,
  };
}

function stateOf(code: string): IndianState {
  const state = findState(code);
  if (state === null) throw new RangeError(`no such state: ${code}`);
  return state;
}
