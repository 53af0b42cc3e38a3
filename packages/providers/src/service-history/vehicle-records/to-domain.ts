import type { CorrectionClaim, CorrectionRefusal } from '@pahiya/domain/service-history/correction';
import type {
  AskedSource,
  ServiceHistory,
  Visit,
  VisitKind,
} from '@pahiya/domain/service-history/history';
import type { UseSegment } from '@pahiya/domain/service-history/odometer-settings';
import type { CompletedReport } from './wire.ts';

const KINDS: Readonly<Record<string, VisitKind>> = {
  FREE: 'free',
  PAID: 'paid',
  RUNNING: 'running-repair',
  ACCIDENT: 'accident',
  WARRANTY: 'warranty',
  RECALL: 'recall',
  INSPECTION: 'inspection',
};

const SOURCES: Readonly<Record<string, AskedSource['kind']>> = {
  WORKSHOPS: 'workshop-network',
  INSPECTIONS: 'insurer-inspection',
};

const SEGMENTS: Readonly<Record<string, UseSegment>> = {
  TWO_WHEELER: 'two-wheeler',
  TAXI: 'taxi',
  TRUCK: 'truck',
};

/** What the vendor calls a claim. */
export const CLAIMS: Readonly<Record<CorrectionClaim, string>> = {
  'not-mine': 'NOT_THIS_VEHICLE',
  'wrong-km': 'WRONG_READING',
};

const REFUSALS: Readonly<Record<string, CorrectionRefusal>> = {
  JOB_CARD_AGREES: 'job-card-agrees',
  RIGHT_VEHICLE: 'right-vehicle',
  NO_PROOF: 'no-proof',
  NOT_CHECKABLE: 'not-checkable',
};

/** Why the vendor refused a correction. Codes that we do not know become `other`. */
export function toRefusal(reason: string): CorrectionRefusal {
  return REFUSALS[reason] ?? 'other';
}

/** A finished report of the vendor. Kinds that we do not know become `other`, an unknown use a private car. */
export function toHistory(report: CompletedReport): ServiceHistory {
  const { vehicle } = report;
  return {
    vehicle: {
      make: vehicle.make,
      model: vehicle.model,
      fuel: vehicle.fuel,
      registeredOn: vehicle.registrationDate,
      segment: SEGMENTS[vehicle.useClass] ?? 'private-car',
    },
    sources: report.sources.map(({ code, name, type, answered }) => ({
      id: code,
      name,
      kind: SOURCES[type] ?? 'other',
      answered,
    })),
    visits: report.visits.map(toVisit),
    clusterChangedOn: report.clusterReplacedOn,
    recallOpen: report.openRecall,
  };
}

function toVisit(visit: CompletedReport['visits'][number]): Visit {
  return {
    id: visit.lineId,
    on: visit.date,
    km: visit.odometerKm,
    kind: KINDS[visit.type] ?? 'other',
    workshop: visit.workshop?.name ?? null,
    city: visit.workshop?.city ?? null,
    work: visit.jobs.map(withoutPhones),
    parts: visit.parts.map(withoutPhones),
    amount: visit.invoiceTotal,
    source: visit.sourceCode,
  };
}

/** Workshops and people write phone numbers into free text. */
export function withoutPhones(text: string): string {
  return text.replace(/(?:\+?91[\s-]?)?(?<!\d)[6-9]\d{4}[\s-]?\d{5}(?!\d)/g, '•••');
}
