import type { VehicleRegistry } from '@pahiya/domain/rc/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { expect, test } from 'vitest';

/** What a registry adapter must be given to be put through the suite of its port. */
export type VehicleRegistrySubject = {
  /** A fresh adapter over a provider that works, for each promise. */
  readonly create: () => Promise<VehicleRegistry>;
  /** A number the provider knows, with chassis and engine. */
  readonly known: VehicleNumber;
  /** A valid number it does not know. */
  readonly unknown: VehicleNumber;
  /** A number whose record cannot be had because the source is down. */
  readonly down: VehicleNumber;
};

/** Promises that every adapter of the VehicleRegistry port keeps, whatever its provider's protocol. */
export function vehicleRegistrySuite(name: string, subject: VehicleRegistrySubject): void {
  test(`${name}: a known number gives its own record, masked and without personal extras`, async () => {
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
    // The record travels and is stored: the whole chassis and engine numbers must not be in it.
    const stored = JSON.stringify(record);
    expect(stored).not.toContain(plainIdentifiers.chassis);
    expect(stored).not.toContain(plainIdentifiers.engine);
    expect(Object.keys(record)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/father|address|mobile/i)]),
    );
  });

  test(`${name}: a number that is not registered is an answer, not a failure`, async () => {
    const registry = await subject.create();
    expect(await registry.find(subject.unknown)).toEqual({
      ok: true,
      value: { kind: 'not-found' },
    });
  });

  test(`${name}: a source that is down is said to be unavailable, without naming the vehicle`, async () => {
    const registry = await subject.create();
    const answer = await registry.find(subject.down);
    if (answer.ok) throw new Error('a source that is down gave an answer');
    expect(answer.error).toMatchObject({ kind: 'unavailable', retryable: true });
    expect(answer.error.reason).not.toContain(subject.down);
  });

  test(`${name}: a caller that gives up gets a failure at once and nothing is thrown`, async () => {
    const registry = await subject.create();
    const answer = await registry.find(subject.known, { signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  });

  test(`${name}: it says who it is and whether its data is made up`, async () => {
    const { source } = await subject.create();
    expect(source.id).toMatch(/^[a-z0-9-]+$/);
    expect(source.name.length).toBeGreaterThan(3);
    expect(typeof source.sandbox).toBe('boolean');
  });
}
