import type { BillerFetch, BillerTag, TollBiller } from '@pahiya/domain/fastag/ports';
import { paise, rupees } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import type { BbpsBiller, BbpsOptions } from './bbps/bbps-biller.ts';

/** What the port's test suite needs from a biller's adapter. */
export type TollBillerSubject = {
  readonly create: (limits?: Pick<BbpsOptions, 'http' | 'guard' | 'fetchPollMs'>) => BbpsBiller;
  /** An adapter with a key that the system rejects. */
  readonly createRefused: () => BbpsBiller;
  /** A vehicle number with the given ending; `5030` has an ordinary tag. */
  readonly vehicle: (ending: string) => string;
  /** The biller of the vehicle's newest tag. */
  readonly billerOf: (vehicleNumber: string) => string;
  readonly setOutcome: (outcome: 'success' | 'failed' | 'never' | 'by-number') => Promise<void>;
  readonly setRetryClass: (name: 'RETRIABLE' | 'NON_RETRIABLE' | 'CONDITIONAL') => Promise<void>;
  readonly setWebhooks: (delivery: 'normal' | 'twice' | 'wrong-signature') => Promise<void>;
  /** Delay before fetches are answered. */
  readonly setFetchAfter: (milliseconds: number) => Promise<void>;
  /** Advances the system's clock. */
  readonly passMs: (milliseconds: number) => Promise<void>;
  readonly setFault: (fault: {
    readonly status?: number;
    readonly mode?: 'malformed' | 'reset' | 'huge' | 'silent' | 'lost-answer' | 'down';
    readonly times?: number;
    readonly latencyMs?: number;
  }) => Promise<void>;
  readonly callCount: () => Promise<number>;
  /** Callbacks received so far, once at least `count` arrived. */
  readonly callbacks: (
    count: number,
  ) => Promise<readonly { readonly body: Uint8Array; readonly signature: string }[]>;
};

const DAY_MS = 86_400_000;

/** Contract tests of every adapter of the TollBiller port.
 * @internal Tests only. */
