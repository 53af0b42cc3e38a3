import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { describe, expect, test } from 'vitest';
import type {
  GuardedServiceHistoryVendor,
  VehicleRecordsOptions,
} from './vehicle-records/vehicle-records-vendor.ts';

/** What the port's test suite needs from a vendor's adapter. */
export type ServiceHistorySubject = {
  readonly create: (
    limits?: Pick<VehicleRecordsOptions, 'http' | 'guard'>,
  ) => Promise<GuardedServiceHistoryVendor>;
  /** An adapter with a key that the vendor rejects. */
  readonly createRefused: () => Promise<GuardedServiceHistoryVendor>;
  /** Vehicles with records, without, and of which a source does not answer. */
  readonly vehicles: {
    readonly known: VehicleNumber;
    readonly unknown: VehicleNumber;
    readonly partial: VehicleNumber;
    readonly down: VehicleNumber;
  };
  readonly setOutcome: (outcome: 'by-number' | 'empty' | 'failed' | 'never') => Promise<void>;
  /** How the vendor answers corrections. */
  readonly setCorrections: (corrections: 'accept' | 'refuse' | 'never') => Promise<void>;
  /** Corrections that the vendor received of one reference, as it stores them. */
  readonly correctionsOf: (reference: string) => Promise<readonly { readonly note: string }[]>;
  /** Advances the vendor's clock. */
  readonly passMs: (milliseconds: number) => void;
  readonly setFault: (fault: {
    readonly status?: number;
    readonly mode?: 'malformed' | 'reset' | 'huge' | 'silent' | 'lost-answer';
    readonly times?: number;
  }) => Promise<void>;
  readonly callCount: () => Promise<number>;
  /** Orders that the vendor has of one reference. */
  readonly ordersOf: (reference: string) => Promise<number>;
};

/** Contract tests of every adapter of the ServiceHistoryVendor port.
 * @internal Tests only. */
