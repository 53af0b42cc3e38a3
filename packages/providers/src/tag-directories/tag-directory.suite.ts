import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { describe, expect, test } from 'vitest';
import type { UlipFastagOptions, UlipTagCrossings, UlipTagDirectory } from './ulip/ulip-fastag.ts';

type Limits = Pick<UlipFastagOptions, 'http' | 'guard'>;

/** What the suite of both ports needs from their adapters. */
export type TagDirectorySubject = {
  readonly directory: (limits?: Limits) => UlipTagDirectory;
  readonly crossings: (limits?: Limits) => UlipTagCrossings;
  /** A vehicle number with the given ending; `5030` has an ordinary tag. */
  readonly vehicle: (ending: string) => VehicleNumber;
  readonly now: () => Date;
  readonly setFault: (
    service: 'fastag-tags' | 'fastag-crossings',
    fault: {
      readonly status?: number;
      readonly mode?: 'malformed' | 'reset' | 'huge' | 'silent' | 'down' | 'other-record';
      readonly times?: number;
    },
  ) => Promise<void>;
  readonly callCount: (service: 'fastag-tags' | 'fastag-crossings') => Promise<number>;
};

const FAULTS = [
  [{ status: 503 }, 'unavailable', 3],
  [{ mode: 'reset' }, 'unavailable', 3],
  [{ mode: 'down' }, 'unavailable', 3],
  [{ status: 429 }, 'rate-limited', 1],
  [{ status: 403 }, 'rejected', 1],
  [{ mode: 'malformed' }, 'malformed', 1],
  [{ mode: 'huge' }, 'malformed', 1],
] as const;

/** Contract tests of every adapter of TagDirectory and TagCrossings.
 * @internal Tests only. */
export function tagDirectorySuite(name: string, subject: TagDirectorySubject): void {
  const tagsOf = async (ending: string) => {
    const answer = await subject.directory().tagsOf(subject.vehicle(ending));
    if (!answer.ok) throw new Error(answer.error.reason);
    return answer.value;
  };

  describe(`${name}: the tags of a vehicle`, () => {
    test('come with class, issuer, state and day of issue', async () => {
      expect(await tagsOf('5030')).toMatchObject([
        {
          tagId: expect.stringMatching(/^[0-9A-F]{24}$/),
          vehicleClass: 4,
          vehicleClassText: 'VC4',
          status: 'A',
          exceptionCode: '00',
          issuedOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
          bankId: expect.stringMatching(/^\d{6}$/),
          isCommercial: false,
        },
      ]);
      expect(await tagsOf('5030')).toEqual(await tagsOf('5030'));
    });

    test.each([
      ['1001', 'B', '03'],
      ['1002', 'H', '01'],
      ['1004', 'C', '06'],
      ['1006', 'A', '00'],
      ['1011', 'A', '17'],
    ])('with the ending %s are %s with code %s, as they came', async (ending, status, code) => {
      expect(await tagsOf(ending)).toMatchObject([{ status, exceptionCode: code }]);
    });

    test('with the ending 1003 are two, of different issuers, the newer one first', async () => {
      const [newer, older] = await tagsOf('1003');
      expect(newer?.bankId).not.toBe(older?.bankId);
      expect(String(newer?.issuedOn) > String(older?.issuedOn)).toBe(true);
    });

    test('with the ending 1010 are none, which is an answer', async () => {
      expect(await tagsOf('1010')).toEqual([]);
    });

    test('of another vehicle are malformed', async () => {
      await subject.setFault('fastag-tags', { mode: 'other-record' });
      expect(await subject.directory().tagsOf(subject.vehicle('1001'))).toMatchObject({
        ok: false,
        error: { kind: 'malformed' },
      });
    });

    test.each(FAULTS)('meet %o as %s after %i calls', async (fault, kind, calls) => {
      await subject.setFault('fastag-tags', fault);
      const directory = subject.directory();
      const failure = { ok: false, error: { kind, provider: directory.source.id } };
      expect(await directory.tagsOf(subject.vehicle('5030'))).toMatchObject(failure);
      expect(await subject.callCount('fastag-tags')).toBe(calls);
    });

    test('without an answer are a time-out, and the caller may give up', async () => {
      await subject.setFault('fastag-tags', { mode: 'silent' });
      const directory = subject.directory({ guard: { totalTimeoutMs: 100, breakerFailures: 1 } });
      const timedOut = { ok: false, error: { kind: 'timeout' } };
      const signal = AbortSignal.abort();
      const number = subject.vehicle('5030');
      expect(await directory.tagsOf(number, { signal })).toMatchObject(timedOut);
      expect(directory.breakerState()).toBe('closed');
      expect(await directory.tagsOf(number)).toMatchObject(timedOut);
    });
  });

  describe(`${name}: crossings`, () => {
    test('are those of the last 72 hours, with plaza, direction, place and time', async () => {
      const answers = await Promise.all(
        ['5030', '1001', '1002', '1008'].map((ending) =>
          subject.crossings().recent(subject.vehicle(ending)),
        ),
      );
      const crossings = answers.flatMap((answer) => (answer.ok ? answer.value : []));
      expect(crossings.length).toBeGreaterThan(0);
      for (const crossing of crossings) {
        const age = subject.now().getTime() - Date.parse(crossing.readAt);
        expect(age).toBeGreaterThanOrEqual(0);
        expect(age).toBeLessThanOrEqual(72 * 3_600_000);
        expect(crossing).toMatchObject({
          plaza: expect.stringContaining('Toll Plaza'),
          direction: expect.stringMatching(/^[NS]$/),
          position: { latitude: expect.any(Number), longitude: expect.any(Number) },
        });
      }
    });

    test('of a vehicle without a tag are none', async () => {
      const answer = await subject.crossings().recent(subject.vehicle('1010'));
      expect(answer).toEqual({ ok: true, value: [] });
    });

    test.each(FAULTS)('meet %o as %s after %i calls', async (fault, kind, calls) => {
      await subject.setFault('fastag-crossings', fault);
      const crossings = subject.crossings();
      const failure = { ok: false, error: { kind, provider: crossings.source.id } };
      expect(await crossings.recent(subject.vehicle('5030'))).toMatchObject(failure);
      expect(await subject.callCount('fastag-crossings')).toBe(calls);
    });
  });
}
