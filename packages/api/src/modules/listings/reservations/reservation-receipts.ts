import type { OrderReceipts } from '../../../order-receipts.ts';
import { selectReservations } from './reservation-repository.ts';

/** Receipts of reservations. */
export const reservationReceipts: OrderReceipts = {
  items: async (sql, orderId) =>
    new Map(
      (await selectReservations(sql, [orderId])).map(
        ({ reservationId, carName, publicId, state }) => [
          reservationId,
          {
            name: carName,
            reference: publicId,
            state: state === 'held' ? 'under-way' : 'given-back',
          },
        ],
      ),
    ),
  words: {
    en: {
      passedOn: 'Token',
      passedOnTotal: 'Total tokens',
      item: 'Car',
      reference: 'Listing',
      states: { done: 'Returned', 'under-way': 'Held', 'given-back': 'Returned' },
      lines: { token: 'Token, returned in full' },
      note: 'The token is not part of the price of the car. It comes back in full, however the reservation ends.',
    },
    hi: {
      passedOn: 'टोकन',
      passedOnTotal: 'कुल टोकन',
      item: 'कार',
      reference: 'विज्ञापन',
      states: { done: 'वापस', 'under-way': 'रुकी हुई', 'given-back': 'वापस' },
      lines: { token: 'टोकन, पूरा वापस मिलता है' },
      note: 'टोकन कार की क़ीमत का हिस्सा नहीं है। रिज़र्वेशन जैसे भी ख़त्म हो, पूरा वापस मिलता है।',
    },
  },
};
