import type {
  CarColour,
  ListedBattery,
  ListedRecord,
  StatedFacts,
} from '@pahiya/domain/listings/listing';
import { slugOf } from '@pahiya/domain/places/slugs';
import {
  addDays,
  addYears,
  type IstDate,
  istDateOf,
  toIstDate,
} from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import type { NewListing } from '../store/listing-row.ts';
import { Dice } from './dice.ts';
import { sandboxInspection } from './sandbox-inspection.ts';
import {
  type SandboxCity,
  type SandboxModel,
  sandboxCities,
  sandboxModels,
} from './sandbox-models.ts';

/** An invented listing with the prices its car was offered for before, oldest first. */
export type SandboxListing = {
  readonly listing: Omit<NewListing, 'id' | 'carId' | 'dealerId' | 'userId'> & {
    readonly vehicleNumber: string;
  };
  readonly dealerCode: string | null;
  readonly firstLiveAt: Date;
  readonly prices: readonly { readonly amount: NewListing['price']; readonly since: Date }[];
};

const perModel = 8;
const ofAnchor = 12;
const day = 86_400_000;
const colours: readonly CarColour[] = ['white', 'silver', 'grey', 'red', 'blue', 'black', 'brown'];

/** 400 invented listings: a hundred in each of four cities, eight of each model and twelve of one. Three quarters of a
 * model in a city share fuel and gearbox and are a year apart at most, so that there are enough to compare. Always the
 * same for a day. */
export function sandboxListings(now: Date): readonly SandboxListing[] {
  const dice = new Dice(20_261_125);
  const codes = new Set<string>();
  return sandboxCities.flatMap((city) =>
    sandboxModels.flatMap((model, place) => {
      const count = place === city.anchor ? ofAnchor : perModel;
      const middle = 2019 + dice.below(4);
      return Array.from({ length: count }, (_, index) =>
        oneListing({ dice, codes, city, model, middle, isUsual: index < count * 0.75, index, now }),
      );
    }),
  );
}

type Wish = {
  readonly dice: Dice;
  readonly codes: Set<string>;
  readonly city: SandboxCity;
  readonly model: SandboxModel;
  readonly middle: number;
  readonly isUsual: boolean;
  readonly index: number;
  readonly now: Date;
};

function oneListing(wish: Wish): SandboxListing {
  const { dice, city, model, now, index } = wish;
  const today = istDateOf(now);
  const trim = wish.isUsual || dice.chance(30) ? model.usual : model.other;
  const madeYear = wish.isUsual ? wish.middle + dice.below(3) - 1 : 2014 + dice.below(11);
  const madeMonth = 1 + dice.below(12);
  const registeredOn = toIstDate(madeYear, madeMonth, 1 + dice.below(28)) as IstDate;
  const age = (now.getTime() - Date.parse(registeredOn)) / (365.25 * day);
  // One demo car a city, young and never owned.
  const isDemo = !wish.isUsual && model.model === 'Creta' && index === perModel - 1;
  const owners = isDemo ? 0 : 1 + Math.min(2, Math.floor((dice.below(100) + age * 6) / 90));
  const km = Math.max(800, Math.round((age * (7_000 + dice.below(9_000))) / 10) * 10);
  const fair =
    trim.newRupees *
    0.89 *
    Math.exp(-0.085 * age) *
    (1 - 0.05 * Math.max(0, owners - 1)) *
    (1 - Math.min(0.1, Math.max(-0.1, (km - age * 11_000) * 0.000_002))) *
    (city.level / 100);
  const price = rupees(Math.round((fair * (93 + dice.below(15))) / 100 / 5_000) * 5_000);
  const firstLiveAt = new Date(now.getTime() - (1 + dice.below(70)) * day - dice.below(day));
  const dealer = dice.chance(60) ? city.dealers[dice.below(city.dealers.length)] : undefined;
  const colour = dice.pick(colours);
  const stated = statedOf(dice, today, isDemo);
  return {
    dealerCode: dealer === undefined ? null : dealerCode(dealer.area),
    firstLiveAt,
    prices: pricesOf(dice, price, firstLiveAt, now),
    listing: {
      publicId: publicIdOf(dice, wish.codes),
      state: 'live',
      sellerKind: dealer === undefined ? 'owner' : 'dealer',
      stockNumber: null,
      vehicleNumber: `${city.office}S${dice.letter()}${String(1 + dice.below(9_999)).padStart(4, '0')}`,
      cityId: city.cityId,
      make: slugOf(model.make),
      model: slugOf(model.model),
      makeName: model.make,
      modelName: model.model,
      variant: trim.variant,
      body: model.body,
      fuel: trim.fuel,
      gearbox: trim.gearbox,
      madeYear,
      madeMonth,
      registeredOn,
      officeCode: city.office,
      km,
      owners,
      price,
      colour,
      stated,
      record: dice.chance(85)
        ? recordOf(dice, { trim, registeredOn, madeYear, owners, colour, stated, firstLiveAt })
        : null,
      inspection: dice.chance(55)
        ? sandboxInspection(dice, { cityId: city.cityId, km, age, at: firstLiveAt })
        : null,
      battery: trim.fuel === 'electric' ? batteryOf(dice, registeredOn, firstLiveAt, age) : null,
      createdAt: firstLiveAt,
      liveAt: firstLiveAt,
      // Invented listings stay: nobody would renew them.
      expiresAt: null,
      isSandbox: true,
    },
  };
}

