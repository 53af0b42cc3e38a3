import { callAddress } from '@pahiya/contracts/call';
import { orderReceipt } from '@pahiya/contracts/receipts/receipt-calls';
import type { Paise } from '@pahiya/domain/shared/money';
import type { OrderRow } from '../../order-row.ts';
import type { Services } from '../../services.ts';
import { receiptCode } from './receipt-code.ts';

/** Where the receipt of a paid order is: the PDF, and the public page that verifies it. Null for an unpaid order. */
export type ReceiptLinks = {
  readonly receiptPath: string | null;
  readonly verifyPath: string | null;
};

/** The links of an order's receipt, for its pages. */
export function receiptLinks(
  { settings }: Pick<Services, 'settings'>,
  { orderId, paymentState }: Pick<OrderRow, 'orderId' | 'paymentState'>,
): ReceiptLinks {
  if (paymentState !== 'paid') return { receiptPath: null, verifyPath: null };
  return {
    receiptPath: callAddress(orderReceipt).replace(':orderId', orderId),
    verifyPath: `/verify/${receiptCode(settings.secret, orderId)}`,
  };
}

/** Is the receipt of an order with these fees a tax invoice too? Only with a GSTIN of the seller. */
export function isTaxInvoice({ settings }: Pick<Services, 'settings'>, fees: Paise): boolean {
  return settings.orders.seller.gstin !== null && fees > 0;
}
