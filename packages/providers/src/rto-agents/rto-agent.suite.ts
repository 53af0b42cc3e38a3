import type { RtoAgentWork } from '@pahiya/domain/rto-services/ports';
import { describe, expect, test } from 'vitest';
import type { GuardedRtoAgent, RtoAgentOptions } from './agent/rto-agent.ts';

/** What the port's test suite needs from an agent's adapter. */
export type RtoAgentSubject = {
  readonly create: (limits?: Pick<RtoAgentOptions, 'guard'>) => GuardedRtoAgent;
  /** An adapter with a key that the agent rejects. */
  readonly createRefused: () => GuardedRtoAgent;
  /** Work that the agent can do, without documents; a new reference per call. */
  readonly work: () => RtoAgentWork;
  readonly setOutcome: (outcome: 'done' | 'sent-back' | 'refused' | 'never') => Promise<void>;
  /** Advances the agent's clock by steps of its work. */
  readonly passSteps: (steps: number) => void;
  readonly setFault: (fault: {
    readonly status?: number;
    readonly latencyMs?: number;
    readonly mode?: 'malformed' | 'reset' | 'huge' | 'silent' | 'lost-answer';
    readonly times?: number;
  }) => Promise<void>;
  readonly callCount: () => Promise<number>;
};

const documentId = 'a1b2c3d4-0000-4000-8000-000000000001';

/** Contract tests of every adapter of the RtoAgent port.
 * @internal Tests only. */