export function serviceHistoryVendorSuite(name: string, subject: ServiceHistorySubject): void {
  const { vehicles } = subject;
  const down = { ok: false, error: { kind: 'unavailable', retryable: false } };

  describe(`${name}: a preview`, () => {
    test('counts the visits and names the newest', async () => {
      const vendor = await subject.create();
      expect(await vendor.preview(vehicles.known)).toMatchObject({
        ok: true,
        value: { kind: 'some', visits: expect.any(Number), newestOn: expect.stringMatching(/^20/) },
      });
    });

    test('of a vehicle without records says so, which is no failure', async () => {
      const vendor = await subject.create();
      expect(await vendor.preview(vehicles.unknown)).toEqual({ ok: true, value: { kind: 'none' } });
    });

    test('whose source is down is a failure that is not repeated at once', async () => {
      const vendor = await subject.create();
      expect(await vendor.preview(vehicles.down)).toMatchObject(down);
      expect(await subject.callCount()).toBe(1);
    });
  });

  describe(`${name}: a report`, () => {
    const ask = async (vehicleNumber: VehicleNumber, reference = 'report-1') => {
      const vendor = await subject.create();
      const ordered = await vendor.order({ reference, vehicleNumber });
      subject.passMs(60_000);
      return { vendor, ordered, status: await vendor.status(reference) };
    };

    test('is made after the order, with as many visits as the preview said', async () => {
      const { vendor, ordered, status } = await ask(vehicles.known);
      expect(ordered).toEqual({ ok: true, value: { state: 'working' } });
      if (!status.ok || status.value.state !== 'ready') throw new Error('not ready');
      const preview = await vendor.preview(vehicles.known);
      if (!preview.ok || preview.value.kind !== 'some') throw new Error('no preview');
      const { visits } = status.value.history;
      expect(visits).toHaveLength(preview.value.visits);
      expect(
        visits
          .map(({ on }) => on)
          .toSorted()
          .at(-1),
      ).toBe(preview.value.newestOn);
      expect(new Set(visits.map(({ id }) => id)).size).toBe(visits.length);
    });

    test('holds no phone number, and no name of an owner or of workshop staff', async () => {
      const { status } = await ask(vehicles.known);
      const text = JSON.stringify(status);
      expect(text).not.toMatch(/\d{10}|\d{5} \d{5}|Ramesh Kumar|Suresh Babu|advisor|customer/);
      expect(text).toContain('•••');
    });

    test('may turn out to be empty', async () => {
      expect((await ask(vehicles.unknown)).status).toEqual({
        ok: true,
        value: { state: 'no-record' },
      });
      await subject.setOutcome('empty');
      expect((await ask(vehicles.known, 'report-2')).status).toEqual({
        ok: true,
        value: { state: 'no-record' },
      });
    });

    test('may be partial: then it names the source that did not answer', async () => {
      const { status } = await ask(vehicles.partial);
      if (!status.ok || status.value.state !== 'ready') throw new Error('not ready');
      const answered = status.value.history.sources.map((source) => source.answered);
      expect(answered).toContain(false);
      expect(answered).toContain(true);
    });

    test('may fail with a code, stay unfinished, or find its source down', async () => {
      expect((await ask(vehicles.down)).status).toMatchObject(down);
      await subject.setOutcome('failed');
      expect((await ask(vehicles.known, 'report-2')).status).toMatchObject({
        ok: true,
        value: { state: 'failed', reason: expect.stringMatching(/^[a-z_]+$/) },
      });
      await subject.setOutcome('never');
      expect((await ask(vehicles.known, 'report-3')).status).toEqual({
        ok: true,
        value: { state: 'working' },
      });
    });

    test('that was never ordered is unknown', async () => {
      const vendor = await subject.create();
      expect(await vendor.status('nobody-asked')).toEqual({
        ok: true,
        value: { state: 'unknown' },
      });
    });

    test('ordered twenty times under one reference is ordered once', async () => {
      const vendor = await subject.create();
      const request = { reference: 'report-1', vehicleNumber: vehicles.known };
      const answers = await Promise.all(Array.from({ length: 20 }, () => vendor.order(request)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(await subject.ordersOf('report-1')).toBe(1);
    });

    test('of another vehicle under the same reference is refused', async () => {
      const { vendor } = await ask(vehicles.known);
      const other = { reference: 'report-1', vehicleNumber: vehicles.partial };
      expect(await vendor.order(other)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    });

    test('whose answer is lost is ordered again under the same reference', async () => {
      const vendor = await subject.create();
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      const request = { reference: 'report-1', vehicleNumber: vehicles.known };
      expect(await vendor.order(request)).toEqual({ ok: true, value: { state: 'working' } });
      expect(await subject.callCount()).toBe(2);
      expect(await subject.ordersOf('report-1')).toBe(1);
    });
  });

  describe(`${name}: a correction`, () => {
    const correct = async (change: object = {}) => {
      const vendor = await subject.create();
      await vendor.order({ reference: 'report-1', vehicleNumber: vehicles.known });
      subject.passMs(60_000);
      const status = await vendor.status('report-1');
      if (!status.ok || status.value.state !== 'ready') throw new Error('not ready');
      const lineId = status.value.history.visits[0]?.id ?? '';
      const request = {
        reference: 'correction-1',
        report: 'report-1',
        lineId,
        claim: 'wrong-km',
        statedKm: 48_400,
        note: 'Job card 4411, ask 98100 00000',
        ...change,
      } as const;
      return { vendor, request, sent: await vendor.correct(request) };
    };

    test.each([
      ['accept', { state: 'accepted' }],
      ['refuse', { state: 'refused', reason: 'job-card-agrees' }],
      ['never', { state: 'open' }],
    ] as const)(
      'is open when received; a vendor that will %s says %j later',
      async (how, later) => {
        await subject.setCorrections(how);
        const { vendor, sent } = await correct();
        expect(sent).toEqual({ ok: true, value: { state: 'open' } });
        subject.passMs(86_400_000);
        expect(await vendor.correction('correction-1')).toEqual({ ok: true, value: later });
      },
    );

    test('is received once under one reference, without phone numbers', async () => {
      const { vendor, request } = await correct();
      await Promise.all(Array.from({ length: 5 }, () => vendor.correct(request)));
      expect(await subject.correctionsOf('correction-1')).toMatchObject([
        { note: 'Job card 4411, ask •••' },
      ]);
    });

    test('whose answer is lost is sent again under the same reference', async () => {
      const { vendor, request } = await correct();
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      const again = { ...request, reference: 'correction-2' };
      expect(await vendor.correct(again)).toEqual({ ok: true, value: { state: 'open' } });
      expect(await subject.correctionsOf('correction-2')).toHaveLength(1);
    });

    test('of a line that the vendor does not have is rejected, and one never sent is unknown', async () => {
      const { vendor, sent } = await correct({ lineId: 'L99' });
      expect(sent).toMatchObject({ ok: false, error: { kind: 'rejected' } });
      expect(await vendor.correction('correction-1')).toEqual({
        ok: true,
        value: { state: 'unknown' },
      });
    });
  });

  describe(`${name}: a fault of the vendor`, () => {
    test.each([
      [{ status: 500 }, 'unavailable', 3],
      [{ mode: 'reset' }, 'unavailable', 3],
      [{ status: 429 }, 'rate-limited', 1],
      [{ status: 404 }, 'rejected', 1],
      [{ mode: 'malformed' }, 'malformed', 1],
      [{ mode: 'huge' }, 'malformed', 1],
    ] as const)('%o is %s after %i calls', async (fault, kind, calls) => {
      const vendor = await subject.create();
      await subject.setFault(fault);
      const failure = { ok: false, error: { kind, provider: vendor.id } };
      expect(await vendor.status('report-1')).toMatchObject(failure);
      expect(await subject.callCount()).toBe(calls);
    });

    test('without a response is a time-out', async () => {
      const vendor = await subject.create({ guard: { totalTimeoutMs: 200 } });
      await subject.setFault({ mode: 'silent' });
      expect(await vendor.preview(vehicles.known)).toMatchObject({
        ok: false,
        error: { kind: 'timeout', retryable: true },
      });
    });

    test('that persists opens the circuit breaker', async () => {
      const vendor = await subject.create({ guard: { retries: 0, breakerFailures: 2 } });
      await subject.setFault({ status: 503 });
      for (let attempt = 0; attempt < 4; attempt++) await vendor.status('report-1');
      expect(vendor.breakerState()).toBe('open');
      expect(await subject.callCount()).toBe(2);
    });

    test('refused credentials are not retried, and reveal nothing about the vehicle', async () => {
      const vendor = await subject.createRefused();
      const answer = await vendor.preview(vehicles.known);
      if (answer.ok) throw new Error('a wrong key was accepted');
      expect(answer.error).toMatchObject({ kind: 'rejected', retryable: false });
      expect(answer.error.reason).not.toContain(vehicles.known);
    });
  });
}
