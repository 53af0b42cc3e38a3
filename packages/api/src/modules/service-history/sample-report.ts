import type { ServiceReport } from '@pahiya/contracts/service-history/report-schema';
import { toVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ServiceHistory, Visit } from '@pahiya/domain/service-history/history';
import { type IstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { toReportOnWire } from './to-report-on-wire.ts';

/** The sample report. Everything in it is invented: five visits, one accident repair, one gap of 28 months, and readings
 * that agree. */
export function sampleReport(): ServiceReport {
  const vehicleNumber = toVehicleNumber('KA01AB1234');
  if (vehicleNumber === null) throw new Error('the vehicle number of the sample');
  const report = {
    reportId: 'SAMPLE-1',
    vehicleNumber,
    madeAt: new Date('2026-11-01T04:30:00Z'),
    validUntil: null,
    provider: { name: 'Dealer network (sample)', sandbox: true },
    history,
    corrections: [],
  };
  return toReportOnWire(report, { isMasked: true, today: day('2026-11-01') });
}

const history: ServiceHistory = {
  vehicle: {
    make: null,
    model: null,
    fuel: null,
    registeredOn: null,
    segment: 'private-car',
  },
  sources: [
    { id: 'dealers', name: 'Dealer network (sample)', kind: 'workshop-network', answered: true },
    { id: 'insurers', name: 'Insurers (sample)', kind: 'insurer-inspection', answered: false },
  ],
  visits: [
    visit('2021-03-10', 10_120, 'free', 'Bengaluru', ['Engine oil', 'Oil filter']),
    visit('2022-03-15', 21_480, 'paid', 'Bengaluru', ['Engine oil', 'Air filter']),
    visit('2023-03-20', 33_050, 'paid', 'Mysuru', ['Engine oil', 'Front brake pads']),
    visit('2023-08-02', 36_500, 'accident', 'Mysuru', ['Front bumper', 'Left headlamp']),
    visit('2025-12-12', 48_300, 'paid', 'Mysuru', ['Engine oil', 'Coolant']),
  ],
  clusterChangedOn: null,
  recallOpen: null,
};

function visit(
  on: string,
  km: number,
  kind: Visit['kind'],
  city: string,
  parts: readonly string[],
): Visit {
  const none = { workshop: null, amount: null, work: [] };
  return { id: on, on: day(on), km, kind, city, parts, source: 'dealers', ...none };
}

function day(text: string): IstDate {
  const date = parseIstDate(text);
  if (date === null) throw new Error(`no date: ${text}`);
  return date;
}
