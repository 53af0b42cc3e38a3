import { addYears, type IstDate, isBefore } from '../shared/ist-date.ts';
import type { RcRecord } from './rc-record.ts';
import { type Validity, type VehicleDocument, validityOf } from './validity.ts';

/** A document of a vehicle and its state. `upto`: last valid day; null if there is none or it is unknown. */
export type Due = Validity & { readonly document: VehicleDocument; readonly upto: IstDate | null };

const NOT_NEEDED: Validity = { state: 'not-needed', daysLeft: null };

/** State of all seven documents of a vehicle on a day, in this order. None applies once the vehicle is scrapped or
 * its registration cancelled.
 * Source: Motor Vehicles Act 1988 s. 41(7), 56, 66, 146; Central Motor Vehicles Rules 1989 r. 52, 62, 115(7).
 * Rule ids: DUE-*. */
export function duesOf(record: RcRecord, today: IstDate): readonly Due[] {
  const dues = [
    simple('third-party', record.insurance.thirdPartyUpto, today),
    simple('own-damage', record.insurance.ownDamageUpto, today),
    pucDue(record, today),
    fitnessDue(record, today),
    registrationDue(record, today),
    taxDue(record, today),
    permitDue(record, today),
  ];
  const isGone = record.status.code === 'scrapped' || record.status.code === 'cancelled';
  return isGone ? dues.map((due) => ({ ...due, ...NOT_NEEDED })) : dues;
}

/** Documents that have expired or expire soon, earliest first. */
export function pressingDues(dues: readonly Due[]): readonly Due[] {
  return dues
    .filter((due) => due.state === 'over' || due.state === 'soon')
    .sort((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0));
}

function simple(document: VehicleDocument, upto: IstDate | null, today: IstDate): Due {
  return { document, upto, ...validityOf(document, upto, today) };
}

function notNeeded(document: VehicleDocument, upto: IstDate | null = null): Due {
  return { document, upto, ...NOT_NEEDED };
}

/** Electric vehicles need no PUC; others not in the first year after registration. Rule id: DUE-PUC. */
function pucDue(record: RcRecord, today: IstDate): Due {
  const due = simple('puc', record.puc.upto, today);
  if (record.fuel.code === 'electric') return notNeeded('puc');
  const isFirstYear =
    record.registeredOn !== null && isBefore(today, addYears(record.registeredOn, 1));
  return isFirstYear && (due.state === 'unknown' || due.state === 'over') ? notNeeded('puc') : due;
}

/** A private vehicle's fitness is part of its registration and not a separate document. Rule id: DUE-FITNESS. */
function fitnessDue(record: RcRecord, today: IstDate): Due {
  const { fitnessUpto, registrationUpto } = record;
  const runsWithRegistration = fitnessUpto === null || fitnessUpto === registrationUpto;
  if (record.isTransport === false && runsWithRegistration) return notNeeded('fitness');
  return simple('fitness', fitnessUpto, today);
}

/** A transport vehicle's registration is valid as long as its fitness; a date on record still counts.
 * Rule id: DUE-REGISTRATION. */
function registrationDue(record: RcRecord, today: IstDate): Due {
  const isTiedToFitness = record.isTransport === true && record.registrationUpto === null;
  return isTiedToFitness
    ? notNeeded('registration')
    : simple('registration', record.registrationUpto, today);
}

function taxDue(record: RcRecord, today: IstDate): Due {
  switch (record.tax.kind) {
    case 'until':
      return simple('tax', record.tax.upto, today);
    case 'lifetime':
      return { document: 'tax', upto: null, state: 'lifetime', daysLeft: null };
    case 'unknown':
      return simple('tax', null, today);
  }
}

/** Only transport vehicles have permits. Exemptions are not computed: none on record is unknown.
 * Rule id: DUE-PERMIT. */
function permitDue(record: RcRecord, today: IstDate): Due {
  if (record.isTransport === false && record.permit === null) return notNeeded('permit');
  return simple('permit', record.permit?.upto ?? null, today);
}
