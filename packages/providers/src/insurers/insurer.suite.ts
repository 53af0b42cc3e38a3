import { noExtras, type RatedExtras } from '@pahiya/domain/insurance/cover-extras';
import type { Proposer } from '@pahiya/domain/insurance/policy-ports';
import type { CoverAsk, Insurer, QuotedVehicle } from '@pahiya/domain/insurance/ports';
import { inspectionShots } from '@pahiya/domain/insurance/vehicle-inspection';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { rupees, sumPaise } from '@pahiya/domain/shared/money';
import { describe, expect, test } from 'vitest';
import type { ProviderLimits, WatchedProvider } from '../http/outgoing-provider.ts';

/** What the suite of the insurers' port needs. */
export type InsurerSubject = {
  readonly create: (limits?: ProviderLimits) => Insurer & WatchedProvider;
  /** The same with keys that it refuses. */
  readonly createRefused: () => Insurer & WatchedProvider;
  readonly setFault: (fault: object) => Promise<void>;
  readonly callCount: () => Promise<number>;
  /** How policies that are paid for turn out, and how fast. */
  readonly setOutcome: (outcome: 'issued' | 'failed' | 'never') => Promise<void>;
};

const car: QuotedVehicle = {
  vehicleNumber: 'DL8CAF5030',
  vehicle: 'car',
  power: { kind: 'engine', cc: 1197, isHybrid: false },
  maker: 'MARUTI & SONS <LTD>',
  model: 'SWIFT VXI',
  registeredOn: '2022-03-15' as IstDate,
  zone: 'A',
  seats: null,
  invoicePrice: null,
};
const { gasKitValue: _, ...none } = noExtras;
const plain: RatedExtras = { ...none, gasKit: { kind: 'none' } };
const whole: CoverAsk = {
  cover: 'package',
  insuredValue: null,
  bonus: 25_000,
  ownDamageUntil: '2026-12-10' as IstDate,
  withOwnerDriver: true,
  addOns: [],
  extras: plain,
  startsOn: '2026-11-26' as IstDate,
};

/** Contract tests of every adapter of the insurers' port.
 * @internal Tests only. */
