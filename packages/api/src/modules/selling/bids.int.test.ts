import { hash } from 'node:crypto';
import { deskFindOrders, deskQueue } from '@pahiya/contracts/operators/desk-contracts';
import {
  checkHandover,
  deskCallOffSale,
  deskSalePayment,
  deskSales,
  partnerBid,
  partnerRound,
  partnerRounds,
  partnerWithdrawBid,
  sellCarAccept,
  sellCarAcknowledge,
  sellCarAlerts,
  sellCarDecline,
  sellCarDues,
  sellCarHandOver,
  sellCarOpenRound,
} from '@pahiya/contracts/selling/round-contracts';
import { sellCarSale } from '@pahiya/contracts/selling/selling-contracts';
import { stopSoldAlerts } from '@pahiya/contracts/selling/sold-contracts';
import { rupees } from '@pahiya/domain/shared/money';
import { ok } from '@pahiya/domain/shared/result';
import { describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../test/partner-desk.ts';
import { plateDigits } from '../../../test/plate-digits.ts';
import { day, found, recordOf } from '../../../test/rc-fixtures.ts';
import { downFailure } from '../../../test/scripted-services.ts';
import { useSelling } from '../../../test/selling.ts';
import { readTrialBalance } from '../ledger/trial-balance.ts';
import { saleWatch, saleWatchName } from './handover/sale-watch.ts';
import { closeRounds } from './round/close-rounds.ts';
import { handoverNoticeKind } from './sold/handover-notice.ts';
import { remindHandovers } from './sold/remind-handovers.ts';

const at = useSelling();
const charge = rupees(5_900);
const account = { accountHolder: 'Asha Verma', accountNumber: '123456789012', ifsc: 'HDFC0001234' };
const handoverOn = '2026-11-30';

const saleOf = async (saleId: string) =>
  (await at.seller.call(sellCarSale, { params: { saleId } })).data;

const dealer = async (name: string) => {
  const firm = await makeFirm(at.api, { name });
  return (await signInAsPartner(at.api, firm)).browser;
};

/** An open round with a reserve of 4 lakh. */
async function opened(reservePaise = rupees(400_000)) {
  const saleId = await at.inspected({ 'EXT-07': { grade: '2', low: 2_500, high: 4_000 } });
  const body = { hours: 24, reservePaise, charge };
  const round = await at.seller.call(sellCarOpenRound, { params: { saleId }, body });
  if (round.status !== 200) throw new Error(round.text);
  return { saleId, roundId: (await saleOf(saleId)).round?.roundId ?? '' };
}

const bid = (browser: TestBrowser, roundId: string, amount: number, changes: object = {}) =>
  browser.call(partnerBid, {
    params: { roundId },
    body: { amountPaise: rupees(amount), ...changes },
  });

/** Ends a round at a moment of the database's clock, so many milliseconds from now. */
const endIn = (roundId: string, ms: number) => at.sql()`
  update bid_rounds set opens_at = clock_timestamp() - interval '1 day',
    ends_at = clock_timestamp() + make_interval(secs => ${ms / 1000}) where id = ${roundId}`;

const close = async (roundId: string) => {
  await endIn(roundId, -1);
  await closeRounds(at.api.services);
};

const dues = (saleId: string, loan = 0) =>
  at.seller.call(sellCarDues, {
    params: { saleId },
    body: { loanPaise: rupees(loan), ...(loan === 0 ? {} : { lender: 'A bank' }) },
  });

/** A sale with an accepted offer of 4,50,000. */
async function accepted(loan = 100_000) {
  const { saleId, roundId } = await opened();
  const sample = await dealer('Sample Motors');
  await bid(sample, roundId, 450_000);
  await close(roundId);
  await dues(saleId, loan);
  const offer = (await saleOf(saleId)).round?.offers[0];
  const netPaise = offer?.net.kind === 'net' ? offer.net.net : -1;
  const body = { bidId: offer?.bidId, netPaise, ...account, handoverOn };
  const answer = await at.seller.call(sellCarAccept, { params: { saleId }, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return { saleId, roundId, netPaise, sample };
}

const pay = (saleId: string, kind: string, amountPaise: number, reference: string) =>
  at.operator.call(deskSalePayment, {
    params: { saleId },
    body: { kind, amountPaise, reference, paidOn: '2026-11-21' },
  });

describe('a round', () => {
  test('needs the charge that was shown, a length of ours and a sensible reserve', async () => {
    const saleId = await at.inspected();
    const open = (body: object) =>
      at.seller.call(sellCarOpenRound, {
        params: { saleId },
        body: { hours: 24, reservePaise: rupees(400_000), charge, ...body },
      });
    for (const [body, path] of [
      [{ charge: 0 }, 'body.charge'],
      [{ hours: 1 }, 'body.hours'],
      [{ reservePaise: 100 }, 'body.reservePaise'],
    ] as const) {
      expect((await open(body)).problem.errors?.[0]?.path).toBe(path);
    }
    at.api.setNow(new Date('2026-11-29T00:00:00Z'));
    const late = await at.sql()`select from bid_rounds`;
    expect(late).toHaveLength(0);
  });

  test('names the car from its record, read when bids are invited', async () => {
    await emptyTables(at.sql(), ['vehicles', 'lookup_log']);
    at.api.registry.answer = async (number) => ok(found(number));
    const { saleId, roundId } = await opened();
    const one = await dealer('One Motors');
    const { car } = (await one.call(partnerRound, { params: { roundId } })).data;
    expect(car).toMatchObject({ year: 2019, fuel: 'petrol', km: 42_300 });
    expect(car.title).toContain('MARUTI');
    expect((await saleOf(saleId)).car).toEqual(car);
    const lines =
      await at.sql()`select purpose from lookup_log where vehicle_number = 'DL8CAF5030'`;
    expect(lines).toEqual([{ purpose: 'listing' }]);
  });

  test('opens without a name while the register is down', async () => {
    await emptyTables(at.sql(), ['vehicles', 'lookup_log']);
    at.api.registry.answer = async () => downFailure('registry');
    const { roundId } = await opened();
    const one = await dealer('One Motors');
    const { car } = (await one.call(partnerRound, { params: { roundId } })).data;
    expect(car).toMatchObject({ title: '', year: null });
  });

  test('is sealed: nothing of a bid leaves before it has closed, and nobody sees the seller', async () => {
    const { saleId, roundId } = await opened();
    const [one, two] = [await dealer('One Motors'), await dealer('Two Motors')];
    await bid(one, roundId, 450_000);
    const seen = (await two.call(partnerRound, { params: { roundId } })).text;
    expect(seen).not.toMatch(/One Motors|45000000|DL8CAF5030|9876543210|Rohini/);
    expect(JSON.stringify((await saleOf(saleId)).round)).not.toContain('45000000');
    expect((await one.call(partnerRounds)).data.rounds).toMatchObject([
      { roundId, ownBid: { amount: rupees(450_000) }, outcome: 'open' },
    ]);
    expect((await at.seller.call(partnerRounds)).status).toBe(401);
    const insurer = await makeFirm(at.api, { name: 'Cover', kind: 'insurer' });
    const { browser } = await signInAsPartner(at.api, insurer);
    expect((await browser.call(partnerRounds)).data.rounds).toEqual([]);
    expect((await bid(browser, roundId, 460_000)).problem.code).toBe('bid/unknown-round');
  });

  test('takes a bid until its last millisecond by the database’s clock, and none after', async () => {
    const { roundId } = await opened();
    const one = await dealer('One Motors');
    await endIn(roundId, 60_000);
    expect((await bid(one, roundId, 450_000)).status).toBe(200);
    await endIn(roundId, 0);
    expect((await bid(one, roundId, 460_000)).problem.code).toBe('bid/round-closed');
    const withdrawn = await one.call(partnerWithdrawBid, { params: { roundId } });
    expect(withdrawn.problem.code).toBe('bid/round-closed');
  });

  test('is late for a bid that waited for the lock beyond the end', async () => {
    const { roundId } = await opened();
    const one = await dealer('One Motors');
    await endIn(roundId, 150);
    let release = () => {};
    const isLocked = new Promise<void>((locked) => {
      void at.sql().begin(async (tx) => {
        await tx`select from bid_rounds where id = ${roundId} for update`;
        locked();
        await new Promise<void>((done) => {
          release = done;
        });
      });
    });
    await isLocked;
    const waiting = bid(one, roundId, 450_000);
    await at.sql()`select pg_sleep(0.2)`;
    release();
    expect((await waiting).problem.code).toBe('bid/round-closed');
    expect(await at.sql()`select from bids`).toHaveLength(0);
  });

  test('lets a bid be replaced and withdrawn before the end; the best at the reserve is offered', async () => {
    const { saleId, roundId } = await opened();
    const [one, two, three] = [await dealer('One'), await dealer('Two'), await dealer('Three')];
    await at.sql()`update partner_firms set authorisation_number = 'DL-29B-0007' where name = 'Two'`;
    await bid(one, roundId, 430_000);
    await bid(one, roundId, 470_000, { conditions: 'Both keys' });
    await bid(two, roundId, 460_000);
    await bid(three, roundId, 399_999);
    await one.call(partnerWithdrawBid, { params: { roundId } });
    await close(roundId);
    const sale = await saleOf(saleId);
    expect(sale.state).toBe('offered');
    expect(sale.round?.offers).toMatchObject([
      { dealer: 'Two', amount: rupees(460_000), authorisationNumber: 'DL-29B-0007' },
    ]);
    expect((await two.call(partnerRounds)).data.rounds).toMatchObject([{ outcome: 'waiting' }]);
  });

  test('without a bid at the reserve leaves the car unsold', async () => {
    const { saleId, roundId } = await opened();
    await bid(await dealer('One'), roundId, 399_999);
    await close(roundId);
    const sale = await saleOf(saleId);
    expect(sale).toMatchObject({ state: 'unsold', round: { offers: [] } });
  });

  test('after a declined offer yields no lower one for the same report', async () => {
    const { saleId, roundId } = await opened();
    const one = await dealer('One');
    await bid(one, roundId, 450_000);
    await close(roundId);
    await at.seller.call(sellCarDecline, { params: { saleId } });
    const body = { hours: 24, reservePaise: rupees(400_000), charge };
    await at.seller.call(sellCarOpenRound, { params: { saleId }, body });
    const second = (await saleOf(saleId)).round?.roundId ?? '';
    await bid(one, second, 449_999);
    await close(second);
    expect((await saleOf(saleId)).state).toBe('unsold');
  });
});

describe('an offer', () => {
  test('is explained to the rupee and shows the net amount before it can be accepted', async () => {
    const { saleId, roundId } = await opened();
    const estimate = {
      estimateId: '7d1d2b4c-6c0e-4a8e-8f5b-2a3b4c5d6e7f',
      low: rupees(430_000),
      middle: rupees(460_000),
      high: rupees(490_000),
      estimatedAt: '2026-11-21T04:00:00.000Z',
    };
    await at.sql()`update sale_cases set estimate = ${at.sql().json(estimate)}`;
    await bid(await dealer('One'), roundId, 450_000);
    await close(roundId);
    const unknown = (await saleOf(saleId)).round?.offers[0];
    expect(unknown?.net).toEqual({ kind: 'unknown', what: 'loan' });
    const body = { bidId: unknown?.bidId, netPaise: 0, ...account, handoverOn };
    const early = await at.seller.call(sellCarAccept, { params: { saleId }, body });
    expect(early.problem.code).toBe('sale/net-changed');
    await dues(saleId, 100_000);
    const offer = (await saleOf(saleId)).round?.offers[0];
    expect(offer?.working).toMatchObject({
      deducted: rupees(3_250),
      inspected: rupees(456_750),
      market: rupees(-6_750),
      offer: rupees(450_000),
    });
    expect(offer?.net).toMatchObject({ kind: 'net', net: rupees(344_100) });
  });

  test('is not netted while a source of challans does not answer', async () => {
    const { saleId, roundId } = await opened();
    await bid(await dealer('One'), roundId, 450_000);
    await close(roundId);
    // Not from what another sale of this car has read before.
    await at.sql()`delete from challan_source_answers`;
    at.api.sources.answers.national = async () => downFailure('national');
    expect((await dues(saleId)).data.isChecked).toBe(false);
    const sale = await saleOf(saleId);
    expect(sale.dues).toMatchObject({ challans: null, hasFailedSource: true });
    expect(sale.round?.offers[0]?.net).toEqual({ kind: 'unknown', what: 'challans' });
  });

  test('is refused after its end, with another net amount, and to another person', async () => {
    const { saleId, roundId } = await opened();
    await bid(await dealer('One'), roundId, 450_000);
    await close(roundId);
    await dues(saleId);
    const bidId = (await saleOf(saleId)).round?.offers[0]?.bidId;
    const body = { bidId, netPaise: rupees(444_100), ...account, handoverOn };
    const accept = (changes: object = {}, by = at.seller) =>
      by.call(sellCarAccept, { params: { saleId }, body: { ...body, ...changes } });
    const stranger = createTestBrowser(at.api);
    await signIn(at.api, stranger, '9876500000');
    expect((await accept({}, stranger)).status).toBe(404);
    expect((await accept({ netPaise: rupees(444_101) })).problem.code).toBe('sale/net-changed');
    expect((await accept({ ifsc: 'X' })).problem.errors?.[0]?.path).toBe('body.ifsc');
    expect((await accept({ handoverOn: '2026-11-20' })).problem.errors?.[0]?.path).toBe(
      'body.handoverOn',
    );
    await at.sql()`update bid_rounds set offer_until = clock_timestamp()`;
    expect((await accept()).problem.code).toBe('sale/offer-expired');
    await closeRounds(at.api.services);
    expect((await saleOf(saleId)).state).toBe('expired');
  });

  test('of one car in two sales can be accepted in one only', async () => {
    await accepted();
    const other = createTestBrowser(at.api);
    await signIn(at.api, other, '9876500002');
    const [first] = await at.sql()<{ id: string }[]>`select id from sale_cases`;
    at.seller = other;
    const saleId = await at.inspected();
    expect(saleId).not.toBe(first?.id);
    const open = { hours: 24, reservePaise: rupees(400_000), charge };
    await other.call(sellCarOpenRound, { params: { saleId }, body: open });
    const roundId = (await saleOf(saleId)).round?.roundId ?? '';
    await bid(await dealer('Second Motors'), roundId, 500_000);
    await close(roundId);
    await dues(saleId);
    const offer = (await saleOf(saleId)).round?.offers[0];
    const netPaise = offer?.net.kind === 'net' ? offer.net.net : -1;
    const body = { bidId: offer?.bidId, netPaise, ...account, handoverOn };
    const refused = await other.call(sellCarAccept, { params: { saleId }, body });
    expect(refused.problem.code).toBe('sale/sold-elsewhere');
    expect((await saleOf(saleId)).state).toBe('offered');
  });
});

describe('the money', () => {
  /** What is due by the page of sales; the queue has a row with the same sum. */
  const due = async () => {
    const { sales } = (await at.operator.call(deskSales)).data;
    const owed = sales.flatMap((sale) => sale.due);
    const { rows } = (await at.operator.call(deskQueue, { query: {} })).data;
    const sum = owed.reduce((total, { amount }) => total + amount, 0);
    expect(rows.map(({ orderKind, orderId, amount }) => [orderKind, orderId, amount])).toEqual(
      sum === 0 ? [] : [['car-sale', null, sum]],
    );
    return owed.map(({ kind, amount }) => [kind, amount]);
  };
  const balances = async () => {
    const { accounts } = await readTrialBalance(at.sql());
    return {
      held: accounts['sale-proceeds'],
      fees: accounts['fee-income'],
      gst: accounts['gst-payable'],
    };
  };

  test('comes from the dealer first; the seller’s payout is the net amount that was accepted', async () => {
    const before = await balances();
    const { saleId, netPaise } = await accepted();
    expect(await due()).toEqual([['dealer', rupees(450_000)]]);
    const wrong = await pay(saleId, 'dealer', rupees(449_999), 'UTR0000001');
    expect(wrong.problem.code).toBe('operator/amount-differs');
    expect((await pay(saleId, 'seller', netPaise, 'UTR0000002')).problem.code).toBe(
      'sale/wrong-state',
    );
    expect((await pay(saleId, 'dealer', rupees(450_000), 'UTR0000001')).data.state).toBe('funded');
    expect((await pay(saleId, 'dealer', rupees(450_000), 'UTR0000009')).problem.code).toBe(
      'sale/wrong-state',
    );
    const hand = (odometerKm: number) =>
      at.seller.call(sellCarHandOver, {
        params: { saleId },
        body: { sellerName: 'Asha Verma', place: 'Rohini, Delhi', odometerKm },
      });
    expect((await hand(42_279)).problem.code).toBe('sale/car-changed');
    expect((await hand(42_481)).problem.code).toBe('sale/car-changed');
    expect((await hand(42_290)).status).toBe(200);
    expect((await hand(42_290)).problem.code).toBe('sale/wrong-state');
    expect(await due()).toEqual([
      ['seller', netPaise],
      ['lender', rupees(100_000)],
    ]);
    expect((await pay(saleId, 'seller', netPaise, 'utr 0000001')).problem.code).toBe(
      'operator/already-booked',
    );
    expect((await pay(saleId, 'seller', netPaise, 'UTR0000003')).data.state).toBe('paid');
    await pay(saleId, 'lender', rupees(100_000), 'UTR0000004');
    expect(await due()).toEqual([]);
    const { works } = (await at.operator.call(deskFindOrders, { body: { text: saleId } })).data;
    expect(works).toMatchObject([
      { itemId: saleId, orderKind: 'car-sale', state: 'paid', isOpen: false },
    ]);
    const ended = await at.operator.call(deskSales, { query: { sale: saleId } });
    expect(ended.data.sales).toMatchObject([{ saleId, state: 'paid', due: [], account: null }]);
    const after = await balances();
    expect(after.held - before.held).toBe(0);
    expect(after.fees - before.fees).toBe(-rupees(5_000));
    expect(after.gst - before.gst).toBe(-rupees(900));
    expect((await saleOf(saleId)).acceptance?.payments).toContainEqual({
      kind: 'seller',
      amount: netPaise,
      reference: 'UTR0000003',
      paidOn: '2026-11-21',
    });
  });

  test('is followed by a file with its hash, and two ticks', async () => {
    at.api.registry.answer = async (number) => ok(found(number));
    const { saleId } = await accepted(0);
    await pay(saleId, 'dealer', rupees(450_000), 'UTR0000021');
    const body = { sellerName: 'Asha Verma', place: 'Rohini, Delhi', odometerKm: 42_290 };
    const { code } = (await at.seller.call(sellCarHandOver, { params: { saleId }, body })).data;
    const file = await at.seller.send({
      method: 'GET',
      url: `/api/v1/web/sell-car/sales/${saleId}/handover-file`,
    });
    expect(file.headers['content-type']).toBe('application/pdf');
    const visitor = createTestBrowser(at.api);
    const checked = (await visitor.call(checkHandover, { params: { code } })).data;
    expect(checked).toMatchObject({
      vehicleNumber: 'DL8CAF••••',
      sha256: hash('sha256', file.rawPayload, 'hex'),
    });
    const wrong = await visitor.call(checkHandover, { params: { code: 'AAAAAAAAAAAA' } });
    expect(wrong.problem.code).toBe('sale/not-found');
    expect((await saleOf(saleId)).handover).toMatchObject({
      handedOverAt: '2026-11-21T04:44:00.000Z',
      liabilityClosedAt: null,
      recordClosedAt: null,
      duties: [
        { id: 'report', who: 'seller', dueOn: '2026-12-05' },
        { id: 'apply', who: 'buyer', dueOn: '2026-12-21' },
        { id: 'insurance', who: 'buyer', dueOn: '2026-12-05' },
      ],
    });
    const told = async (on: string) => {
      at.api.setNow(new Date(`${on}T05:00:00Z`));
      await remindHandovers(at.api.services);
      await remindHandovers(at.api.services);
      at.api.setNow(new Date('2026-11-21T04:44:00Z'));
      const rows = await at.sql()<{ what: string; channels: number }[]>`
        select facts->>'what' as what, count(*)::int as channels from notices
        where subject_kind = 'car-handover' and subject_id = ${saleId} group by 1 order by 1`;
      expect(rows.every(({ channels }) => channels === 2)).toBe(true);
      return rows.map(({ what }) => what);
    };
    expect(await told('2026-11-27')).toEqual([]);
    expect(await told('2026-11-28')).toEqual(['report']);
    const news = { userId: at.sellerId, subjectId: saleId };
    const due = { ...news, facts: { what: 'report', on: '2026-12-05' } };
    const texts = await handoverNoticeKind.read(at.api.services, due, 'en');
    expect(texts?.mail.lines[0]).toContain('Form 29 by 5 Dec 2026');
    expect(JSON.stringify(texts)).not.toMatch(plateDigits);
    await at.seller.call(sellCarAcknowledge, { params: { saleId }, body: { number: 'DL29C0001' } });
    expect(await handoverNoticeKind.read(at.api.services, due, 'hi')).toBeNull();
    expect(await told('2026-12-05')).toEqual(['apply', 'report']);
    const alerts = (channels: ('sms' | 'email')[], by = at.seller) =>
      by.call(sellCarAlerts, { params: { saleId }, body: { channels } });
    expect((await saleOf(saleId)).handover).toMatchObject({ channels: ['sms', 'email'] });
    expect((await alerts(['sms', 'sms'])).data).toEqual({ channels: ['sms'] });
    expect((await alerts([])).data).toEqual({ channels: [] });
    expect((await saleOf(saleId)).handover?.channels).toEqual([]);
    const later = { ...news, facts: { what: 'record', on: '2026-12-21' } };
    expect(await handoverNoticeKind.read(at.api.services, later, 'en')).toBeNull();
    expect(await told('2026-12-16')).toEqual(['apply', 'report']);
    await alerts(['sms', 'email']);
    const stop = (await handoverNoticeKind.read(at.api.services, later, 'en'))?.stop?.path ?? '';
    const key = new URL(stop, 'https://pahiya.example').searchParams.get('key') ?? '';
    const stranger = createTestBrowser(at.api, { address: '203.0.113.91' });
    expect((await stranger.call(stopSoldAlerts, { body: { key: `${key}x` } })).status).toBe(404);
    expect((await saleOf(saleId)).handover?.channels).toEqual(['sms', 'email']);
    expect((await stranger.call(stopSoldAlerts, { body: { key } })).status).toBe(200);
    expect((await saleOf(saleId)).handover?.channels).toEqual([]);
    expect((await alerts(['sms'], stranger)).status).toBe(401);
    const netPaise = (await saleOf(saleId)).acceptance?.net ?? 0;
    await pay(saleId, 'seller', netPaise, 'UTR0000022');
    const watch = {
      kind: saleWatchName,
      subject: saleId,
      userId: at.sellerId,
      vehicleNumber: recordOf('DL8CAF5030').vehicleNumber,
      nextOn: day('2026-11-24'),
      untilOn: day('2027-05-20'),
    };
    const look = (ownerSerial: number, today: string) =>
      at.sql().begin((tx) =>
        saleWatch.onAnswer(tx, watch, {
          before: null,
          now: { ownerSerial },
          isChanged: false,
          fetchedAt: new Date(`${today}T06:00:00Z`),
          today: day(today),
        }),
      );
    expect(await look(1, '2026-11-24')).toBe('2026-11-27');
    expect((await saleOf(saleId)).state).toBe('paid');
    expect(await look(2, '2026-11-27')).toBeNull();
    expect(await saleOf(saleId)).toMatchObject({
      state: 'transferred',
      handover: {
        liabilityClosedAt: '2026-11-21T04:44:00.000Z',
        recordClosedAt: '2026-11-27T06:00:00.000Z',
      },
    });
  });

  test('that is still owed to a lender keeps the sale at the desk after the record names the buyer', async () => {
    const { saleId, netPaise } = await accepted();
    await pay(saleId, 'dealer', rupees(450_000), 'UTR0000031');
    const body = { sellerName: 'Asha Verma', place: 'Rohini, Delhi', odometerKm: 42_290 };
    await at.seller.call(sellCarHandOver, { params: { saleId }, body });
    await pay(saleId, 'seller', netPaise, 'UTR0000032');
    await at.sql()`update sale_handovers set owner_serial = 1 where sale_id = ${saleId}`;
    const watch = {
      ...{ kind: saleWatchName, subject: saleId, userId: at.sellerId },
      vehicleNumber: recordOf('DL8CAF5030').vehicleNumber,
      ...{ nextOn: day('2026-11-24'), untilOn: day('2027-05-20') },
    };
    await at.sql().begin((tx) =>
      saleWatch.onAnswer(tx, watch, {
        ...{ before: null, now: { ownerSerial: 2 }, isChanged: false },
        ...{ fetchedAt: new Date('2026-11-27T06:00:00Z'), today: day('2026-11-27') },
      }),
    );
    expect((await saleOf(saleId)).state).toBe('transferred');
    expect(await due()).toEqual([['lender', rupees(100_000)]]);
    await pay(saleId, 'lender', rupees(100_000), 'UTR0000033');
    expect(await due()).toEqual([]);
  });

  test('of a sale that was called off goes back to the dealer whole', async () => {
    const before = await balances();
    const { saleId } = await accepted();
    await pay(saleId, 'dealer', rupees(450_000), 'UTR0000011');
    const off = await at.operator.call(deskCallOffSale, {
      params: { saleId },
      body: { note: 'The dealer found the car changed' },
    });
    expect(off.data.state).toBe('called-off');
    expect(await due()).toEqual([['dealer-refund', rupees(450_000)]]);
    await pay(saleId, 'dealer-refund', rupees(450_000), 'UTR0000012');
    expect(await due()).toEqual([]);
    expect((await balances()).held - before.held).toBe(0);
  });
});
