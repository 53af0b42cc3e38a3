import type { SettlementReport } from '@pahiya/domain/challans/ports';
import { paise } from '@pahiya/domain/shared/money';
import { eChallan, useOrderDesk } from './order-desk.ts';

/** When an order of {@link useSettling} is made. */
const start = new Date('2026-11-21T04:44:00Z');
export const secondsLater = (count: number) => new Date(start.getTime() + count * 1_000);
export const daysLater = (count: number) => new Date(start.getTime() + count * 86_400_000);

/** The authority was paid. */
export const paidReport = (reference: string): SettlementReport => ({
  state: 'paid',
  receiptNumber: `RCPT-${reference.slice(0, 4)}`,
  paidAt: '2026-11-21T05:00:00Z',
});

/** The settlement of each challan of an order, in its order. */
export const settlementsOf = (order: { challans: { settlement: string }[] }) =>
  order.challans.map(({ settlement }) => settlement);

/** An order desk with two challans, and the partner that settles them. */
export function useSettling() {
  const first = eChallan();
  const second = eChallan({ challanNumber: 'DL10000000000000002', fine: paise(20_000) });
  const numbers = [first.challanNumber, second.challanNumber];
  const tests = useOrderDesk(first, second);
  /** Messages about the order, oldest first. */
  const ordersTold = () => tests.api.messages.filter(({ template }) => template !== 'otp');
  return {
    ...{ first, second, tests, ordersTold },
    /** The partner reports the same for every challan. */
    reportAll(report: (reference: string) => SettlementReport): void {
      for (const { reference } of tests.api.partner.submitted) {
        tests.api.partner.reports.set(reference, report(reference));
      }
    },
    turnsTold: () => ordersTold().map(({ template }) => template),
    async paidOrder(which = numbers, type = 'STANDARD') {
      const order = await tests.desk.create(which, type);
      await tests.desk.pay(order);
      return order;
    },
  };
}
