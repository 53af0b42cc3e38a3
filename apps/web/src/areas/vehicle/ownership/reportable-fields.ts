import type { ReportableField } from '@pahiya/contracts/vehicle/get-vehicle';

/** Fields in the order of the form. Not the contract's own list, which would load its schemas in the browser; a missing
 * field is a type error. */
const inOrder: Readonly<Record<ReportableField, true>> = {
  status: true,
  registeredOn: true,
  registrationUpto: true,
  fitnessUpto: true,
  manufactured: true,
  maker: true,
  model: true,
  bodyType: true,
  colour: true,
  vehicleClass: true,
  fuel: true,
  norm: true,
  engineCc: true,
  cylinders: true,
  seats: true,
  unladenKg: true,
  grossKg: true,
  wheelbaseMm: true,
  ownerSerial: true,
  ownerNameMasked: true,
  chassisLast5: true,
  engineLast5: true,
  financier: true,
  insurer: true,
  policyLast4: true,
  thirdPartyUpto: true,
  ownDamageUpto: true,
  pucUpto: true,
  taxUpto: true,
  permitUpto: true,
  blacklist: true,
  noc: true,
  nonUse: true,
  registeredAt: true,
  district: true,
  city: true,
  state: true,
  officeCode: true,
};

/** The fields that can be reported as wrong. */
export const fieldsToReport = Object.keys(inOrder) as readonly ReportableField[];

/** The field named in a query or form; null for any other text. */
export function readReportableField(text: string): ReportableField | null {
  return fieldsToReport.find((field) => field === text) ?? null;
}
