import type { OrderForPerson } from '../../../order-kind.ts';

/** Steps at which the owner has something to do. */
const ownersTurn: readonly string[] = ['awaiting-documents', 'sent-back'];

/** Marks of orders in the list: those that wait for their owner. */
export const readMarks: OrderForPerson['marks'] = async (_, orders) =>
  new Map(
    orders
      .filter(({ activeStep }) => ownersTurn.includes(activeStep))
      .map(({ orderId, activeStep }) => [orderId, [activeStep]]),
  );