export function insurerSuite(name: string, subject: InsurerSubject): void {
  let requests = 0;
  const question = (
    change: { vehicle?: Partial<QuotedVehicle>; ask?: Partial<CoverAsk> } = {},
  ): Parameters<Insurer['quote']>[0] => {
    requests += 1;
    return {
      requestId: `${name}-${requests}`,
      vehicle: { ...car, ...change.vehicle },
      ask: { ...whole, ...change.ask },
    };
  };
  async function quoteOf(asked: Parameters<Insurer['quote']>[0]) {
    const answer = await subject.create().quote(asked);
    if (!answer.ok || answer.value.kind !== 'quote') throw new Error(JSON.stringify(answer));
    return answer.value.quote;
  }

  describe(`${name}: a quote`, () => {
    test('has lines that add up, its band, its product, and is the same when asked again', async () => {
      const asked = question();
      const quote = await quoteOf(asked);
      expect(sumPaise(quote.lines.map(({ amount }) => amount))).toBe(quote.taxable);
      expect(quote.taxable + quote.gst + quote.rounding).toBe(quote.total);
      expect(quote.lines.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['own-damage', 'no-claim-bonus', 'third-party', 'owner-driver']),
      );
      expect(quote.lines.some(({ id }) => id === 'add-on')).toBe(false);
      expect(quote.addOns.length).toBeGreaterThan(1);
      expect(quote.product.uin).toMatch(/^SANDBOX/);
      expect(await quoteOf(asked)).toEqual(quote);
    });

    test('takes the value that is asked for within its band, and the nearest outside it', async () => {
      const { valueBand } = await quoteOf(question());
      if (valueBand === null) throw new Error('no band');
      const { least, most } = valueBand;
      expect(await quoteOf(question({ ask: { insuredValue: most } }))).toMatchObject({
        insuredValue: most,
      });
      const low = await quoteOf(question({ ask: { insuredValue: rupees(5_000) } }));
      expect(low).toMatchObject({ insuredValue: least, valueBand });
    });

    test('has a line for each add-on that was chosen, and for no other', async () => {
      const quote = await quoteOf(question({ ask: { addOns: ['roadside-help', 'consumables'] } }));
      const bought = quote.lines.flatMap(({ id, code }) => (id === 'add-on' ? [code] : []));
      expect(bought.toSorted()).toEqual(['consumables', 'roadside-help']);
    });

    test('of third party alone is that of the law, whatever the bonus', async () => {
      const ask = { cover: 'third-party' as const, bonus: 0, withOwnerDriver: false };
      const quote = await quoteOf(question({ ask }));
      expect(quote.lines).toEqual([{ id: 'third-party', code: null, amount: rupees(3_416) }]);
      expect([quote.insuredValue, quote.valueBand, quote.addOns]).toEqual([null, null, []]);
      const again = await quoteOf(question({ ask: { ...ask, bonus: 50_000 } }));
      expect(again.total).toBe(quote.total);
    });

    test('of a lapsed own damage asks for an inspection, that of third party does not', async () => {
      const lapsed = { ownDamageUntil: '2026-10-26' as IstDate };
      const damage = await quoteOf(question({ ask: { ...lapsed, cover: 'own-damage' } }));
      expect(damage.needsInspection).toBe(true);
      const liability = await quoteOf(question({ ask: { ...lapsed, cover: 'third-party' } }));
      expect(liability.needsInspection).toBe(false);
    });

    test.each<[number, Partial<QuotedVehicle>]>([
      [1_000, { power: { kind: 'engine', cc: 1_500, isHybrid: false } }],
      [2_000, { power: { kind: 'engine', cc: 1_956, isHybrid: false } }],
      [100, { vehicle: 'two-wheeler', power: { kind: 'engine', cc: 349, isHybrid: false } }],
    ])('has the compulsory deductible of ₹%i for %o', async (sum, vehicle) => {
      expect((await quoteOf(question({ vehicle }))).compulsoryDeductible).toBe(rupees(sum));
    });

    test.each<Partial<QuotedVehicle>>([
      { power: { kind: 'motor', kw: 45.5 } },
      { power: { kind: 'engine', cc: 1490, isHybrid: true } },
      { vehicle: 'two-wheeler', power: { kind: 'engine', cc: 155, isHybrid: false } },
      { maker: null, model: null, zone: 'B' },
    ])('is made for %o', async (vehicle) => {
      expect((await quoteOf(question({ vehicle }))).total).toBeGreaterThan(0);
    });

    test.each<Partial<QuotedVehicle>>([
      { power: { kind: 'engine', cc: 1197, isHybrid: false } },
      { power: { kind: 'motor', kw: 45.5 } },
      { vehicle: 'two-wheeler', power: { kind: 'engine', cc: 110, isHybrid: false }, seats: 2 },
    ])('of a new vehicle without a number is at its invoice price: %o', async (described) => {
      const vehicle = {
        ...{ vehicleNumber: null, registeredOn: null, seats: 5, invoicePrice: rupees(700_000) },
        ...described,
      };
      const ask = { cover: 'bundle', bonus: 0, ownDamageUntil: null } as const;
      const quote = await quoteOf(
        question({ vehicle, ask: { ...ask, insuredValue: rupees(665_000) } }),
      );
      expect(quote).toMatchObject({ insuredValue: rupees(665_000), needsInspection: false });
      expect(quote.lines.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['own-damage', 'third-party']),
      );
      const low = await quoteOf(
        question({ vehicle, ask: { ...ask, insuredValue: rupees(5_000) } }),
      );
      expect(low.insuredValue).toBeGreaterThan(rupees(500_000));
      const alone = { ...ask, cover: 'third-party', insuredValue: null } as const;
      const refused = await subject.create().quote(question({ vehicle, ask: alone }));
      expect(refused).toMatchObject({ ok: true, value: { kind: 'declined' } });
    });

    test.each<[Partial<RatedExtras>, string]>([
      [{ voluntaryDeductible: rupees(2_500) }, 'voluntary-deductible'],
      [{ electricalAccessories: rupees(20_000) }, 'electrical-accessories'],
      [{ otherAccessories: rupees(15_000) }, 'other-accessories'],
      [{ gasKit: { kind: 'built-in' } }, 'gas-kit'],
      [{ gasKit: { kind: 'fitted', value: rupees(40_000) } }, 'third-party-gas-kit'],
      [{ paidDrivers: 2 }, 'paid-driver'],
      [{ yearlyKilometres: 5_000 }, 'usage-discount'],
      [{ hasAntiTheft: true }, 'anti-theft'],
      [{ isAssociationMember: true }, 'association'],
      [{ hasRestrictedProperty: true }, 'restricted-property'],
    ])('has a line for %o, and none without it', async (extra, id) => {
      const without = await quoteOf(question());
      const quote = await quoteOf(question({ ask: { extras: { ...plain, ...extra } } }));
      expect(without.lines.map((line) => line.id)).not.toContain(id);
      const found = quote.lines.find((line) => line.id === id);
      const isLess = !/accessories|kit|driver/.test(id);
      expect(Math.sign(found?.amount ?? 0)).toBe(isLess ? -1 : 1);
      expect(Math.sign(quote.total - without.total)).toBe(isLess ? -1 : 1);
      expect([quote.voluntaryDeductible, quote.yearlyKilometres]).toEqual([
        ...[extra.voluntaryDeductible ?? 0, extra.yearlyKilometres ?? null],
      ]);
    });

    test('of a bundle has third party for years at once, and no inspection', async () => {
      const asked = {
        vehicle: { registeredOn: '2026-11-05' as IstDate },
        ask: { cover: 'bundle' as const, bonus: 0, ownDamageUntil: null },
      };
      const quote = await quoteOf(question(asked));
      const thirdParty = quote.lines.find(({ id }) => id === 'third-party');
      expect(thirdParty?.amount).toBe(rupees(10_640));
      expect(quote.lines.map(({ id }) => id)).toContain('own-damage');
    });

    test('a fitted kit is rated by its value, a driver by the number', async () => {
      const priceOf = async (extras: Partial<RatedExtras>, id: string) => {
        const quote = await quoteOf(question({ ask: { extras: { ...plain, ...extras } } }));
        return quote.lines.find((line) => line.id === id)?.amount;
      };
      const value = rupees(40_000);
      expect(await priceOf({ gasKit: { kind: 'fitted', value } }, 'gas-kit')).toBe(rupees(1_600));
      expect(await priceOf({ paidDrivers: 3 }, 'paid-driver')).toBe(rupees(150));
    });

    test('is declined with a reason for own damage of a vehicle of 26 years', async () => {
      const vehicle = { registeredOn: '2000-01-05' as IstDate };
      expect(await subject.create().quote(question({ vehicle }))).toEqual({
        ok: true,
        value: { kind: 'declined', reason: 'VEHICLE_AGE' },
      });
    });
  });

  const proposer: Proposer = {
    name: 'Asha <Devi> & Co',
    mobile: '9000000051',
    email: null,
    address: '12 MG Road, Delhi',
    pinCode: '110001',
    nominee: 'Ravi Devi',
    nomineeRelation: 'Son',
    previousInsurer: null,
    previousPolicy: null,
    financier: 'STATE BANK OF INDIA & CO',
    ...{ chassisNumber: null, engineNumber: null },
  };
  const passedInspection = (quoteRef: string) => ({
    ...{ inspectionId: `inspection-${quoteRef}`, quoteRef, shots: inspectionShots },
    validUntil: '2026-11-26T06:00:00.000Z',
  });
  const wish = {
    ...({ part: 'whole', ground: 'total-loss', otherPolicy: null, hadClaim: false } as const),
    ...{ on: '2026-11-25' as IstDate, refund: rupees(100) },
  };
  async function proposed(change: Parameters<typeof question>[0] = {}) {
    const { issuer } = subject.create();
    if (issuer === null) throw new Error('no issuer');
    const asked = question({ ask: { cover: 'third-party' }, ...change });
    const { quoteRef, total } = await quoteOf(asked);
    const policyId = `policy-${asked.requestId}`;
    const answer = await issuer.propose({ policyId, quoteRef, inspectionId: null, proposer });
    return { issuer, policyId, quoteRef, total, answer };
  }
  async function paid(change: Parameters<typeof question>[0] = {}) {
    const made = await proposed(change);
    if (!made.answer.ok || made.answer.value.kind !== 'open') throw new Error('not open');
    const { proposalRef, total: amount } = made.answer.value;
    const asked = { policyId: made.policyId, proposalRef, amount };
    return { ...made, asked, report: await made.issuer.issue(asked) };
  }

  describe(`${name}: a policy`, () => {
    test('is proposed at the price of its quote, the same when proposed again', async () => {
      const { issuer, policyId, quoteRef, total, answer } = await proposed();
      expect(answer).toMatchObject({ ok: true, value: { kind: 'open', total } });
      expect(await issuer.propose({ policyId, quoteRef, inspectionId: null, proposer })).toEqual(
        answer,
      );
    });

    test('of an unknown quote is refused, and of an ending 3003 is dearer', async () => {
      const { issuer } = await proposed();
      const other = await issuer.propose({
        ...{ policyId: 'other', quoteRef: 'NO-SUCH', inspectionId: null, proposer },
      });
      expect(other).toEqual({ ok: true, value: { kind: 'refused', reason: 'QUOTE_OVER' } });
      const { answer, total } = await proposed({
        ask: { cover: 'third-party' },
        vehicle: { vehicleNumber: 'DL8CAF3003' },
      });
      if (!answer.ok || answer.value.kind !== 'open') throw new Error('not open');
      expect(answer.value.total).toBeGreaterThan(total);
    });

    test('of a vehicle that is inspected first needs the passed inspection', async () => {
      const { issuer, policyId, quoteRef, answer } = await proposed({
        vehicle: { vehicleNumber: 'DL8CAF3005' },
        ask: {},
      });
      const inspectFirst = { ok: true, value: { kind: 'refused', reason: 'INSPECTION' } };
      expect(answer).toEqual(inspectFirst);
      const inspection = passedInspection(quoteRef);
      const { inspectionId } = inspection;
      const passed = { policyId, quoteRef, inspectionId, proposer };
      expect(await issuer.propose(passed)).toEqual(inspectFirst);
      const refusal = async (change: object) => {
        const said = await issuer.inspected({ ...inspection, ...change });
        return said.ok && said.value.kind === 'refused' ? said.value.reason : said;
      };
      expect(await refusal({ quoteRef: 'NO-SUCH' })).toBe('QUOTE_OVER');
      expect(await refusal({ validUntil: '2026-11-25T05:00:00.000Z' })).toBe('INSPECTION_OVER');
      expect(await refusal({ shots: inspectionShots.slice(1) })).toBe('PICTURES');
      const accepted = { ok: true, value: { kind: 'accepted' } };
      expect([await issuer.inspected(inspection), await issuer.inspected(inspection)]).toEqual([
        ...[accepted, accepted],
      ]);
      expect(await issuer.propose(passed)).toMatchObject({ value: { kind: 'open' } });
    });

    test('is issued once however often it is asked for, with its document', async () => {
      await subject.setOutcome('issued');
      const { issuer, policyId, asked, report } = await paid();
      expect(report).toMatchObject({ ok: true, value: { state: 'issued' } });
      const again = await Promise.all(Array.from({ length: 5 }, () => issuer.issue(asked)));
      for (const one of again) expect(one).toEqual(report);
      expect(await issuer.stop(policyId)).toEqual(report);
      const document = await issuer.document(policyId);
      const text = document.ok ? Buffer.from(document.value).toString() : '';
      expect(text.slice(0, 5)).toBe('%PDF-');
      expect(text).toContain('Hypothecated to STATE BANK OF INDIA & CO');
    });

    test('of a bundle has two last days', async () => {
      await subject.setOutcome('issued');
      const { issuer, policyId, quoteRef } = await proposed({
        vehicle: { registeredOn: '2026-11-05' as IstDate },
        ask: { cover: 'bundle', bonus: 0, ownDamageUntil: null },
      });
      // One insurer looks at every vehicle first.
      const id = `${policyId}-seen`;
      const inspection = passedInspection(quoteRef);
      await issuer.inspected(inspection);
      const opened = await issuer.propose({
        ...{ policyId: id, quoteRef, inspectionId: inspection.inspectionId, proposer },
      });
      if (!opened.ok || opened.value.kind !== 'open') throw new Error('not open');
      const { proposalRef, total: amount } = opened.value;
      expect(await issuer.issue({ policyId: id, proposalRef, amount })).toMatchObject({
        value: { startsOn: '2026-11-26', endsOn: '2027-11-25', thirdPartyUntil: '2029-11-25' },
      });
      expect((await paid()).report).toMatchObject({ value: { thirdPartyUntil: null } });
    });

    test('of a new vehicle names its chassis until the number is added, once', async () => {
      await subject.setOutcome('issued');
      const asked = question({
        vehicle: {
          ...{ vehicleNumber: null, registeredOn: null, seats: 5, invoicePrice: rupees(700_000) },
        },
        ask: { cover: 'bundle', bonus: 0, ownDamageUntil: null },
      });
      const { quoteRef } = await quoteOf(asked);
      const { issuer } = subject.create();
      if (issuer === null) throw new Error('no issuer');
      const policyId = `new-${asked.requestId}`;
      const given = { policyId, quoteRef, inspectionId: null };
      expect(await issuer.propose({ ...given, proposer })).toEqual({
        ok: true,
        value: { kind: 'refused', reason: 'CHASSIS' },
      });
      const identity = { chassisNumber: 'MA3FJEB1S00123456', engineNumber: 'K12MN1234567' };
      const opened = await issuer.propose({ ...given, proposer: { ...proposer, ...identity } });
      if (!opened.ok || opened.value.kind !== 'open') throw new Error('not open');
      const { proposalRef, total: amount } = opened.value;
      const printed = async () => {
        const document = await issuer.document(policyId);
        return document.ok ? Buffer.from(document.value).toString() : '';
      };
      const added = { policyId, vehicleNumber: 'DL8CAF5030' };
      expect(await issuer.addNumber(added)).toMatchObject({ value: { reason: 'NOT_ISSUED' } });
      expect(await issuer.issue({ policyId, proposalRef, amount })).toMatchObject({
        value: { state: 'issued', thirdPartyUntil: '2029-11-25' },
      });
      expect(await printed()).toContain('number applied for, chassis MA3FJEB1S00123456');
      const noted = { ok: true, value: { kind: 'noted' } };
      expect([await issuer.addNumber(added), await issuer.addNumber(added)]).toEqual([
        noted,
        noted,
      ]);
      expect(await printed()).toContain('Vehicle: DL8CAF5030');
      const other = { ...added, vehicleNumber: 'DL8CAF5031' };
      expect(await issuer.addNumber(other)).toMatchObject({ value: { reason: 'HAS_NUMBER' } });
    });

    test('fails with a reason, also for another amount and an ending 3004', async () => {
      await subject.setOutcome('failed');
      expect((await paid()).report).toMatchObject({ ok: true, value: { state: 'failed' } });
      await subject.setOutcome('issued');
      const { issuer, asked } = await paid();
      const other = { ...asked, amount: rupees(1) };
      expect(await issuer.issue(other)).toMatchObject({ value: { state: 'failed' } });
      const ended = await paid({
        ask: { cover: 'third-party' },
        vehicle: { vehicleNumber: 'DL8CAF3004' },
      });
      expect(ended.report).toMatchObject({ value: { state: 'failed' } });
    });

    test('that was stopped is never issued', async () => {
      await subject.setOutcome('never');
      const { issuer, policyId, asked } = await paid();
      expect(await issuer.report(policyId)).toEqual({ ok: true, value: { state: 'working' } });
      expect(await issuer.stop(policyId)).toMatchObject({ value: { state: 'failed' } });
      await subject.setOutcome('issued');
      expect(await issuer.report(policyId)).toMatchObject({ value: { state: 'failed' } });
      expect(await issuer.issue(asked)).toMatchObject({ value: { state: 'failed' } });
      expect(await issuer.report('never-asked')).toEqual({ ok: true, value: { state: 'unknown' } });
    });

    test('whose answer is lost was asked for all the same', async () => {
      await subject.setOutcome('issued');
      const { answer, policyId, issuer } = await proposed();
      if (!answer.ok || answer.value.kind !== 'open') throw new Error('not open');
      const { proposalRef, total: amount } = answer.value;
      const single = subject.create({ guard: { retries: 0 } }).issuer;
      // Logged in before, so that the policy's answer is the one that is lost.
      await single?.report('nobody');
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      const lost = await single?.issue({ policyId, proposalRef, amount });
      expect(lost).toMatchObject({ ok: false });
      expect(await issuer.report(policyId)).toMatchObject({ value: { state: 'issued' } });
    });

    test('is cancelled once and for one refund, and its document says so', async () => {
      await subject.setOutcome('issued');
      const { issuer, policyId } = await paid();
      const one = { ...wish, policyId };
      expect(await issuer.cancel(one)).toEqual({ ok: true, value: { kind: 'cancelled' } });
      const again = await Promise.all([issuer.cancel(one), issuer.cancel(one)]);
      for (const answer of again) expect(answer).toMatchObject({ value: { kind: 'cancelled' } });
      expect(await issuer.cancel({ ...one, refund: rupees(200) })).toMatchObject({ ok: false });
      const document = await issuer.document(policyId);
      expect(document.ok && Buffer.from(document.value).toString()).toContain(
        'Policy CANCELLED on 2026-11-25',
      );
    });

    test('is not cancelled where the law keeps it, for more than was paid, or while it is not there', async () => {
      await subject.setOutcome('issued');
      const { issuer, policyId, total } = await paid();
      const refusal = async (change: object) => {
        const answer = await issuer.cancel({ ...wish, policyId, ...change });
        return answer.ok && answer.value.kind === 'refused' ? answer.value.reason : answer;
      };
      expect(await refusal({ ground: null })).toBe('COMPULSORY_COVER');
      expect(await refusal({ part: 'own-damage', ground: null })).toBe('NO_SUCH_PART');
      const doubled = { ground: 'double-insurance' };
      expect(await refusal(doubled)).toBe('OTHER_POLICY');
      const other = { ...doubled, otherPolicy: 'TP/1' };
      expect(await refusal({ ...other, refund: total + 100 })).toBe('AMOUNT');
      expect(await refusal({ policyId: 'nobody' })).toBe('NOT_ISSUED');
      expect(await issuer.cancel({ ...wish, ...other, policyId } as never)).toMatchObject({
        value: { kind: 'cancelled' },
      });
    });

    test('whose answer to a cancellation is lost is cancelled all the same', async () => {
      await subject.setOutcome('issued');
      const { issuer, policyId } = await paid();
      const single = subject.create({ guard: { retries: 0 } }).issuer;
      await single?.report('nobody');
      await subject.setFault({ mode: 'lost-answer', times: 1 });
      expect(await single?.cancel({ ...wish, policyId })).toMatchObject({ ok: false });
      expect(await issuer.cancel({ ...wish, policyId })).toMatchObject({
        value: { kind: 'cancelled' },
      });
    });

    test('has its premium in the statement of the day on which it was handed over', async () => {
      const { issuer } = await paid();
      const premiums = [
        { policyNumber: 'SBX/A-1', amount: rupees(10) },
        { policyNumber: 'SBX/B-2', amount: rupees(20) },
      ];
      const handOver = { handOverId: `hand-over-${name}`, premiums };
      const nothing = { ok: true, value: { premiums: [], refunds: [] } };
      expect(await issuer.statement('2026-11-25' as IstDate)).toEqual(nothing);
      expect(await issuer.handOverPremiums(handOver)).toEqual({ ok: true, value: 'received' });
      await issuer.handOverPremiums(handOver);
      expect(await issuer.statement('2026-11-25' as IstDate)).toEqual({
        ok: true,
        value: { premiums, refunds: [] },
      });
      expect(await issuer.statement('2026-11-24' as IstDate)).toEqual(nothing);
    });
  });

  describe(`${name}: a fault`, () => {
    const faults = [
      [{ status: 500 }, 'unavailable'],
      [{ status: 429 }, 'rate-limited'],
      [{ mode: 'reset' }, 'unavailable'],
      [{ mode: 'down' }, 'unavailable'],
      [{ mode: 'malformed' }, 'malformed'],
      [{ mode: 'huge' }, 'malformed'],
      [{ mode: 'silent' }, 'timeout'],
    ] as const;

    test.each(faults)('%j is %s of every call about a policy', async (fault, kind) => {
      const { issuer } = subject.create({
        ...(kind === 'timeout' && { http: { timeoutMs: 300 } }),
        guard: { retries: 0, breakerFailures: 100 },
      });
      if (issuer === null) throw new Error('no issuer');
      const policyId = 'policy-of-faults';
      // Logged in before, so that it is the call itself that meets the fault.
      await issuer.report('nobody');
      await subject.setFault(fault);
      const answers = await Promise.all([
        issuer.inspected(passedInspection('Q-1')),
        issuer.propose({ policyId, quoteRef: 'Q-1', inspectionId: null, proposer }),
        issuer.issue({ policyId, proposalRef: 'P-1', amount: rupees(10) }),
        issuer.report(policyId),
        issuer.stop(policyId),
        issuer.cancel({ ...wish, policyId }),
        issuer.addNumber({ policyId, vehicleNumber: 'DL8CAF5030' }),
        issuer.document(policyId),
        issuer.handOverPremiums({
          handOverId: 'faults',
          premiums: [{ policyNumber: 'SBX/A-1', amount: rupees(10) }],
        }),
        issuer.statement('2026-11-25' as IstDate),
      ]);
      expect(answers.map((one) => (one.ok ? one : one.error.kind))).toEqual(
        answers.map(() => kind),
      );
    });

    test.each(faults)('%j is %s', async (fault, kind) => {
      const insurer = subject.create({
        ...(kind === 'timeout' && { http: { timeoutMs: 300 } }),
        guard: { retries: 0 },
      });
      await subject.setFault(fault);
      expect(await insurer.quote(question())).toMatchObject({ ok: false, error: { kind } });
    });

    test('that passes is retried', async () => {
      await subject.setFault({ status: 503, times: 1 });
      expect(await subject.create().quote(question())).toMatchObject({ ok: true });
    });

    test('of the keys is a refusal, and names no vehicle', async () => {
      const answer = await subject.createRefused().quote(question());
      expect(answer).toMatchObject({ ok: false, error: { kind: 'rejected' } });
      expect(JSON.stringify(answer)).not.toContain(car.vehicleNumber);
    });

    test('opens the breaker after several', async () => {
      const insurer = subject.create({ guard: { retries: 0, breakerFailures: 2 } });
      await subject.setFault({ status: 500 });
      await insurer.quote(question());
      await insurer.quote(question());
      const before = await subject.callCount();
      expect(await insurer.quote(question())).toMatchObject({ ok: false });
      expect(await subject.callCount()).toBe(before);
      expect(insurer.breakerState()).toBe('open');
    });
  });
}
