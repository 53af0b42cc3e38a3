import type { IssueReport, IssueVehicle, TagPlan } from '@pahiya/domain/fastag/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { paise, rupees } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import type { BankIssuer, BankIssuerOptions } from './bank/bank-issuer.ts';

/** What the port's test suite needs from an issuer's adapter. */
export type TagIssuerSubject = {
  readonly create: (limits?: Pick<BankIssuerOptions, 'http' | 'guard'>) => BankIssuer;
  /** An adapter with a key that the bank rejects. */
  readonly createRefused: () => BankIssuer;
  /** A vehicle with matching identifiers: without a tag, or with an active one. */
  readonly vehicle: (kind: 'untagged' | 'tagged') => IssueVehicle;
  readonly setOutcome: (
    outcome: 'approved' | 'rejected-once' | 'refused' | 'never',
  ) => Promise<void>;
  /** Advances the bank's clock. */
  readonly passMs: (milliseconds: number) => Promise<void>;
  readonly setFault: (fault: {
    readonly status?: number;
    readonly mode?: 'malformed' | 'reset' | 'huge' | 'silent' | 'lost-answer' | 'down';
    readonly times?: number;
  }) => Promise<void>;
  readonly callCount: () => Promise<number>;
  /** OTPs received by a mobile (ten digits), newest first. */
  readonly otpsAt: (mobile: string) => Promise<readonly string[]>;
};

const MOBILE = '9000000043';
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]);
const STEP_MS = 10_000;

const PERSON = {
  name: 'Asha Devi',
  dateOfBirth: '1990-04-12' as IstDate,
  idKind: 'pan',
  idNumber: 'ABCDE1234F',
  idExpiresOn: null,
} as const;

const ADDRESS = {
  name: 'Asha Devi',
  line: '12 Example Street',
  city: 'New Delhi',
  stateCode: 'DL',
  pinCode: '110001',
};

/** Contract tests of every adapter of the TagIssuer port.
 * @internal Tests only. */
