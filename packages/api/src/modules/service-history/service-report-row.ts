import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ServiceHistory } from '@pahiya/domain/service-history/history';

/** Reasons for which a report is asked for. */
export const purposes = ['own', 'buying', 'selling'] as const;
export type Purpose = (typeof purposes)[number];

/** State of a report. `failed`: given up and refunded; `erased`: its time, or the account, is over. */
export type ReportState =
  | 'unpaid'
  | 'waiting'
  | 'source-down'
  | 'ready'
  | 'no-record'
  | 'failed'
  | 'erased';

/** A report as stored. */
export type ServiceReportRow = {
  readonly reportId: string;
  readonly orderId: string;
  readonly vehicleNumber: VehicleNumber;
  readonly purpose: Purpose;
  readonly previewedVisits: number;
  readonly vendorName: string;
  readonly isSandbox: boolean;
  readonly state: ReportState;
  readonly orderedAt: Date | null;
  readonly refundBy: Date | null;
  readonly madeAt: Date | null;
  readonly validUntil: Date | null;
  readonly history: ServiceHistory | null;
  readonly shareId: string | null;
  /** Most reports have none, which spares the page of a report a query. */
  readonly hasCorrections: boolean;
};