/** Address name of an invented dealer. */
export function dealerCode(area: string): string {
  return `sandbox-${slugOf(area)}`;
}

/** Eight letters, no vowels: no words. */
function publicIdOf(dice: Dice, taken: Set<string>): string {
  for (;;) {
    const id = Array.from({ length: 8 }, () => dice.pick([...'bcdfghjkmnpqrstvwxz'])).join('');
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

/** The price now, and up to two higher ones before it. */
function pricesOf(dice: Dice, price: NewListing['price'], from: Date, now: Date) {
  const changes = dice.chance(40) ? 1 + dice.below(2) : 0;
  const span = (now.getTime() - from.getTime()) / (changes + 1);
  return Array.from({ length: changes + 1 }, (_, place) => ({
    amount: rupees(price / 100 + (changes - place) * 15_000),
    since: new Date(from.getTime() + span * place),
  }));
}

function statedOf(dice: Dice, today: IstDate, isDemo: boolean): StatedFacts {
  const isInsured = dice.chance(80);
  return {
    insurance: isInsured ? dice.pick(['comprehensive', 'third-party'] as const) : null,
    insuredUntil: isInsured ? addDays(today, 20 + dice.below(320)) : null,
    accident: dice.pick(['none', 'none', 'none', 'cosmetic', 'not-stated'] as const),
    serviceBook: dice.pick([true, true, false, null] as const),
    keys: dice.pick([2, 2, 1, null] as const),
    hasLoan: dice.pick([false, false, true, null] as const),
    warrantyUntil: null,
    demoUse: isDemo ? 'demo' : null,
    note: null,
  };
}

function recordOf(
  dice: Dice,
  car: {
    readonly trim: SandboxModel['usual'];
    readonly registeredOn: IstDate;
    readonly madeYear: number;
    readonly owners: number;
    readonly colour: CarColour;
    readonly stated: StatedFacts;
    readonly firstLiveAt: Date;
  },
): ListedRecord {
  const open = dice.chance(25) ? 1 + dice.below(3) : 0;
  const readAt = car.firstLiveAt.toISOString();
  return {
    readAt,
    source: 'Sandbox registry',
    isSandbox: true,
    status: 'active',
    fuel: car.trim.fuel === 'hybrid' ? 'petrol' : car.trim.fuel,
    norm: car.madeYear >= 2020 ? 'bs6' : 'bs4',
    registeredOn: car.registeredOn,
    // Now and then the record knows of one owner more.
    owners: car.owners === 0 ? null : car.owners + (dice.chance(5) ? 1 : 0),
    colour: car.colour,
    hasLoan: car.stated.hasLoan === true || dice.chance(6),
    isBlacklisted: false,
    hasNoc: false,
    insuredUntil: car.stated.insuredUntil,
    madeYear: car.madeYear,
    challans: dice.chance(90)
      ? { open, total: rupees(open * 500), readAt, failedSources: [] }
      : null,
  };
}

function batteryOf(dice: Dice, registeredOn: IstDate, at: Date, age: number): ListedBattery {
  const isMeasured = dice.chance(70);
  return {
    health: isMeasured
      ? {
          percent: Math.round(100 - age * 2.2 - dice.below(4)),
          method: dice.pick(['maker-app', 'obd', 'full-charge'] as const),
          on: istDateOf(at),
        }
      : null,
    kwh: dice.pick([30.2, 40.5, null] as const),
    warrantyUntil: addYears(registeredOn, 8),
    warrantyKm: 160_000,
    acTested: isMeasured ? true : null,
    dcTested: isMeasured ? dice.chance(80) : null,
  };
}