export function tagIssuerSuite(name: string, subject: TagIssuerSubject): void {
  let requests = 0;

  async function verified(issuer: BankIssuer): Promise<string> {
    const session = await issuer.checkUser(MOBILE);
    if (!session.ok) throw new Error(session.error.reason);
    const { sessionRef } = session.value;
    const [otp = ''] = await subject.otpsAt(MOBILE);
    expect(await issuer.verifyOtp({ sessionRef, otp })).toEqual({ ok: true, value: 'accepted' });
    return sessionRef;
  }

  async function planFor(issuer: BankIssuer, vehicleClass: number): Promise<TagPlan> {
    const plan = await issuer.plan(vehicleClass);
    if (!plan.ok || plan.value === null) throw new Error('no plan');
    return plan.value;
  }

  /** An order that the bank would accept. */
  async function prepared(issuer: BankIssuer) {
    const vehicle = subject.vehicle('untagged');
    const sessionRef = await verified(issuer);
    const checked = await issuer.check({ sessionRef, person: PERSON, vehicle });
    if (!checked.ok || checked.value === 'expired' || checked.value.kind !== 'accepted') {
      throw new Error('not accepted');
    }
    const fileRefs: string[] = [];
    for (const picture of checked.value.pictures) {
      const file = { sessionRef, picture, contentType: 'image/jpeg', bytes: JPEG } as const;
      const stored = await issuer.upload(file);
      if (!stored.ok || stored.value === 'expired') throw new Error('not stored');
      fileRefs.push(stored.value.fileRef);
    }
    const plan = await planFor(issuer, vehicle.vehicleClass);
    requests += 1;
    return {
      requestId: `tag-${requests}`,
      sessionRef,
      planRef: plan.planRef,
      vehicleNumber: vehicle.vehicleNumber,
      amount: paise(plan.fee + plan.deposit + plan.firstLoad),
      fileRefs,
      address: ADDRESS,
    };
  }

  async function ordered(issuer: BankIssuer) {
    const order = await prepared(issuer);
    const answer = await issuer.confirm(order);
    return { order, answer };
  }

  async function reportOf(issuer: BankIssuer, requestId: string): Promise<IssueReport> {
    const report = await issuer.report(requestId);
    if (!report.ok) throw new Error(report.error.reason);
    return report.value;
  }

  describe(`${name}: a price plan`, () => {
    test('keeps fee, deposit and first load apart, with the day it is valid from', async () => {
      expect(await planFor(subject.create(), 4)).toMatchObject({
        vehicleClass: 4,
        fee: rupees(100),
        deposit: rupees(200),
        firstLoad: rupees(200),
        validFrom: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      });
    });

    test('of a class without a tag is none', async () => {
      expect(await subject.create().plan(3)).toEqual({ ok: true, value: null });
    });
  });

  describe(`${name}: the OTP`, () => {
    test('is sent once even if the answer is lost', async () => {
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      expect(await subject.create().checkUser(MOBILE)).toMatchObject({ ok: false });
      expect(await subject.otpsAt(MOBILE)).toHaveLength(1);
    });

    test('is refused if wrong, and over after five tries', async () => {
      const issuer = subject.create();
      const session = await issuer.checkUser(MOBILE);
      if (!session.ok) throw new Error(session.error.reason);
      const { sessionRef } = session.value;
      const [otp = ''] = await subject.otpsAt(MOBILE);
      const wrong = otp === '000000' ? '000001' : '000000';
      for (let attempt = 0; attempt < 5; attempt++) {
        expect(await issuer.verifyOtp({ sessionRef, otp: wrong })).toMatchObject({
          value: 'wrong',
        });
      }
      expect(await issuer.verifyOtp({ sessionRef, otp })).toMatchObject({ value: 'expired' });
    });

    test('can be sent again after a pause, which invalidates the first', async () => {
      const issuer = subject.create();
      const session = await issuer.checkUser(MOBILE);
      if (!session.ok) throw new Error(session.error.reason);
      const { sessionRef } = session.value;
      expect(await issuer.resendOtp(sessionRef)).toEqual({ ok: true, value: 'too-soon' });
      await subject.passMs(31_000);
      expect(await issuer.resendOtp(sessionRef)).toMatchObject({ ok: true, value: { sessionRef } });
      const [second = '', first = ''] = await subject.otpsAt(MOBILE);
      const ofFirst = first === second ? 'accepted' : 'wrong';
      expect(await issuer.verifyOtp({ sessionRef, otp: first })).toMatchObject({ value: ofFirst });
      expect(await issuer.verifyOtp({ sessionRef, otp: second })).toMatchObject({
        value: 'accepted',
      });
    });

    test('is over after its time, and so is an unknown session', async () => {
      const issuer = subject.create();
      const session = await issuer.checkUser(MOBILE);
      if (!session.ok) throw new Error(session.error.reason);
      await subject.passMs(601_000);
      const [otp = ''] = await subject.otpsAt(MOBILE);
      const expired = { ok: true, value: 'expired' };
      const { sessionRef } = session.value;
      expect(await issuer.verifyOtp({ sessionRef, otp })).toEqual(expired);
      expect(await issuer.verifyOtp({ sessionRef: 'nobody', otp })).toEqual(expired);
      expect(await issuer.resendOtp('nobody')).toEqual(expired);
    });
  });

  describe(`${name}: the check of person and vehicle`, () => {
    const check = async (
      change: { person?: object; vehicle?: Partial<IssueVehicle> },
      kind: 'untagged' | 'tagged' = 'untagged',
    ) => {
      const issuer = subject.create();
      const sessionRef = await verified(issuer);
      return issuer.check({
        sessionRef,
        person: { ...PERSON, ...change.person },
        vehicle: { ...subject.vehicle(kind), ...change.vehicle },
      });
    };

    test('names the pictures that are needed', async () => {
      expect(await check({})).toEqual({
        ok: true,
        value: { kind: 'accepted', pictures: ['rc-front', 'vehicle-front'] },
      });
    });

    test.each([
      [{ vehicle: { identifierEnd: 'XXXXX' } }, { kind: 'vehicle-mismatch' }],
      [{ vehicle: { vehicleClass: 12 } }, { kind: 'vehicle-mismatch' }],
      [{ person: { idNumber: '1' } }, { kind: 'person-refused', reason: 'id_number_invalid' }],
      [{ person: { dateOfBirth: '2015-01-01' } }, { kind: 'person-refused', reason: 'under_age' }],
    ])('with %o is %o', async (change, value) => {
      expect(await check(change)).toEqual({ ok: true, value });
    });

    test('of a vehicle with an active tag names its bank', async () => {
      expect(await check({}, 'tagged')).toMatchObject({
        ok: true,
        value: { kind: 'other-tag-active', bankId: expect.stringMatching(/^\d{6}$/) },
      });
    });

    test('needs a session', async () => {
      const vehicle = subject.vehicle('untagged');
      const question = { sessionRef: 'nobody', person: PERSON, vehicle };
      expect(await subject.create().check(question)).toEqual({ ok: true, value: 'expired' });
    });
  });

  describe(`${name}: an order`, () => {
    test('goes from review to an active tag, with serial, courier and consignment', async () => {
      const issuer = subject.create();
      const { order, answer } = await ordered(issuer);
      expect(answer).toMatchObject({ ok: true, value: { state: 'kyc-review' } });
      const states: IssueReport[] = [];
      for (let step = 0; step < 4; step++) {
        await subject.passMs(STEP_MS);
        states.push(await reportOf(issuer, order.requestId));
      }
      expect(states).toMatchObject([
        { state: 'assigned', tagSerial: expect.stringMatching(/^\d{6}-\d{3}-\d{7}$/) },
        { state: 'dispatched', consignmentId: expect.stringMatching(/^PC\d+$/) },
        { state: 'delivered' },
        { state: 'active', tagId: expect.stringMatching(/^[0-9A-F]{24}$/) },
      ]);
    });

    test('confirmed twenty times concurrently is one order', async () => {
      const issuer = subject.create();
      const { order, answer } = await ordered(issuer);
      const again = await Promise.all(Array.from({ length: 20 }, () => issuer.confirm(order)));
      for (const one of again) expect(one).toEqual(answer);
    });

    test('under a known id with another content is refused', async () => {
      const issuer = subject.create();
      const { order } = await ordered(issuer);
      const changed = { ...order, fileRefs: [] };
      expect(await issuer.confirm(changed)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', isOfOneQuestion: true },
      });
    });

    test.each([
      ['another amount', { amount: rupees(1) }],
      ['a missing picture', { fileRefs: [] }],
      ['an unknown plan', { planRef: 'PLAN-VC99-2026' }],
    ])('with %s is refused, and unknown afterwards', async (_, change) => {
      const issuer = subject.create();
      const order = { ...(await prepared(issuer)), ...change };
      expect(await issuer.confirm(order)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', isOfOneQuestion: true },
      });
      expect(await reportOf(issuer, order.requestId)).toEqual({ state: 'unknown' });
    });

    test('that is rejected says what to send again, and goes on after that', async () => {
      await subject.setOutcome('rejected-once');
      const issuer = subject.create();
      const { requestId } = (await ordered(issuer)).order;
      await subject.passMs(STEP_MS);
      expect(await reportOf(issuer, requestId)).toMatchObject({
        state: 'rejected',
        reason: 'picture_unreadable',
        resend: ['vehicle-front'],
      });
      const file = await issuer.uploadAgain({
        requestId,
        picture: 'vehicle-front',
        contentType: 'image/jpeg',
        bytes: JPEG,
      });
      if (!file.ok) throw new Error(file.error.reason);
      const again = { requestId, fileRefs: [file.value.fileRef] };
      expect(await issuer.resubmit(again)).toMatchObject({ value: { state: 'kyc-review' } });
      expect(await issuer.resubmit(again)).toMatchObject({ value: { state: 'kyc-review' } });
      await subject.passMs(STEP_MS);
      expect(await reportOf(issuer, requestId)).toMatchObject({ state: 'assigned' });
    });

    test('may be refused for good, or stay under review', async () => {
      const issuer = subject.create();
      await subject.setOutcome('refused');
      const refused = (await ordered(issuer)).order.requestId;
      await subject.setOutcome('never');
      const waiting = (await ordered(issuer)).order.requestId;
      await subject.passMs(STEP_MS * 100);
      expect(await reportOf(issuer, refused)).toMatchObject({
        state: 'refused',
        reason: 'kyc_failed',
      });
      expect(await reportOf(issuer, waiting)).toMatchObject({ state: 'kyc-review' });
    });

    test('can be cancelled until it is dispatched', async () => {
      const issuer = subject.create();
      const { requestId } = (await ordered(issuer)).order;
      expect(await issuer.cancel(requestId)).toEqual({ ok: true, value: 'closed' });
      expect(await issuer.cancel(requestId)).toEqual({ ok: true, value: 'closed' });
      expect(await reportOf(issuer, requestId)).toMatchObject({ state: 'closed' });
      const second = (await ordered(issuer)).order.requestId;
      await subject.passMs(STEP_MS * 2);
      expect(await issuer.cancel(second)).toEqual({ ok: true, value: 'too-late' });
    });

    test('whose answer is lost is one order, confirmed again or found by its report', async () => {
      const issuer = subject.create();
      const order = await prepared(issuer);
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      const answer = await issuer.confirm(order);
      expect(answer).toMatchObject({ ok: true, value: { state: 'kyc-review' } });
      const once = subject.create({ guard: { retries: 0 } });
      await subject.setFault({ mode: 'reset', times: 1 });
      expect(await once.confirm({ ...order, requestId: 'tag-lost' })).toMatchObject({ ok: false });
      expect(await reportOf(once, 'tag-lost')).toEqual({ state: 'unknown' });
    });

    test('takes no file that is not a picture', async () => {
      const issuer = subject.create();
      const sessionRef = await verified(issuer);
      const bytes = new TextEncoder().encode('<svg onload="alert(1)"/>');
      const file = { sessionRef, picture: 'rc-front', contentType: 'image/png', bytes } as const;
      expect(await issuer.upload(file)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    });
  });

  describe(`${name}: a fault of the bank`, () => {
    test.each([
      [{ status: 500 }, 'unavailable', 3],
      [{ mode: 'reset' }, 'unavailable', 3],
      [{ mode: 'down' }, 'unavailable', 3],
      [{ status: 429 }, 'rate-limited', 1],
      [{ status: 404 }, 'rejected', 1],
      [{ mode: 'malformed' }, 'malformed', 1],
      [{ mode: 'huge' }, 'malformed', 1],
    ] as const)('%o is %s after %i calls', async (fault, kind, calls) => {
      const issuer = subject.create();
      await subject.setFault(fault);
      const failure = { ok: false, error: { kind, provider: issuer.id } };
      expect(await issuer.report('tag-x')).toMatchObject(failure);
      expect(await subject.callCount()).toBe(calls);
    });

    test('without an answer is a time-out, and a lasting one opens the breaker', async () => {
      const issuer = subject.create({
        guard: { totalTimeoutMs: 100, breakerFailures: 2, retries: 0 },
      });
      await subject.setFault({ mode: 'silent' });
      expect(await issuer.plan(4)).toMatchObject({ ok: false, error: { kind: 'timeout' } });
      await subject.setFault({ status: 503 });
      for (let attempt = 0; attempt < 3; attempt++) await issuer.plan(4);
      expect(issuer.breakerState()).toBe('open');
    });

    test('refused credentials are not retried, and reveal nothing about the person', async () => {
      const answer = await subject.createRefused().checkUser(MOBILE);
      if (answer.ok) throw new Error('a wrong key was accepted');
      expect(answer.error).toMatchObject({ kind: 'rejected', retryable: false });
      expect(answer.error.reason).not.toContain(MOBILE);
      expect(await subject.callCount()).toBe(1);
    });
  });
}
