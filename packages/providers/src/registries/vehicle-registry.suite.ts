import type { VehicleRegistry } from '@pahiya/domain/rc/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { expect, test } from 'vitest';

/** What the port's test suite needs from a registry adapter. */
export type VehicleRegistrySubject = {
  /** A new adapter over a working provider, for each test. */
  readonly create: () => Promise<VehicleRegistry>;
  /** A registered number, with chassis and engine numbers. */
  readonly known: VehicleNumber;
  /** A valid number that is not registered. */
  readonly unknown: VehicleNumber;
  /** A number whose source is down. */
  readonly down: VehicleNumber;
};

/** Contract tests of every adapter of the VehicleRegistry port.
 * @internal Tests only. */
export function vehicleRegistrySuite(name: string, subject: VehicleRegistrySubject): void {
  test(`${name}: a registered number gives its own record, masked and without other personal data`, async () => {
    const registry = await subject.create();
    const found = await registry.find(subject.known);
    if (!found.ok || found.value.kind !== 'found')
      throw new Error('the known number was not found');
    const { record, plainIdentifiers } = found.value;
    expect(record.vehicleNumber).toBe(subject.known);
    expect(record.ownerNameMasked).toContain('*');
    expect(record.chassisLast5).toHaveLength(5);
    expect(plainIdentifiers.chassis?.endsWith(record.chassisLast5 ?? '-')).toBe(true);
    expect(plainIdentifiers.engine?.endsWith(record.engineLast5 ?? '-')).toBe(true);
    // The record is sent and stored: it must not contain full chassis and engine numbers.
    const stored = JSON.stringify(record);
    expect(stored).not.toContain(plainIdentifiers.chassis);
    expect(stored).not.toContain(plainIdentifiers.engine);
    expect(Object.keys(record)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/father|address|mobile/i)]),
    );
  });

  test(`${name}: a number that is not registered is a response, not a failure`, async () => {
    const registry = await subject.create();
    expect(await registry.find(subject.unknown)).toEqual({
      ok: true,
      value: { kind: 'not-found' },
    });
  });

  test(`${name}: a source that is down is unavailable, and the failure does not name the vehicle`, async () => {
    const registry = await subject.create();
    const answer = await registry.find(subject.down);
    if (answer.ok) throw new Error('a source that is down gave an answer');
    expect(answer.error).toMatchObject({ kind: 'unavailable', retryable: true });
    expect(answer.error.reason).not.toContain(subject.down);
  });

  test(`${name}: an abort by the caller gives a failure at once, without an exception`, async () => {
    const registry = await subject.create();
    const answer = await registry.find(subject.known, { signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  });

  test(`${name}: it has an id and marks sandbox data`, async () => {
    const { source } = await subject.create();
    expect(source.id).toMatch(/^[a-z0-9-]+$/);
    expect(source.name.length).toBeGreaterThan(3);
    expect(typeof source.sandbox).toBe('boolean');
  });
}
