import type { ServiceReportDetails } from '@pahiya/contracts/service-history/details/service-report-details';
import { isAwaited } from './ask-vendor.ts';
import { serviceReportKindName } from './report-terms.ts';
import type { ServiceReportRow } from './service-report-row.ts';

/** What the order of a report adds to its page. */
export function reportDetails(row: ServiceReportRow): ServiceReportDetails {
  const { purpose, state, previewedVisits, refundBy, validUntil } = row;
  return {
    kind: serviceReportKindName,
    purpose,
    state,
    visits: previewedVisits,
    refundBy: isAwaited(row) ? (refundBy?.toISOString() ?? null) : null,
    validUntil: state === 'ready' ? (validUntil?.toISOString() ?? null) : null,
  };
}
