import type { BookedOffence } from './offence-table.ts';
import type { ChallanWish } from './write-challan.ts';

const SPEED = booked('112/183(1)(i)', 'Driving above the speed limit', 2000);
const PARKING = booked('122/177', 'Parking in a no-parking place', 500);
const RED_LIGHT = booked('119/177', 'Jumping a red light', 1000);
const SEAT_BELT = booked('194B(1)', 'Driving without a seat belt', 1000);
const PHONE = booked('184(c)', 'Using a hand-held phone while driving', 1000);
const DRINKING = booked('185', 'Driving after drinking', null);
const PERMIT = booked('66/192A', 'Plying against the permit', 10_000);
const NO_PUC = booked('CMVR 115(7)/190(2)', 'No valid pollution certificate', 10_000);

/** Hand-written challans of the numbers with hand-written records; null for other numbers. */
export function curatedChallans(vehicleNumber: string): readonly ChallanWish[] | null {
  return CURATED[vehicleNumber] ?? null;
}

const CURATED: Readonly<Record<string, readonly ChallanWish[]>> = {
  /** Two E-Challans, one court challan, one paid and not yet closed, one settled. */
  DL8CAF5030: [
    {
      key: 'speed',
      shape: 'seen-twice',
      daysAgo: 12,
      offences: [SPEED],
      place: 'Outer Ring Road near Wazirabad flyover',
    },
    {
      key: 'parking',
      shape: 'local',
      daysAgo: 52,
      offences: [PARKING],
      place: 'Kamla Nagar market',
    },
    {
      key: 'red-light',
      shape: 'virtual-court',
      daysAgo: 332,
      offences: [RED_LIGHT],
      place: 'Britannia Chowk signal',
      knownTo: ['echallan', 'virtual-courts'],
    },
    {
      key: 'seat-belt',
      shape: 'payment-pending',
      daysAgo: 9,
      offences: [SEAT_BELT],
      place: 'Model Town Metro crossing',
    },
    {
      key: 'phone',
      shape: 'paid',
      daysAgo: 418,
      offences: [PHONE],
      place: 'ISBT Kashmere Gate',
      knownTo: ['echallan'],
    },
  ],
  /** No challans. */
  MH12DE1433: [],
  /** One recent challan with photographs. */
  KA01MJ2022: [
    {
      key: 'red-light',
      shape: 'seen-twice',
      daysAgo: 2,
      offences: [{ ...RED_LIGHT, rupees: 500 }],
      place: 'Town Hall junction',
    },
  ],
  /** One that only a court can close. */
  '22BH6517A': [
    {
      key: 'drinking',
      shape: 'regular-court',
      daysAgo: 140,
      offences: [DRINKING],
      place: 'Tonk Road checkpoint',
    },
  ],
  /** A taxi: its certificate was impounded, and one challan is past its first window. */
  TN09BZ1234: [
    {
      key: 'permit',
      shape: 'impounded',
      daysAgo: 21,
      offences: [PERMIT],
      place: 'Koyambedu bus terminus',
    },
    { key: 'speed', shape: 'open', daysAgo: 61, offences: [{ ...SPEED, rupees: 1000 }] },
  ],
  /** Both regimes, paid and unpaid, past every deadline. */
  UP16AB7788: [
    { key: 'puc', shape: 'open', daysAgo: 97, offences: [NO_PUC], place: 'Film City crossing' },
    { key: 'parking', shape: 'local', daysAgo: 380, offences: [PARKING] },
    { key: 'seat-belt', shape: 'virtual-court', daysAgo: 500, offences: [SEAT_BELT, PHONE] },
    { key: 'old', shape: 'closed', daysAgo: 900 },
  ],
};

function booked(section: string, name: string, rupees: number | null): BookedOffence {
  return { section, name, rupees };
}
