import type { Freshness, VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import { resolveOffice } from '@pahiya/domain/places/resolve-office';
import { maskOwnerName } from '@pahiya/domain/rc/mask';
import type { RegistrySource } from '@pahiya/domain/rc/ports';
import type { RcRecord } from '@pahiya/domain/rc/rc-record';
import type { Reports } from './field-report-repository.ts';
import type { LookupMark } from './read-lookup-mark.ts';

/** A response without the fields that depend on the request. */
type StoredAnswer = Omit<VehicleAnswer, 'freshness' | 'shareKey'>;

/** The parts of a response. */
export type BodyParts = {
  readonly mark: LookupMark;
  readonly record: RcRecord;
  readonly source: RegistrySource;
  readonly fetchedAt: Date;
  readonly freshUntil: Date;
  readonly reports: Reports;
};

/** The stored form of a response: its JSON without `freshness` and `shareKey`. Masks again what an adapter should have
 * masked: this text is public. */
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
  } satisfies StoredAnswer;
  return JSON.stringify(body);
}

/** The response as sent; the stored text is not parsed. */
export function answerText(body: string, freshness: Freshness, shareKey: string): string {
  return `{"freshness":"${freshness}","shareKey":"${shareKey}",${body.slice(1)}`;
}

/** Parses a stored response. Written by {@link vehicleBody}, so not validated again. */
export function readBody(body: string): StoredAnswer & { record: RcRecord } {
  return JSON.parse(body);
}

/** The stored text with updated reports. */
export function withReports(body: string, reports: Reports): string {
  return JSON.stringify({ ...readBody(body), reports });
}
