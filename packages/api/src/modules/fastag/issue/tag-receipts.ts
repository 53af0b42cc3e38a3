import { isPassedOn } from '@pahiya/domain/fastag/tag-issue';
import type { OrderReceipts } from '../../../order-receipts.ts';
import { selectIssuesOfOrders } from './issue-repository.ts';

/** What receipts of new tags say. */
export const tagReceipts: OrderReceipts = {
  items: async (sql, orderId) =>
    new Map(
      (await selectIssuesOfOrders(sql, [orderId])).map((row) => [
        row.issueId,
        {
          name: `FASTag VC${row.tagClass}`,
          reference: row.tagSerial,
          state: isPassedOn(row.state)
            ? 'done'
            : row.state === 'refused' || row.state === 'closed'
              ? 'given-back'
              : 'under-way',
        },
      ]),
    ),
  words: {
    en: {
      passedOn: 'Passed on to the issuer bank',
      passedOnTotal: 'Total passed on',
      item: 'Tag',
      reference: 'Serial number',
      states: { done: 'Dispatched', 'under-way': 'In progress', 'given-back': 'Refunded' },
      lines: {
        'tag-price': 'Issue fee',
        'tag-deposit': 'Security deposit',
        'tag-balance': 'Balance on the tag',
      },
      note: 'The bank holds the deposit and returns it when the tag is closed. The balance is used at toll plazas.',
    },
    hi: {
      passedOn: 'टैग जारी करने वाले बैंक को दी गई रक़म',
      passedOnTotal: 'बैंक को दी गई कुल रक़म',
      item: 'टैग',
      reference: 'सीरियल नंबर',
      states: { done: 'भेज दिया गया', 'under-way': 'प्रक्रिया में', 'given-back': 'रक़म वापस' },
      lines: {
        'tag-price': 'टैग की फ़ीस',
        'tag-deposit': 'सुरक्षा जमा',
        'tag-balance': 'टैग का बैलेंस',
      },
      note: 'सुरक्षा जमा बैंक के पास रहती है और टैग बंद होने पर वापस मिलती है। बैलेंस टोल पर ख़र्च होता है।',
    },
  },
};
