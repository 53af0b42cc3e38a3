import { expect, test } from 'vitest';
import { garageStripView } from './garage-strip-view.ts';

type Vehicle = Parameters<typeof garageStripView>[0][number];
type Due = NonNullable<Vehicle['summary']>['dues'][number];

const due = (state: Due['state'], daysLeft: number | null): Due => ({
  document: 'puc',
  upto: '2026-12-01',
  state,
  daysLeft,
});

const vehicle = (vehicleNumber: string, dues: readonly Due[] | null): Vehicle => ({
  vehicleNumber,
  display: vehicleNumber,
  addedAt: '2026-11-21T04:44:00Z',
  summary:
    dues === null
      ? null
      : {
          maker: 'MARUTI SUZUKI INDIA LTD',
          model: 'SWIFT VXI',
          plateStyle: 'private',
          fetchedAt: '2026-11-21T04:44:00Z',
          sandbox: true,
          dues: [...dues],
        },
});

test('an empty garage has no strip', () => {
  expect(garageStripView([])).toBeNull();
});

test('the vehicle that expired first is shown, with its counts', () => {
  const strip = garageStripView([
    vehicle('DL01AA0001', [due('in-order', 300)]),
    vehicle('DL01AA0002', [due('soon', 5), due('in-order', 90)]),
    vehicle('DL01AA0003', [due('over', -18), due('soon', 3)]),
  ]);
  expect(strip).toMatchObject({
    vehicleNumber: 'DL01AA0003',
    name: 'Maruti Suzuki Swift VXI',
    expired: 1,
    soon: 1,
  });
});

test('a vehicle without a registry response is shown by its number', () => {
  const strip = garageStripView([vehicle('DL01AA0001', null)]);
  expect(strip).toMatchObject({ vehicleNumber: 'DL01AA0001', name: null, expired: 0, soon: 0 });
});
