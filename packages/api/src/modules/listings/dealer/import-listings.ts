import { hash, randomInt, randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerImportListings } from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { checkListing } from '@pahiya/domain/listings/check-listing';
import type { StatedFacts } from '@pahiya/domain/listings/listing';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { readSellersModel } from '../../valuation/sellers-choices.ts';
import { readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { tellOfLowerPrice } from '../alerts/price-watches.ts';
import { moveListing } from '../own/move-listing.ts';
import {
  isOffered,
  lockCar,
  lockOfDealer,
  type OwnRow,
  updatePrice,
  updateReview,
  updateSaid,
} from '../own/own-repository.ts';
import { officeOf } from '../own/seller-facts.ts';
import { touchCities } from '../store/city-repository.ts';
import { insertListings } from '../store/listing-repository.ts';
import { refreshListingWork } from '../store/listing-work.ts';
import { markHash } from '../store/mark-hash.ts';
import { usedCarContent } from '../store/used-car-content.ts';
import { lockDealer, offeringFirm } from './dealer-of-firm.ts';
import { hasImport, insertImport } from './dealer-repository.ts';
import {
  type DealerCar,
  type DealerLine,
  type LineFault,
  readDealerCsv,
} from './read-dealer-csv.ts';

type Answer = AnswerOf<typeof partnerImportListings>;
type Line = Answer['lines'][number];

/** Undoes the transaction of a dry run or of a file with faults. */
class Undone extends Error {
  readonly lines: readonly Line[];
  constructor(lines: readonly Line[]) {
    super('undone');
    this.lines = lines;
  }
}

/** Imports the cars of a firm. New ones wait for a check at the desk, known ones end or get what the dealer says of them; a dry run and a
 * file with a wrong line store nothing. The same file again changes nothing. */
export async function importListings(
  services: Services,
  member: PartnerMember,
  { csv, isDryRun }: { readonly csv: string; readonly isDryRun: boolean },
): Promise<Result<Answer, Refusal>> {
  const { sql, now } = services;
  const at = now();
  const firm = await offeringFirm(sql, member.firmId, at);
  if (!firm.ok) return firm;
  const sha256 = hash('sha256', csv, 'buffer');
  const { firmId } = member;
  if (await hasImport(sql, firmId, sha256)) {
    return ok({ isStored: false, isKnown: true, lines: [] });
  }
  const read = readDealerCsv(csv);
  try {
    const lines = await sql.begin(async (tx) => {
      const dealerId = await lockDealer(tx, firmId, firm.value, read);
      const done: Line[] = [];
      for (const line of read) done.push(await importLine(services, tx, dealerId, line));
      if (isDryRun || done.some(({ outcome }) => outcome === 'wrong')) throw new Undone(done);
      await insertImport(tx, { firmId, sha256, lines: done.length, at });
      return done;
    });
    return ok({ isStored: true, isKnown: false, lines });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    return ok({ isStored: false, isKnown: false, lines: [...error.lines] });
  }
}

/** Imports a line: a new car, another price, km, colour or description, or the end of a car. A wrong line changes nothing. */
export async function importLine(
  services: Services,
  tx: Transaction,
  dealerId: string,
  { line, stock, car, faults }: DealerLine,
): Promise<Line> {
  const of = (outcome: Line['outcome'], found: readonly LineFault[] = []): Line => ({
    ...{ line, stockNumber: stock, outcome, faults: [...found] },
  });
  if (car === null) return of('wrong', faults);
  const known = await lockOfDealer(tx, dealerId, stock);
  const done =
    known === null
      ? await addCar(services, tx, dealerId, car)
      : await changeCar(services, tx, known, car);
  return typeof done === 'string' ? of(done) : of('wrong', done);
}

type Done = 'new' | 'price' | 'changed' | 'ended' | 'same' | readonly LineFault[];

const fault = (column: string, message: string): readonly LineFault[] => [{ column, message }];

async function addCar(
  services: Services,
  tx: Transaction,
  dealerId: string,
  car: DealerCar,
): Promise<Done> {
  const at = services.now();
  const today = istDateOf(at);
  if (car.status !== 'offered') return fault('status', 'This car is not in your list.');
  const mark = readLookupMark(car.vehicleNumber, 'vehicle_number');
  if (!mark.ok) return fault('vehicle_number', mark.error.detail);
  const found = await readSellersModel(tx, car, today);
  if (!found.ok) return fault('model', 'Our list of used cars has no such make and model.');
  const facts = { madeYear: car.year, madeMonth: null, km: car.km, owners: car.owners };
  const stated: StatedFacts = { ...unstated, note: car.description ?? null };
  const wrong = checkListing({ ...facts, ...stated, price: car.price, registeredOn: null }, today);
  if (wrong.length > 0) return wrong.map(({ field, fault: code }) => faultOf(field, code));
  const { vehicleNumber } = mark.value;
  const carId = await lockCar(tx, randomUUID(), markHash(services.settings.secret, vehicleNumber));
  if (await isOffered(tx, carId)) {
    return fault('vehicle_number', 'This car is offered in another listing.');
  }
  const { make, model } = found.value;
  const id = randomUUID();
  await insertListings(tx, [
    {
      ...{ id, publicId: publicId(), carId, state: 'in-review', sellerKind: 'dealer' },
      ...{ userId: null, dealerId, stockNumber: car.stock, vehicleNumber, cityId: car.cityId },
      ...{ make: make.slug, model: model.slug, makeName: make.name, modelName: model.name },
      ...{ variant: car.variant, body: car.body, fuel: car.fuel, gearbox: car.gearbox },
      ...{ ...facts, registeredOn: null, price: car.price, colour: car.colour, stated },
      officeCode: officeOf(mark.value.officeCode, car.cityId),
      ...{ record: null, inspection: null, battery: null },
      ...{ createdAt: at, liveAt: null, expiresAt: null },
      isSandbox: services.registry.source.sandbox,
    },
  ]);
  await updateReview(tx, id, {
    findings: ['unproved-seller'],
    handedInAt: at.toISOString(),
    note: null,
  });
  await refreshListingWork(tx, id);
  return 'new';
}

async function changeCar(
  services: Services,
  tx: Transaction,
  row: OwnRow,
  car: DealerCar,
): Promise<Done> {
  const at = services.now();
  if (car.status !== 'offered') {
    if (row.state === car.status) return 'same';
    const moved = await moveListing(tx, row, { to: car.status, by: 'feed', at });
    return moved.ok
      ? 'ended'
      : fault('status', `A car that is ${row.state} cannot be ${car.status}.`);
  }
  if (row.state === 'sold' || row.state === 'removed' || row.state === 'expired') {
    return fault('stock', 'This stock number was used for a car that is no longer offered.');
  }
  const note = car.description === undefined ? row.stated.note : car.description;
  const isRepriced = row.price !== car.price;
  const column = changedColumn(row, { ...car, note });
  if (!isRepriced && column === null) return 'same';
  if (row.isHeld) {
    return fault(column ?? 'price', 'A buyer has reserved this car as it is listed now.');
  }
  if (car.km < row.km && row.state !== 'in-review') {
    return fault('km', `Fewer km than the ${row.km} this car was offered with.`);
  }
  const { km, colour, price } = car;
  const stated = { ...row.stated, note };
  const wrong = checkListing({ ...row, ...stated, km, price }, istDateOf(at));
  if (wrong.length > 0) return wrong.map(({ field, fault: code }) => faultOf(field, code));
  if (column !== null) await updateSaid(tx, row.id, { km, colour, stated });
  if (isRepriced) await updatePrice(tx, row, price, at);
  if (row.state === 'in-review') await refreshListingWork(tx, row.id);
  if (row.state === 'live') {
    await touchCities(tx, [row.cityId]);
    await bumpContent(tx, usedCarContent);
    if (isRepriced) await tellOfLowerPrice(tx, services, { id: row.id, price });
  }
  return isRepriced ? 'price' : 'changed';
}

/** The first column, besides the price, in which a line says otherwise of a known car; null: in none. What the car is (its
 * make, model, year, fuel and gearbox) stays as it was checked. */
function changedColumn(
  row: OwnRow,
  car: Pick<DealerCar, 'km' | 'colour'> & { readonly note: string | null },
): 'km' | 'colour' | 'description' | null {
  if (row.km !== car.km) return 'km';
  if (row.colour !== car.colour) return 'colour';
  return row.stated.note === car.note ? null : 'description';
}

/** What a file does not say. */
const unstated: StatedFacts = {
  ...{ insurance: null, insuredUntil: null, accident: 'not-stated', serviceBook: null, keys: null },
  ...{ hasLoan: null, warrantyUntil: null, demoUse: null, note: null },
};

const columns: Readonly<Record<string, string>> = { madeYear: 'year', note: 'description' };

function faultOf(field: string, code: string): LineFault {
  const column = columns[field] ?? field;
  return { column, message: `Not plausible: ${code.replaceAll('-', ' ')}.` };
}

/** Eight letters without vowels: no words. */
function publicId(): string {
  const letters = 'bcdfghjkmnpqrstvwxz';
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}
