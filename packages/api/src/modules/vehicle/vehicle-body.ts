import type { Freshness, VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import { resolveOffice } from '@pahiya/domain/places/resolve-office';
import { maskOwnerName } from '@pahiya/domain/rc/mask';
import type { RegistrySource } from '@pahiya/domain/rc/ports';
import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import type { Reports } from './field-reports.ts';
import type { LookupMark } from './read-lookup-mark.ts';

/** What an answer is made of. */
export type BodyParts = {
  readonly mark: LookupMark;
  readonly record: RcRecord;
  readonly source: RegistrySource;
  readonly fetchedAt: Date;
  readonly freshUntil: Date;
  readonly reports: Reports;
};

/** The stored form of an answer: its JSON without `freshness`, which depends on when it is read. Masks once more
 * what an adapter should have masked: whatever gets here may be seen by anybody. */
export function vehicleBody(parts: BodyParts): string {
  const { mark, record, source } = parts;
  const body = {
    mark: { vehicleNumber: mark.vehicleNumber, display: mark.display, kind: mark.kind },
    record: {
      ...record,
      ownerNameMasked: record.ownerNameMasked && maskOwnerName(record.ownerNameMasked),
      chassisLast5: record.chassisLast5?.slice(-5) ?? null,
      engineLast5: record.engineLast5?.slice(-5) ?? null,
    },
    office: resolveOffice(mark, record.registeredAt),
    source: { id: source.id, name: source.name, sandbox: source.sandbox },
    fetchedAt: parts.fetchedAt.toISOString(),
    freshUntil: parts.freshUntil.toISOString(),
    reports: parts.reports,
  } satisfies Omit<VehicleAnswer, 'freshness'>;
  return JSON.stringify(body);
}

/** The answer as it is sent; the stored text is not parsed. */
export function answerText(body: string, freshness: Freshness): string {
  return `{"freshness":"${freshness}",${body.slice(1)}`;
}

/** A stored answer, read. It was written by {@link vehicleBody}, so it is not checked again. */
export function readBody(body: string): Omit<VehicleAnswer, 'freshness'> & { record: RcRecord } {
  return JSON.parse(body);
}

/** The stored text with other reports. */
export function withReports(body: string, reports: Reports): string {
  return JSON.stringify({ ...readBody(body), reports });
}
