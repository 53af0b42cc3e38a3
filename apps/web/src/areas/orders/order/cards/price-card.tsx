import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Chat, Download } from '@pahiya/ui/icons';
import { PriceLines } from '@pahiya/ui/price-lines';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { kindViewOf } from '../../kinds/kind-views.ts';
import { money, priceLines } from '../../view/order-money.ts';

/** The cost of the order, line by line, and the receipt once it is paid. */
export function PriceCard({ order }: { order: OrderOnWire }) {
  const copy = useCopy('order');
  const { language, brand } = usePage();
  const path = usePagePath();
  const view = kindViewOf(order);
  const words = useCopy(view.copy);
  const note = view.priceNote(order.details, words);
  return (
    <Card title={copy.price.title} id="price">
      {note !== null && <p className="text-small">{note}</p>}
      <PriceLines
        lines={priceLines(order, words.kind, copy)}
        total={{ label: copy.price.total, amount: money(order.total) }}
      />
      {order.receiptPath !== null && (
        <div className="actions pt-4">
          <ButtonLink
            href={`${order.receiptPath}?language=${language}`}
            variant="outline"
            icon={<Download />}
            data-document=""
          >
            {order.isTaxInvoice ? copy.taxInvoice : copy.receipt}
          </ButtonLink>
          {order.verifyPath !== null && (
            <ButtonLink
              href={`https://wa.me/?text=${encodeURIComponent(
                copy.shareText(
                  order.publicId,
                  money(order.total),
                  brand.siteUrl + path(order.verifyPath),
                ),
              )}`}
              target="_blank"
              rel="noopener noreferrer"
              variant="outline"
              icon={<Chat />}
            >
              {copy.share}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
}
