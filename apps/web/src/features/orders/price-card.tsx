import type { ChallanOrder } from '@pahiya/contracts/challans/order-schema';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Chat, Download } from '@pahiya/ui/icons';
import { PriceLines } from '@pahiya/ui/price-lines';
import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { money, orderLines } from './order-money.ts';

/** The cost of the order, line by line, and the receipt once it is paid. */
export function PriceCard({ order }: { order: ChallanOrder }) {
  const copy = useCopy('order');
  const { language, brand } = usePage();
  const path = usePagePath();
  return (
    <Card title={copy.price.title} id="price">
      <p className="text-small">{copy.price.speeds[order.settlementType]}</p>
      <PriceLines
        lines={orderLines(order, copy)}
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
