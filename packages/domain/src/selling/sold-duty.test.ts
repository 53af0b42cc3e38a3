import { expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { handoverPages } from './handover-pages.ts';
import { isAfterHandover, nextSoldReminder, soldDuty } from './sold-duty.ts';

const day = (text: string) => parseIstDate(text) as IstDate;
const sold = { soldOn: day('2026-11-21'), isOfOtherState: false, isReported: false };

test.each([
  ['2026-11-28', {}, 'report', '2026-12-05'],
  ['2026-11-28', { isOfOtherState: true }, 'report', '2027-01-05'],
  ['2026-12-16', {}, 'report', '2026-12-05'],
  ['2026-12-16', { isReported: true }, 'apply', '2026-12-21'],
  ['2026-12-21', { isReported: true }, 'apply', '2026-12-21'],
  ['2027-01-05', { isReported: true }, 'record', '2026-12-21'],
] as const)('on %s with %j a seller is told of %s due %s', (today, changes, id, dueOn) => {
  expect(soldDuty({ ...sold, ...changes }, day(today))).toEqual({ id, dueOn });
});

test('reminders are on days 7, 14, 25, 30 and 45, and then none', () => {
  const days = [];
  let from: IstDate | null = day('2026-11-21');
  while (from !== null) {
    const next: IstDate | null = nextSoldReminder(sold.soldOn, from);
    if (next === null) break;
    days.push(next);
    from = day(new Date(Date.parse(next) + 86_400_000).toISOString().slice(0, 10));
  }
  expect(days).toEqual(['2026-11-28', '2026-12-05', '2026-12-16', '2026-12-21', '2027-01-05']);
});

test.each([
  ['2026-11-21T04:45:00Z', true],
  ['2026-11-21T04:44:00Z', false],
  ['2026-11-20T23:00:00Z', false],
  [null, false],
])('a challan of %s is after a handover at 04:44: %s', (issuedAt, is) => {
  expect(isAfterHandover(issuedAt, new Date('2026-11-21T04:44:00Z'))).toBe(is);
});

test('the file has the agreement in the language, and both forms with the particulars', () => {
  const facts = {
    vehicleNumber: 'DL 8C AF 5030',
    car: 'Maruti Suzuki Swift VXI',
    maker: 'MARUTI SUZUKI INDIA LTD',
    chassisEnd: '23456',
    engineEnd: null,
    office: 'Rohini',
    seller: 'Asha Verma',
    buyer: 'Ravi Sample',
    buyerAddress: '7, Sample Road',
    buyerMobile: null,
    buyerId: { kind: 'pan', last4: '234F' },
    authorisationNumber: null,
    isDealer: false,
    amount: rupees(450_000),
    at: '2026-11-21T04:44:00Z',
    on: day('2026-11-21'),
    place: 'Rohini',
    odometerKm: 42_300,
    papers: ['rc', 'keys'],
    reportBy: day('2026-12-05'),
    applyBy: day('2026-12-21'),
    checkUrl: 'https://example.com/x',
  } as const;
  const [agreement, form29, form30] = handoverPages(facts, 'hi').map((page) =>
    JSON.stringify(page),
  );
  expect(agreement).toContain('डिलीवरी नोट');
  expect(agreement).toContain('10:14');
  expect(agreement?.match(/"isTicked":true/g)).toHaveLength(2);
  expect(agreement).not.toContain('29B');
  expect(form29).toContain('21 day of November of the year 2026');
  for (const part of ['Ravi Sample', '23456', 'Rohini', '5 Dec 2026', 'duplicate']) {
    expect(form29).toContain(part);
  }
  for (const part of ['₹4,50,000', 'Asha Verma', '21 Dec 2026', 'FINANCIER']) {
    expect(form30).toContain(part);
  }
});