export function rtoAgentSuite(name: string, subject: RtoAgentSubject): void {
  const submitted = async () => {
    const agent = subject.create();
    const work = subject.work();
    const answer = await agent.submit(work);
    const next = async (steps: number) => {
      subject.passSteps(steps);
      const report = await agent.report(work.reference);
      if (!report.ok) throw new Error(report.error.reason);
      return report.value;
    };
    return { agent, work, answer, next };
  };

  describe(`${name}: work`, () => {
    test('is accepted, and goes on to the RC at the door with each number', async () => {
      const { answer, next } = await submitted();
      expect(answer).toEqual({ ok: true, value: { state: 'accepted' } });
      expect(await next(1)).toMatchObject({
        state: 'appointment',
        at: expect.stringMatching(/Z$/),
      });
      const filed = await next(1);
      expect(filed).toMatchObject({
        state: 'filed',
        applicationNumber: expect.stringMatching(/^[A-Z0-9]{6,30}$/),
      });
      expect(await next(1)).toEqual({ ...filed, state: 'approved' });
      const dispatched = await next(1);
      expect(dispatched).toMatchObject({
        ...filed,
        state: 'dispatched',
        consignmentNumber: expect.stringMatching(/^[A-Z0-9]{6,30}$/),
      });
      expect(await next(1)).toEqual({ ...dispatched, state: 'done' });
    });

    test('may be sent back by the RTO, and goes on in a second round', async () => {
      await subject.setOutcome('sent-back');
      const { agent, work, next } = await submitted();
      const back = await next(3);
      if (back.state !== 'sent-back') throw new Error(back.state);
      expect(back.reason).toMatch(/^[a-z-]+$/);
      const again = { ...work, reference: `${work.reference}.2` };
      await agent.submit({ ...again, applicationNumber: back.applicationNumber });
      subject.passSteps(2);
      expect(await agent.report(again.reference)).toMatchObject({
        value: { state: 'filed', applicationNumber: back.applicationNumber },
      });
    });

    test('may be refused with a code, or stay accepted', async () => {
      await subject.setOutcome('refused');
      expect(await (await submitted()).next(1)).toMatchObject({
        state: 'refused',
        reason: expect.stringMatching(/^[a-z_]+$/),
      });
      await subject.setOutcome('never');
      expect(await (await submitted()).next(9)).toEqual({ state: 'accepted' });
    });

    test('submitted twenty times at once is one; another under its reference is refused', async () => {
      const agent = subject.create();
      const work = subject.work();
      const answers = await Promise.all(Array.from({ length: 20 }, () => agent.submit(work)));
      for (const answer of answers)
        expect(answer).toEqual({ ok: true, value: { state: 'accepted' } });
      expect(await agent.submit({ ...work, stateCode: 'MH' })).toMatchObject({
        ok: false,
        error: { kind: 'rejected', retryable: false },
      });
    });

    test('that never arrived is unknown, and can be withdrawn', async () => {
      const agent = subject.create();
      const unknown = { ok: true, value: { state: 'unknown' } };
      expect(await agent.report('never-sent')).toEqual(unknown);
      expect(await agent.withdraw('never-sent')).toEqual({ ok: true, value: 'withdrawn' });
    });

    test('needs the documents it names to be uploaded', async () => {
      const agent = subject.create();
      const work = { ...subject.work(), documentIds: [documentId] };
      expect(await agent.submit(work)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
      const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46]);
      const contentType = 'application/pdf';
      const document = { reference: work.reference, documentId, kind: 'rc', contentType, bytes };
      expect(await agent.upload(document)).toEqual({ ok: true, value: undefined });
      expect(await agent.upload(document)).toEqual({ ok: true, value: undefined });
      expect(await agent.submit(work)).toMatchObject({ ok: true, value: { state: 'accepted' } });
    });

    test('can be withdrawn until it is filed', async () => {
      const first = await submitted();
      const withdraw = () => first.agent.withdraw(first.work.reference);
      expect(await withdraw()).toEqual({ ok: true, value: 'withdrawn' });
      expect(await withdraw()).toEqual({ ok: true, value: 'withdrawn' });
      expect(await first.next(5)).toMatchObject({ state: 'refused', reason: 'withdrawn' });
      const second = await submitted();
      await second.next(2);
      expect(await second.agent.withdraw(second.work.reference)).toEqual({
        ok: true,
        value: 'too-late',
      });
    });
  });

  describe(`${name}: a fault of the agent`, () => {
    test('that loses an answer is recovered by submitting again', async () => {
      const agent = subject.create();
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      expect(await agent.submit(subject.work())).toMatchObject({ value: { state: 'accepted' } });
      expect(await subject.callCount()).toBe(2);
    });

    test('that loses the answer for good leaves work that a report shows', async () => {
      const agent = subject.create({ guard: { retries: 0 } });
      const work = subject.work();
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      expect(await agent.submit(work)).toMatchObject({ ok: false, error: { retryable: true } });
      expect(await agent.report(work.reference)).toMatchObject({ value: { state: 'accepted' } });
    });

    test('that delays an answer only delays it', async () => {
      await subject.setFault({ latencyMs: 50 });
      expect(await subject.create().submit(subject.work())).toMatchObject({ ok: true });
    });

    test.each([
      [{ status: 500 }, 'unavailable', 3],
      [{ mode: 'reset' }, 'unavailable', 3],
      [{ status: 429 }, 'rate-limited', 1],
      [{ status: 404 }, 'rejected', 1],
      [{ mode: 'malformed' }, 'malformed', 1],
      [{ mode: 'huge' }, 'malformed', 1],
    ] as const)('%o is %s after %i calls', async (fault, kind, calls) => {
      const agent = subject.create();
      await subject.setFault(fault);
      const failure = { ok: false, error: { kind, provider: agent.id } };
      expect(await agent.report('work-1')).toMatchObject(failure);
      expect(await subject.callCount()).toBe(calls);
    });

    test('without a response is a time-out', async () => {
      const agent = subject.create({ guard: { totalTimeoutMs: 200 } });
      await subject.setFault({ mode: 'silent' });
      expect(await agent.submit(subject.work())).toMatchObject({
        ok: false,
        error: { kind: 'timeout', retryable: true },
      });
    });

    test('a refused key is not retried, and reveals nothing about the work', async () => {
      const work = subject.work();
      const answer = await subject.createRefused().submit(work);
      if (answer.ok) throw new Error('a wrong key was accepted');
      expect(answer.error).toMatchObject({ kind: 'rejected', retryable: false });
      expect(answer.error.reason).not.toContain(work.vehicleNumber);
    });
  });
}
