import type { MarkKind } from '../registration/mark.ts';
import { type PlateStyle, plateStyle } from '../registration/plate-style.ts';
import type { RcRecord } from './rc-record.ts';

type ClassFacts = Pick<RcRecord, 'vehicleClass' | 'category'>;

/** Broad kind of a vehicle, for insurance bundles and icons. */
export type VehicleForm =
  | 'two-wheeler'
  | 'three-wheeler'
  | 'car'
  | 'bus'
  | 'goods'
  | 'tractor'
  | 'other';

// Order matters: "MOTOR CAR" is private, "MOTOR CAB" is not.
const CLASSES: readonly { word: RegExp; form: VehicleForm; isTransport: boolean }[] = [
  {
    word: /^(?:M-?CYCLE|MOTOR ?CYCLE|SCOOTER|MOPED|MOTORISED CYCLE)/,
    form: 'two-wheeler',
    isTransport: false,
  },
  { word: /^E-?RICKSHAW/, form: 'three-wheeler', isTransport: true },
  { word: /^THREE WHEELER.*PERSONAL/, form: 'three-wheeler', isTransport: false },
  { word: /^THREE WHEELER/, form: 'three-wheeler', isTransport: true },
  { word: /^(?:MOTOR CAR|LMV|CAMPER VAN|QUADRICYCLE)/, form: 'car', isTransport: false },
  { word: /^(?:MOTOR|LUXURY|MAXI|RADIO) CAB/, form: 'car', isTransport: true },
  { word: /^OMNI BUS.*PRIVATE/, form: 'bus', isTransport: false },
  {
    word: /^(?:OMNI )?BUS|^EDUCATIONAL INSTITUTION BUS|^PRIVATE SERVICE VEHICLE/,
    form: 'bus',
    isTransport: true,
  },
  {
    word: /^(?:GOODS CARRIER|ARTICULATED|TRAILER ?\(COMMERCIAL)/,
    form: 'goods',
    isTransport: true,
  },
  { word: /^AGRICULTURAL TRACTOR|^TRAILER ?\(AGRI/, form: 'tractor', isTransport: false },
  { word: /^TRACTOR ?\(COMMERCIAL/, form: 'tractor', isTransport: true },
  { word: /^AMBULANCE/, form: 'other', isTransport: true },
];

const CATEGORIES: Readonly<Record<string, { form: VehicleForm; isTransport: boolean }>> = {
  '2WN': { form: 'two-wheeler', isTransport: false },
  '2WT': { form: 'two-wheeler', isTransport: true },
  '3WN': { form: 'three-wheeler', isTransport: false },
  '3WT': { form: 'three-wheeler', isTransport: true },
  LMV: { form: 'car', isTransport: false },
  LPV: { form: 'car', isTransport: true },
  LGV: { form: 'goods', isTransport: true },
  MPV: { form: 'bus', isTransport: true },
  MGV: { form: 'goods', isTransport: true },
  HPV: { form: 'bus', isTransport: true },
  HGV: { form: 'goods', isTransport: true },
};

/** Kind of a vehicle from its class or, for an unknown class, its category; null if neither is known. Source: class
 * and category lists of VAHAN. Rule id: RC-CLASS. */
export function vehicleForm(facts: ClassFacts): VehicleForm | null {
  return ofClass(facts.vehicleClass)?.form ?? ofCategory(facts.category)?.form ?? null;
}

/** Whether the vehicle is a transport (commercial) one; null if the record does not say. For two- and three-wheelers
 * the category decides, which has a letter for it (2WN, 2WT); otherwise the class. Rule id: RC-CLASS. */
export function isTransportVehicle(facts: ClassFacts): boolean | null {
  const category = ofCategory(facts.category);
  if (/^[23]W/.test(facts.category ?? '') && category) return category.isTransport;
  return ofClass(facts.vehicleClass)?.isTransport ?? category?.isTransport ?? null;
}

/** Plate of a vehicle by its record. */
export function plateStyleOf(
  kind: MarkKind,
  record: Pick<RcRecord, 'isTransport' | 'fuel'>,
): PlateStyle {
  return plateStyle(kind, {
    isTransport: record.isTransport,
    isElectric: record.fuel.code === 'electric',
  });
}

function ofClass(vehicleClass: string | null) {
  const word = (vehicleClass ?? '').trim().toUpperCase();
  return CLASSES.find((known) => known.word.test(word));
}

function ofCategory(category: string | null) {
  return CATEGORIES[(category ?? '').trim().toUpperCase()];
}
