import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { SandboxFuel, VehicleKind } from './vahan-record.ts';

/** Emission norm required for a new vehicle on its registration date, in the registry's wording. Four-wheelers in
 * Delhi NCR were one step ahead: BS-II from April 2001, BS-III from April 2005, BS-IV from April 2010. Source: CMVR
 * r. 115 and its amendments; BS-IV nationwide from 1 Apr 2017, BS-VI from 1 Apr 2020 (S.O. of 2016 and Supreme
 * Court order of 24 Oct 2018). */
export function normTextOn(
  registeredOn: IstDate,
  kind: VehicleKind,
  fuel: SandboxFuel,
  isNcr: boolean,
): string {
  if (fuel === 'electric') return 'Not Available';
  const isAhead = isNcr && kind !== 'two-wheeler' && kind !== 'auto';
  if (registeredOn >= '2020-04-01') return 'BHARAT STAGE VI';
  if (registeredOn >= (isAhead ? '2010-04-01' : '2017-04-01')) return 'BHARAT STAGE IV';
  if (registeredOn >= (isAhead ? '2005-04-01' : '2010-04-01')) return 'BHARAT STAGE III';
  if (registeredOn >= (isAhead ? '2001-04-01' : '2005-04-01')) return 'BHARAT STAGE II';
  if (registeredOn >= '2000-04-01') return 'EURO 1';
  return 'Not Available';
}
