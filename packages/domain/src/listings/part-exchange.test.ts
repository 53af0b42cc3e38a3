import { expect, test } from 'vitest';
import { type IstDate, parseIstDate } from '../shared/ist-date.ts';
import { rupees } from '../shared/money.ts';
import { partExchange } from './part-exchange.ts';
import { usedCarLoan } from './used-car-loan.ts';

const today = parseIstDate('2026-11-21') as IstDate;
const of = (price: number, exchange: number, madeYear = 2021) =>
  partExchange({ price: rupees(price), exchange: rupees(exchange), madeYear }, today);

test.each([
  [500_000, 200_000, 300_000, 0],
  [500_000, 500_000, 0, 0],
  [500_000, 620_000, 0, 120_000],
])('%d less %d leaves %d to pay and %d over', (price, exchange, toPay, over) => {
  expect(of(price, exchange)).toMatchObject({ toPay: rupees(toPay), over: rupees(over) });
});

test.each([
  [1_000_000, 0, null],
  [1_000_001, 0, 10_000],
  [1_200_000, 900_000, 12_000],
  [1_200_000, 1_300_000, 12_000],
])('tax at source is on the whole price: %d with %d exchanged', (price, exchange, amount) => {
  const { tcs } = of(price, exchange);
  expect(tcs).toEqual(amount === null ? null : { amount: rupees(amount), rate: 1000 });
});

test('what is left is financed, at most the usual share of the price', () => {
  // 80 % of 5 lakh is usual for a car of 2021.
  expect(of(500_000, 200_000).loan).toMatchObject({
    ...{ principal: rupees(300_000), downPayment: 0, months: 60 },
  });
  expect(of(500_000, 50_000).loan).toMatchObject({
    ...{ principal: rupees(400_000), downPayment: rupees(50_000) },
    low: usedCarLoan({ price: rupees(500_000), madeYear: 2021 }, today)?.low.instalment,
  });
  expect(of(500_000, 500_000).loan).toBeNull();
  expect(of(500_000, 200_000, 2010).loan).toBeNull();
});

test('the parts make up the price, to the rupee', () => {
  for (let exchange = 0; exchange <= 700_000; exchange += 13_131) {
    const { toPay, over, loan } = of(500_000, exchange);
    expect(toPay + rupees(exchange) - over).toBe(rupees(500_000));
    if (loan !== null) expect(loan.principal + loan.downPayment).toBe(toPay);
  }
});