export function tollBillerSuite(name: string, subject: TollBillerSubject): void {
  let requests = 0;
  const newId = () => {
    requests += 1;
    return `request-${requests}`;
  };
  const ask = async (ending: string, biller: TollBiller = subject.create()) => {
    const number = subject.vehicle(ending);
    const parameters = { 'Vehicle Number': number };
    const billerId = subject.billerOf(number);
    const answer = await biller.fetch({ requestId: newId(), billerId, parameters });
    if (!answer.ok) throw new Error(answer.error.reason);
    return { biller, billerId, answer: answer.value };
  };
  const tagIn = (answer: BillerFetch): BillerTag => {
    if (answer.kind !== 'found') throw new Error(answer.kind);
    return answer.tag;
  };
  const recharge = async (ending: string, amount = rupees(500), biller = subject.create()) => {
    const { billerId, answer } = await ask(ending, biller);
    const { fetchRef } = tagIn(answer);
    const payment = { requestId: newId(), billerId, fetchRef, amount };
    return { biller, payment, answer: await biller.pay(payment) };
  };
  const done = { ok: true, value: { state: 'done' } };
  const inProcess = { ok: true, value: { state: 'in-process' } };

  describe(`${name}: the billers`, () => {
    test('are listed with their parameters, bounds and those that left', async () => {
      const answer = await subject.create().billers();
      if (!answer.ok) throw new Error(answer.error.reason);
      const states = new Set(answer.value.map(({ state }) => state));
      expect([...states].toSorted()).toEqual(['left', 'open']);
      for (const biller of answer.value) {
        expect(biller.minAmount).toBeLessThan(biller.maxAmount);
        expect(biller.parameters[0]).toMatchObject({ isRequired: true });
      }
      const asked = new Set(answer.value.map(({ parameters }) => parameters[0]?.name));
      expect([...asked].toSorted()).toEqual(['Vehicle Number', 'Wallet Id']);
    });
  });

  describe(`${name}: a fetch`, () => {
    test('tells of an ordinary tag whose it is, its vehicle and its bounds', async () => {
      const tag = tagIn((await ask('5030')).answer);
      expect(tag).toMatchObject({ tagStatus: 'ACTIVE', vehicleNumber: subject.vehicle('5030') });
      expect(tag.maskedName).toMatch(/\*/);
      expect(tag.minAmount).toBeLessThan(tag.maxAmount);
    });

    test.each([
      ['1001', { tagStatus: 'LOW BALANCE', balance: rupees(25) }],
      ['1002', { tagStatus: 'HOTLISTED' }],
      ['1007', { maxAmount: rupees(150), kyc: 'small' }],
    ])('of %s tells %o', async (ending, told) => {
      expect(tagIn((await ask(ending)).answer)).toMatchObject(told);
    });

    test.each([
      ['1004', 'closed'],
      ['1005', 'biller-down'],
      ['1006', 'left'],
      ['1010', 'no-tag'],
    ])('of %s is %s', async (ending, kind) => {
      expect((await ask(ending)).answer.kind).toBe(kind);
    });

    test('with a parameter against its pattern names the parameter', async () => {
      const biller = subject.create();
      const billerId = subject.billerOf(subject.vehicle('5030'));
      const parameters = { 'Vehicle Number': 'no number' };
      expect(await biller.fetch({ requestId: newId(), billerId, parameters })).toMatchObject({
        ok: true,
        value: { kind: 'refused', parameter: 'Vehicle Number' },
      });
    });

    test('of a biller that asks for something else than the vehicle number', async () => {
      const biller = subject.create();
      const number = subject.vehicle('1012');
      const billerId = subject.billerOf(number);
      const ask = (parameters: Readonly<Record<string, string>>) =>
        biller.fetch({ requestId: newId(), billerId, parameters });
      expect(await ask({ 'Wallet Id': `W${number}` })).toMatchObject({
        ok: true,
        value: { kind: 'found', tag: { vehicleNumber: number } },
      });
      expect(await ask({ 'Vehicle Number': number })).toMatchObject({
        ok: true,
        value: { kind: 'refused', parameter: 'Wallet Id' },
      });
    });

    test('that is never answered ends at the total time-out', async () => {
      await subject.setFetchAfter(60_000);
      const biller = subject.create({ guard: { totalTimeoutMs: 80 } });
      const number = subject.vehicle('5030');
      const question = {
        requestId: newId(),
        billerId: subject.billerOf(number),
        parameters: { 'Vehicle Number': number },
      };
      expect(await biller.fetch(question)).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    });
  });

  describe(`${name}: a recharge`, () => {
    test('is in process, then done with a reference, and adds to the balance', async () => {
      const { biller, payment, answer } = await recharge('1001');
      expect(answer).toMatchObject(inProcess);
      await subject.passMs(10_000);
      expect(await biller.report(payment.requestId)).toMatchObject({
        ok: true,
        value: { state: 'done', reference: expect.stringMatching(/^CC\w{8,}/) },
      });
      expect(tagIn((await ask('1001', biller)).answer)).toMatchObject({
        balance: rupees(525),
        tagStatus: 'ACTIVE',
      });
    });

    test('of a tag by two people adds both', async () => {
      const first = await recharge('1001', rupees(100));
      await recharge('1001', rupees(300), first.biller);
      await subject.passMs(10_000);
      expect(tagIn((await ask('1001', first.biller)).answer).balance).toBe(rupees(425));
    });

    test('submitted fifty times concurrently is one payment', async () => {
      const { biller, payment } = await recharge('1001', rupees(100));
      const answers = await Promise.all(Array.from({ length: 50 }, () => biller.pay(payment)));
      for (const answer of answers) expect(answer).toMatchObject(inProcess);
      await subject.passMs(10_000);
      expect(tagIn((await ask('1001', biller)).answer).balance).toBe(rupees(125));
      expect(await biller.pay(payment)).toMatchObject(done);
    });

    test('with another amount under the same id is refused', async () => {
      const { biller, payment } = await recharge('5030');
      const changed = { ...payment, amount: paise(payment.amount + 100) };
      expect(await biller.pay(changed)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', retryable: false },
      });
    });

    test('may be pending for a day and succeed then', async () => {
      const { biller, payment } = await recharge('1008');
      await subject.passMs(DAY_MS - 60_000);
      expect(await biller.report(payment.requestId)).toMatchObject(inProcess);
      await subject.passMs(120_000);
      expect(await biller.report(payment.requestId)).toMatchObject(done);
    });

    test('may say success and fail afterwards, which takes the money back', async () => {
      const { biller, payment } = await recharge('1009');
      const before = tagIn((await ask('1009', biller)).answer).balance;
      await subject.passMs(10_000);
      expect(await biller.report(payment.requestId)).toMatchObject(done);
      await subject.passMs(120_000);
      expect(await biller.report(payment.requestId)).toMatchObject({
        ok: true,
        value: { state: 'failed', reason: 'reversed_by_biller' },
      });
      expect(tagIn((await ask('1009', biller)).answer).balance).toBe(before);
    });

    test.each([
      ['RETRIABLE', 'retriable'],
      ['NON_RETRIABLE', 'non-retriable'],
      ['CONDITIONAL', 'conditional'],
    ] as const)('that fails as %s is %s', async (written, retry) => {
      await subject.setOutcome('failed');
      await subject.setRetryClass(written);
      const { biller, payment } = await recharge('5030');
      await subject.passMs(10_000);
      expect(await biller.report(payment.requestId)).toMatchObject({
        ok: true,
        value: { state: 'failed', retry, reason: 'biller_refused' },
      });
    });

    test('may stay in process indefinitely', async () => {
      await subject.setOutcome('never');
      const { biller, payment } = await recharge('5030');
      await subject.passMs(5 * DAY_MS);
      expect(await biller.report(payment.requestId)).toMatchObject(inProcess);
    });

    test('above the room of the wallet fails with what to change', async () => {
      const { answer } = await recharge('1007', rupees(151));
      expect(answer).toMatchObject({
        ok: true,
        value: { state: 'failed', retry: 'conditional', reason: 'amount_out_of_limits' },
      });
    });

    test('of a nearly full wallet by two people reaches it once, and the other fails', async () => {
      const biller = subject.create();
      const asked = [await ask('1007', biller), await ask('1007', biller)];
      const answers: unknown[] = [];
      for (const { billerId, answer } of asked) {
        const { fetchRef, maxAmount } = tagIn(answer);
        const payment = { requestId: newId(), billerId, fetchRef, amount: maxAmount };
        answers.push(await biller.pay(payment));
      }
      expect(answers).toMatchObject([
        inProcess,
        { ok: true, value: { state: 'failed', retry: 'conditional', reason: 'wallet_full' } },
      ]);
    });

    test('that the system never received is unknown', async () => {
      expect(await subject.create().report('nobody-asked')).toEqual({
        ok: true,
        value: { state: 'unknown' },
      });
    });
  });

  describe(`${name}: a lost answer`, () => {
    test('is recovered by paying again, which pays once', async () => {
      const biller = subject.create();
      const { billerId, answer } = await ask('1001', biller);
      const { fetchRef } = tagIn(answer);
      const payment = { requestId: newId(), billerId, fetchRef, amount: rupees(100) };
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      expect(await biller.pay(payment)).toMatchObject(inProcess);
      await subject.passMs(10_000);
      expect(tagIn((await ask('1001', biller)).answer).balance).toBe(rupees(125));
    });

    test('without recovery leaves the outcome unknown, and a report shows the payment', async () => {
      const biller = subject.create({ guard: { retries: 0 } });
      const { billerId, answer } = await ask('5030', biller);
      const { fetchRef } = tagIn(answer);
      const payment = { requestId: newId(), billerId, fetchRef, amount: rupees(500) };
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      expect(await biller.pay(payment)).toMatchObject({ ok: false, error: { retryable: true } });
      expect(await biller.report(payment.requestId)).toMatchObject(inProcess);
    });

    test('of a request that never arrived leaves it unknown', async () => {
      const biller = subject.create({ guard: { retries: 0 } });
      const { billerId, answer } = await ask('5030', biller);
      const { fetchRef } = tagIn(answer);
      const payment = { requestId: newId(), billerId, fetchRef, amount: rupees(500) };
      await subject.setFault({ mode: 'reset', times: 1 });
      expect(await biller.pay(payment)).toMatchObject({ ok: false });
      expect(await biller.report(payment.requestId)).toMatchObject({
        ok: true,
        value: { state: 'unknown' },
      });
    });
  });

  describe(`${name}: a fault of the system`, () => {
    test.each([
      [{ status: 500 }, 'unavailable', 3],
      [{ mode: 'reset' }, 'unavailable', 3],
      [{ mode: 'down' }, 'unavailable', 3],
      [{ status: 429 }, 'rate-limited', 1],
      [{ status: 404 }, 'rejected', 1],
      [{ mode: 'malformed' }, 'malformed', 1],
      [{ mode: 'huge' }, 'malformed', 1],
    ] as const)('%o is %s after %i calls', async (fault, kind, calls) => {
      const biller = subject.create();
      await subject.setFault(fault);
      const failure = { ok: false, error: { kind, provider: biller.id } };
      expect(await biller.report('request-x')).toMatchObject(failure);
      expect(await subject.callCount()).toBe(calls);
    });

    test.each(['silent', 'slow'] as const)('%s is a time-out', async (fault) => {
      const biller = subject.create({ guard: { totalTimeoutMs: 150 } });
      await subject.setFault(fault === 'silent' ? { mode: 'silent' } : { latencyMs: 400 });
      expect(await biller.billers()).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    });

    test('that persists opens the circuit breaker; one issuer that is down does not', async () => {
      const biller = subject.create({ guard: { retries: 0, breakerFailures: 2 } });
      for (let attempt = 0; attempt < 3; attempt++) await ask('1005', biller);
      expect(biller.breakerState()).toBe('closed');
      await subject.setFault({ status: 503 });
      for (let attempt = 0; attempt < 3; attempt++) await biller.report('request-x');
      expect(biller.breakerState()).toBe('open');
    });

    test('refused credentials are not retried', async () => {
      expect(await subject.createRefused().billers()).toMatchObject({
        ok: false,
        error: { kind: 'rejected', retryable: false },
      });
      expect(await subject.callCount()).toBe(1);
    });
  });

  describe(`${name}: a callback`, () => {
    test('is signed and names the payment, with one id for both deliveries', async () => {
      await subject.setWebhooks('twice');
      const { biller, payment } = await recharge('5030');
      await subject.passMs(10_000);
      const received = await subject.callbacks(2);
      const events = received.map(({ body, signature }) => {
        expect(biller.isCallbackSigned(body, signature)).toBe(true);
        return biller.readCallback(body);
      });
      expect(events[0]).toMatchObject({ requestId: payment.requestId });
      expect(events[1]).toEqual(events[0]);
    });

    test('with a wrong signature, another body or none is refused', async () => {
      await subject.setWebhooks('wrong-signature');
      const { biller } = await recharge('5030');
      await subject.passMs(10_000);
      const [forged] = await subject.callbacks(1);
      if (forged === undefined) throw new Error('no callback');
      expect(biller.isCallbackSigned(forged.body, forged.signature)).toBe(false);
      expect(biller.isCallbackSigned(forged.body, '')).toBe(false);
      expect(biller.isCallbackSigned(forged.body, 'é'.repeat(64))).toBe(false);
    });

    test.each(['', '{}', '[]', '{"event":"OTHER"}', '\u0000', '{"event":"PAYMENT_STATUS"}'])(
      'of another shape (%j) is not read',
      (text) => {
        expect(subject.create().readCallback(new TextEncoder().encode(text))).toBeNull();
      },
    );
  });

  describe(`${name}: a complaint`, () => {
    test('has a number, is registered once, and moves on', async () => {
      const { biller, payment } = await recharge('5030');
      const complaint = {
        complaintId: `complaint-${payment.requestId}`,
        requestId: payment.requestId,
        disposition: 'debited-not-credited',
      } as const;
      const registered = await biller.complain(complaint);
      expect(registered).toMatchObject({ ok: true, value: { state: 'registered' } });
      expect(await biller.complain(complaint)).toEqual(registered);
      await subject.passMs(DAY_MS);
      expect(await biller.complaint(complaint.complaintId)).toMatchObject({
        value: { state: 'closed' },
      });
      expect(await biller.complaint('nobody-complained')).toEqual({ ok: true, value: null });
    });
  });
}
