import type {
  ReadingFlag,
  ReportVisit,
  ServiceReport,
} from '@pahiya/contracts/service-history/report-schema';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import { isLineInQuestion } from '@pahiya/domain/service-history/correction';
import type { ServiceHistory, Visit } from '@pahiya/domain/service-history/history';
import { levelOf, type OdometerFlag } from '@pahiya/domain/service-history/odometer-point';
import { ODOMETER_SETTINGS } from '@pahiya/domain/service-history/odometer-settings';
import { type ReportSummary, summarise } from '@pahiya/domain/service-history/report';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { CorrectionRow } from './correction-repository.ts';

/** A finished report and what is known about it. */
export type FinishedReport = {
  readonly reportId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly madeAt: Date;
  readonly validUntil: Date | null;
  readonly provider: { readonly name: string; readonly sandbox: boolean };
  readonly history: ServiceHistory;
  readonly corrections: readonly CorrectionRow[];
};

/** A report as it is shown: readings are compared when it is read, so that a correction counts at once. */
export function toReportOnWire(
  report: FinishedReport,
  { isMasked, today }: { readonly isMasked: boolean; readonly today: IstDate },
): ServiceReport {
  const { history, vehicleNumber, corrections } = report;
  const { registeredOn, make, model, fuel } = history.vehicle;
  const options = { askedOn: istDateOf(report.madeAt), settings: ODOMETER_SETTINGS };
  const summary = summarise(history, options);
  const disputed = new Set(corrections.filter(isLineInQuestion).map(({ lineId }) => lineId));
  const without =
    disputed.size === 0 ? null : summarise(history, { ...options, without: disputed });
  const { last, kmPerYear } = summary.odometer;
  const byLine = new Map(corrections.map((one) => [one.lineId, one]));
  return {
    reportId: report.reportId,
    vehicleNumber: isMasked ? null : vehicleNumber,
    display: isMasked ? maskVehicleNumber(vehicleNumber) : displayVehicleNumber(vehicleNumber),
    madeAt: report.madeAt.toISOString(),
    validUntil: report.validUntil?.toISOString() ?? null,
    provider: report.provider,
    vehicle: { make, model, fuel, registeredOn },
    sources: history.sources.map((source) => ({ ...source })),
    standing: summary.standing,
    standingWithout: without?.standing ?? null,
    firstOn: summary.firstOn,
    lastOn: summary.lastOn,
    last: last === null ? null : { on: last.on, km: last.km },
    kmPerYear,
    accidentRepairs: summary.accidentRepairs,
    recallOpen: history.recallOpen,
    gaps: [...summary.gaps],
    visits: history.visits
      .toSorted((a, b) => (a.on < b.on ? 1 : -1))
      .map((visit) => toVisit(visit, summary, byLine.get(visit.id) ?? null, today)),
  };
}

function toVisit(
  visit: Visit,
  { odometer }: ReportSummary,
  correction: CorrectionRow | null,
  today: IstDate,
): ReportVisit {
  return {
    ...visit,
    work: [...visit.work],
    parts: [...visit.parts],
    shownKm: odometer.readings.find(({ id }) => id === visit.id)?.shownKm ?? null,
    flags: odometer.flags.filter(({ point }) => point.id === visit.id).map(toFlag),
    correction: correction === null ? null : toCorrection(correction, today),
  };
}

function toCorrection(row: CorrectionRow, today: IstDate): ReportVisit['correction'] {
  const { claim, statedKm, askedAt, dueOn, state, reason, answeredAt } = row;
  return {
    claim,
    statedKm,
    askedAt: askedAt.toISOString(),
    dueOn,
    isOverdue: state === 'open' && today > dueOn,
    state,
    reason,
    answeredOn: answeredAt === null ? null : istDateOf(answeredAt),
  };
}

function toFlag(flag: OdometerFlag): ReadingFlag {
  return {
    flag: flag.flag,
    level: levelOf(flag),
    dropKm: 'dropKm' in flag ? flag.dropKm : null,
    isConfirmed: 'isConfirmed' in flag && flag.isConfirmed,
    against: 'against' in flag ? { on: flag.against.on, km: flag.against.km } : null,
    kmPerYear: 'kmPerYear' in flag ? flag.kmPerYear : null,
    years: 'years' in flag ? flag.years : null,
  };
}
