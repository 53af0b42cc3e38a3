import * as contracts from '@pahiya/contracts/used-cars/own-listing-contracts';
import { usedCarListing } from '@pahiya/contracts/used-cars/used-car-contracts';
import { proveVehicleOwner } from '@pahiya/contracts/vehicle/report-contracts';
import { exampleSourceChallan } from '@pahiya/domain/challans/example-challan';
import { rupees } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { found, plain } from '../../../../test/rc-fixtures.ts';
import { downFailure } from '../../../../test/scripted-services.ts';
import { useSelling } from '../../../../test/selling.ts';

const at = useSelling();
const plate = 'DL8CAF5030';
const car = {
  ...{ cityId: 10_084, body: 'hatchback', km: 42_300, owners: 1, colour: 'red' },
  ...{ madeMonth: null, insurance: 'comprehensive', insuredUntil: '2027-03-01' },
  ...{ accident: 'none', serviceBook: true, keys: 2, hasLoan: false, note: null },
  ...{ vehicleNumber: plate, make: 'maruti-suzuki', model: 'swift', year: 2019 },
  ...{ variant: 'petrol-manual', pricePaise: 45_000_000 },
};

async function picture(number: number): Promise<string> {
  const cells = Buffer.from(
    Array.from(
      { length: 64 },
      (_, place) => ((place * 7_919 * (number + 1)) ^ (number * 91)) & 255,
    ),
  );
  const bytes = await sharp(cells, { raw: { width: 8, height: 8, channels: 1 } })
    .resize(640, 480, { kernel: 'nearest' })
    .jpeg()
    .toBuffer();
  return bytes.toString('base64');
}

/** A listing of the seller's car that was handed in, as its public page or draft shows it. */
async function listed(changes: object = {}) {
  at.api.registry.answer = async (number) => ok(found(number));
  await at.sql()`delete from vehicles`;
  await at.sql()`delete from used_listings`;
  const started = await at.seller.call(contracts.startListing, { body: { ...car, ...changes } });
  const { listing } = started.data;
  const params = { listing };
  await at.seller.call(proveVehicleOwner, {
    params: { vehicleNumber: plate },
    body: { chassisNumber: plain.chassis, engineNumber: plain.engine },
  });
  for (let number = 0; number < 5; number += 1) {
    const body = { contentBase64: await picture(number) };
    await at.seller.call(contracts.addListingPhoto, { params, body });
  }
  const moved = await at.seller.call(contracts.moveListing, { params, body: { to: 'in-review' } });
  if (moved.status !== 200) throw new Error(moved.text);
  return (await at.seller.call(usedCarListing, { params })).data.car;
}

test('a passed inspection of the seller’s own sale is on the listing while it fits the car', async () => {
  await at.inspected({ 'EXT-07': { grade: '2', low: 2_500, high: 4_000 } });
  const { inspection } = await listed();
  expect(inspection).toMatchObject({
    ...{ km: 42_280, points: 200, checked: 200, fine: 199, validUntil: '2026-11-28' },
    faults: [{ point: 'EXT-07', repairLowPaise: rupees(2_500), repairHighPaise: rupees(4_000) }],
  });
  expect((await listed({ km: 42_279 })).inspection).toBeNull();
  expect((await listed({ km: 42_481 })).inspection).toBeNull();
  at.api.setNow(new Date('2026-11-29T06:00:00Z'));
  expect((await listed()).inspection).toBeNull();
});

test('challans of a listed car are read with its record, and a failed source is named', async () => {
  at.api.sources.answers.national = async () =>
    ok([
      exampleSourceChallan(),
      exampleSourceChallan({ challanNumber: 'DL2', status: 'paid' }),
      exampleSourceChallan({ challanNumber: 'DL3', fine: null }),
    ]);
  at.api.sources.answers['state-police'] = async () => downFailure('state-police');
  await at.sql()`delete from challan_source_answers`;
  expect((await listed()).record?.challans).toEqual({
    ...{ open: 2, totalPaise: rupees(500), readAt: '2026-11-21T04:44:00.000Z' },
    failedSources: ['Test source state-police'],
  });
  await at.sql()`delete from challan_source_answers`;
  for (const id of ['national', 'virtual-court', 'state-police'] as const) {
    at.api.sources.answers[id] = async () => downFailure(id);
  }
  const { record } = await listed();
  expect(record).not.toBeNull();
  expect(record?.challans).toBeNull();
});
