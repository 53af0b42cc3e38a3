import { toVehicleNumber, type VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ServiceHistory } from '@pahiya/domain/service-history/history';
import { ODOMETER_SETTINGS } from '@pahiya/domain/service-history/odometer-settings';
import { summarise } from '@pahiya/domain/service-history/report';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { serviceHistoryVendorSuite } from '@pahiya/providers/service-history/service-history-vendor.suite';
import { createVehicleRecordsVendor } from '@pahiya/providers/service-history/vehicle-records/vehicle-records-vendor';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';
import { findRecord } from '../ulip/record/find-record.ts';

let sandbox: SandboxOnLoopback;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T06:00:00Z');
  sandbox = await startSandbox({ now: () => now });
});

afterEach(() => sandbox.close());

type Limits = Pick<Parameters<typeof createVehicleRecordsVendor>[0], 'http' | 'guard'>;

function createVendor(limits: Limits = {}, apiKey: string = SANDBOX_CREDENTIALS.vehicleRecordsKey) {
  const guard = { retryDelayMs: 1, ...limits.guard };
  const baseUrl = sandbox.address;
  return sandbox.keep(
    createVehicleRecordsVendor({ ...limits, baseUrl, apiKey, sandbox: true, guard }),
  );
}

serviceHistoryVendorSuite('vehicle records', {
  create: async (limits) => createVendor(limits),
  createRefused: async () => createVendor({}, 'wrong'),
  vehicles: {
    known: vehicle('DL8CAF5030'),
    unknown: vehicle('MH12DE2000'),
    partial: vehicle('MH12DE2003'),
    down: vehicle('MH12DE2005'),
  },
  setOutcome: async (outcome) => {
    const url = '/control/vehicle-records';
    const answer = await sandbox.app.inject({ method: 'PUT', url, payload: { outcome } });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  },
  setCorrections: async (corrections) => {
    const url = '/control/vehicle-records';
    const answer = await sandbox.app.inject({ method: 'PUT', url, payload: { corrections } });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  },
  correctionsOf: async (reference) => {
    const book: { corrections: { clientRef: string; note: string }[] } = (
      await sandbox.app.inject('/control/vehicle-records')
    ).json();
    return book.corrections.filter(({ clientRef }) => clientRef === reference);
  },
  passMs: (milliseconds) => {
    now = new Date(now.getTime() + milliseconds);
  },
  setFault: (fault) => sandbox.setFault('vehicle-records', fault),
  callCount: () => sandbox.callCount('vehicle-records'),
  ordersOf: async (reference) => {
    const book: { reports: { clientRef: string }[] } = (
      await sandbox.app.inject('/control/vehicle-records')
    ).json();
    return book.reports.filter(({ clientRef }) => clientRef === reference).length;
  },
});

describe('a number of the sandbox', () => {
  test.each([
    ['DL8CAF5030', 'disagree'],
    ['MH12DE2001', 'disagree'],
    ['KA05NB2001', 'disagree'],
    ['MH12DE2002', 'agree'],
    ['MH12DE2003', 'agree'],
    ['MH12DE1433', 'agree'],
  ] as const)('%s has readings that %s', async (number, standing) => {
    expect(summaryOf(await historyOf(number)).standing).toBe(standing);
  });

  test('ending in 2001 is confirmed by a later visit, one ending in 2002 has one typing error', async () => {
    const rolledBack = summaryOf(await historyOf('MH12DE2001')).odometer;
    const [found] = rolledBack.flags.filter(({ flag }) => flag === 'rollback');
    expect(found?.point.id).not.toBe(rolledBack.last?.id);
    const typed = summaryOf(await historyOf('MH12DE2002')).odometer.flags;
    expect(typed.filter(({ flag }) => flag === 'typo')).toHaveLength(1);
  });

  test('has no visit before its registration or in the future, and always the same history', async () => {
    for (const number of ['MH12DE1433', '22BH6517A', 'KA05NB2001', 'UP16AB7788']) {
      const history = await historyOf(number);
      const found = findRecord(number, istDateOf(now));
      if (found.kind !== 'found') throw new Error(`no record of ${number}`);
      for (const { on } of history.visits) {
        expect(on >= found.record.registeredOn && on <= istDateOf(now)).toBe(true);
      }
      expect(await historyOf(number)).toEqual(history);
    }
  });
});

async function historyOf(number: string): Promise<ServiceHistory> {
  const vendor = createVendor();
  const reference = `report-of-${number}`;
  await vendor.order({ reference, vehicleNumber: vehicle(number) });
  now = new Date(now.getTime() + 5_000);
  const status = await vendor.status(reference);
  if (!status.ok || status.value.state !== 'ready') throw new Error(`no report of ${number}`);
  return status.value.history;
}

function summaryOf(history: ServiceHistory) {
  return summarise(history, { askedOn: istDateOf(now), settings: ODOMETER_SETTINGS });
}

function vehicle(text: string): VehicleNumber {
  const number = toVehicleNumber(text);
  if (number === null) throw new Error(`not a mark: ${text}`);
  return number;
}
