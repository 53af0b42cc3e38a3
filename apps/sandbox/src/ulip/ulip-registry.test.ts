import { vehicleRegistrySuite } from '@pahiya/providers/registries/vehicle-registry.suite';
import { describe, expect, test } from 'vitest';
import { useUlip, vehicle } from '../../test/use-ulip.ts';

const ulip = useUlip();

vehicleRegistrySuite('ULIP', {
  create: async () => ulip.createRegistry(),
  known: vehicle('DL8CAF5030'),
  unknown: vehicle('KA01AB0404'),
  down: vehicle('KA01AB0005'),
});

describe('a record', () => {
  test('is read completely, with both insurance end dates and without unneeded fields', async () => {
    await ulip.restart({ now: () => new Date('2026-11-20T06:00:00Z') });
    const answer = await ulip.createRegistry().find(vehicle('DL8CAF5030'));
    expect(answer).toMatchObject({
      ok: true,
      value: {
        kind: 'found',
        plainIdentifiers: { chassis: 'MBHCZC63SMA24471K', engine: 'K12MN5283390' },
        record: {
          vehicleNumber: 'DL8CAF5030',
          status: { code: 'active', raw: 'ACTIVE', asOn: '2026-11-20' },
          registeredOn: '2021-03-15',
          registrationUpto: '2036-03-14',
          manufactured: { month: 1, year: 2021 },
          maker: 'MARUTI SUZUKI INDIA LTD',
          model: 'SWIFT VXI',
          isTransport: false,
          fuel: { code: 'petrol' },
          norm: { code: 'bs6' },
          engineCc: 1197,
          ownerSerial: 2,
          ownerNameMasked: 'R***H K***R',
          chassisLast5: '4471K',
          financier: 'HDFC BANK LTD',
          insurance: { thirdPartyUpto: '2027-03-14', ownDamageUpto: '2026-11-02' },
          puc: { upto: '2027-03-01' },
          tax: { kind: 'lifetime' },
          permit: null,
          blacklist: null,
          noc: null,
          registeredAt: 'WAZIRPUR, Delhi',
        },
      },
    });
  });

  test('of an electric car has no PUC, no cubic capacity and an unknown norm', async () => {
    const record = await ulip.recordOf('KA01MJ2022');
    expect(record).toMatchObject({
      fuel: { code: 'electric' },
      norm: { code: 'unknown', raw: '' },
      engineCc: null,
      puc: { number: null, upto: null },
    });
  });

  test('of a taxi is a transport vehicle with a permit and a tax expiry', async () => {
    const record = await ulip.recordOf('TN09BZ1234');
    expect(record).toMatchObject({
      isTransport: true,
      permit: { number: 'TN/2020/88214', type: 'Contract Carriage Permit' },
      tax: { kind: 'until' },
    });
  });

  test('of a state with another date format is read too', async () => {
    const record = await ulip.recordOf('OD02BC4711');
    expect(record?.registeredOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(record?.insurance.thirdPartyUpto).not.toBeNull();
  });

  test('of every curated number is found', async () => {
    const registry = ulip.createRegistry();
    for (const text of ['MH12DE1433', '22BH6517A', 'UP16AB7788']) {
      expect(await registry.find(vehicle(text))).toMatchObject({
        ok: true,
        value: { kind: 'found' },
      });
    }
  });

  test('of another number than requested is refused', async () => {
    await ulip.setFault('ulip', { mode: 'other-record' });
    expect(await ulip.findError()).toMatchObject({ kind: 'malformed', retryable: false });
  });
});

test('the sandbox counts calls for each vehicle', async () => {
  const registry = ulip.createRegistry();
  await registry.find(vehicle('DL8CAF5030'));
  await registry.find(vehicle('DL8CAF5030'));
  expect(await ulip.calls()).toMatchObject({ vehicles: { DL8CAF5030: 2 } });
});
