import type { TagWorld } from '../fastag/tag-world.ts';

/** Pictures that the bank asks for with every order. */
export const REQUIRED_PICTURES: readonly string[] = ['RC_FRONT', 'VEHICLE_FRONT'];

const ID_FORMS: Readonly<Record<string, RegExp>> = {
  PAN: /^[A-Z]{5}\d{4}[A-Z]$/,
  DL: /^[A-Z]{2}[A-Z0-9 -]{8,18}$/,
  VOTER_ID: /^[A-Z]{3}\d{7}$/,
  PASSPORT: /^[A-Z]\d{7}$/,
};

/** The bank's refusal of a person; null if it accepts. */
export function checkPerson(
  person: {
    readonly name: string;
    readonly date_of_birth: string;
    readonly id_kind: string;
    readonly id_number: string;
    readonly id_expiry: string | null;
  },
  now: Date,
): object | null {
  const refuse = (reason: string) => ({ result: 'PERSON_REFUSED', reason });
  if (person.name.trim().length < 2) return refuse('name_missing');
  const [year = 0, month = 1, day = 1] = person.date_of_birth.split('-').map(Number);
  if (new Date(Date.UTC(year + 18, month - 1, day)) > now) return refuse('under_age');
  if (ID_FORMS[person.id_kind]?.test(person.id_number) !== true) return refuse('id_number_invalid');
  const hasExpired = person.id_expiry !== null && new Date(person.id_expiry) < now;
  return hasExpired ? refuse('id_expired') : null;
}

/** The bank's refusal of a vehicle after the match with VAHAN; null if it accepts. */
export function checkVehicle(
  world: TagWorld,
  vehicle: {
    readonly number: string;
    readonly identifier_end: string;
    readonly vehicle_class: string;
  },
): object | null {
  const record = world.recordOf(vehicle.number);
  const ends = [record?.chassis, record?.engine].map((text) => text?.slice(-5));
  const isSameClass = vehicle.vehicle_class === `VC${world.classOf(vehicle.number)}`;
  if (!ends.includes(vehicle.identifier_end.toUpperCase()) || !isSameClass) {
    return { result: 'MISMATCH' };
  }
  const open = world.tagsOf(vehicle.number).find(({ status }) => status !== 'C');
  return open === undefined ? null : { result: 'OTHER_TAG_ACTIVE', bank_id: open.issuer.bankId };
}
