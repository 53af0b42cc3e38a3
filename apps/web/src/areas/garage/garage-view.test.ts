import type { GarageVehicle } from '@pahiya/contracts/garage/garage-contracts';
import { expect, test } from 'vitest';
import { copy } from '../../parts/record-words/copy/en/rc-details.ts';
import { sampleToday } from '../../parts/record-words/testing/sample-answers.ts';
import { nextDues, vehicleCards } from './garage-view.ts';

type Due = NonNullable<GarageVehicle['summary']>['dues'][number];

const calm = vehicle('MH12DE1433', [
  { document: 'third-party', upto: '2027-08-21', state: 'in-order', daysLeft: 273 },
  { document: 'puc', upto: '2027-06-21', state: 'in-order', daysLeft: 212 },
  { document: 'registration', upto: '2034-08-20', state: 'in-order', daysLeft: 2829 },
  { document: 'own-damage', upto: '2027-08-21', state: 'in-order', daysLeft: 273 },
  { document: 'tax', upto: null, state: 'lifetime', daysLeft: null },
  { document: 'permit', upto: null, state: 'not-needed', daysLeft: null },
]);
const pressing = vehicle('DL8CAF5030', [
  { document: 'third-party', upto: '2027-03-15', state: 'in-order', daysLeft: 114 },
  { document: 'own-damage', upto: '2026-11-03', state: 'over', daysLeft: -18 },
  { document: 'puc', upto: '2026-11-27', state: 'soon', daysLeft: 6 },
]);
const unanswered: GarageVehicle = { ...calm, vehicleNumber: 'KA01MJ2022', summary: null };

const cards = vehicleCards([unanswered, calm, pressing], sampleToday, 'en', copy);

test('the vehicle with the most urgent paper comes first, one without a response last', () => {
  expect(cards.map((card) => card.vehicleNumber)).toEqual([
    'DL8CAF5030',
    'MH12DE1433',
    'KA01MJ2022',
  ]);
});

test('papers are sorted by date; the rest is counted, not shown', () => {
  expect(cards[0]?.dues.map((due) => due.word)).toEqual([
    'Expired 18 days ago',
    '6 days left',
    '114 days left',
  ]);
  expect(cards[1]).toMatchObject({ moreInOrder: 1 });
  expect(cards[1]?.dues).toHaveLength(3);
});

test('upcoming renewals leave out valid papers', () => {
  expect(nextDues(cards).map((due) => [due.display, due.word])).toEqual([
    ['DL8CAF5030', 'Expired 18 days ago'],
    ['DL8CAF5030', '6 days left'],
  ]);
});

test('a policy bought here is not called due, also before it begins', () => {
  const due = { document: 'third-party', upto: '2027-11-21', state: 'in-order' } as const;
  const begun = vehicle('DL8CAF5031', [{ ...due, daysLeft: 365, held: { startsOn: null } }]);
  const later = vehicle('DL8CAF5032', [
    { ...due, daysLeft: 365, held: { startsOn: '2026-11-22' } },
  ]);
  const held = vehicleCards([begun, later], sampleToday, 'en', copy);
  expect(held.map(({ dues }) => dues[0]?.held)).toEqual([
    { startsOn: null },
    { startsOn: '22 Nov 2026' },
  ]);
  expect(nextDues(held)).toEqual([]);
  expect(cards[0]?.dues.map((one) => one.held)).toEqual([null, null, null]);
});

test('a vehicle without a response stays listed without made-up facts', () => {
  expect(cards[2]).toMatchObject({ name: null, fetchedAt: null, dues: [] });
});

function vehicle(vehicleNumber: string, dues: Due[]): GarageVehicle {
  return {
    vehicleNumber,
    display: vehicleNumber,
    addedAt: '2026-11-01T00:00:00.000Z',
    summary: {
      maker: 'MARUTI SUZUKI INDIA LTD',
      model: 'SWIFT VXI',
      plateStyle: 'private',
      fetchedAt: '2026-11-21T04:44:00.000Z',
      sandbox: true,
      dues,
    },
  };
}
