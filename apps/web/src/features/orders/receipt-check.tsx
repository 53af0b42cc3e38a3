import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { CodeRun } from '../../page-parts/code-run.tsx';
import { instantText } from '../../page-parts/instant-text.ts';
import { money } from './order-money.ts';

/** What a receipt's code proves, for anyone who has the paper. */
export function ReceiptCheck({ receipt }: { receipt: Answer<'verifyChallanReceipt'> }) {
  const copy = useCopy('order-receipt');
  const { language } = usePage();
  return (
    <div className="narrow-page">
      <Card title={copy.title} level={1} look="accent">
        <p>{copy.text}</p>
        {receipt.sandbox && (
          <p className="pt-2">
            <StatusChip tone="amber" word={copy.sandbox} />
          </p>
        )}
        <KeyValues
          facts={[
            { id: 'order', term: copy.order, detail: <CodeRun text={receipt.publicId} /> },
            {
              id: 'vehicle',
              term: copy.vehicle,
              detail: <CodeRun text={receipt.vehicleNumberMasked} />,
            },
            { id: 'paid', term: copy.paidAt, detail: instantText(receipt.paidAt, language) },
            { id: 'total', term: copy.total, detail: money(receipt.total) },
          ]}
        />
        <h2 className="pt-4 text-h3">{copy.challans}</h2>
        <ul className="grid gap-4 pt-2">
          {receipt.challans.map((challan) => (
            <li key={challan.challanNumber}>
              <p className="flex flex-wrap items-center justify-between gap-2">
                <CodeRun text={challan.challanNumber} />
                {isSettled(challan.settlement) ? (
                  <StatusChip tone="road" word={copy.settled} />
                ) : (
                  <StatusChip tone="sky" word={copy.notSettled} />
                )}
              </p>
              <KeyValues
                facts={[
                  { id: 'fine', term: copy.fine, detail: money(challan.fine) },
                  {
                    id: 'receipt',
                    term: copy.receipt,
                    detail:
                      challan.receiptNumber === null ? (
                        copy.noReceipt
                      ) : (
                        <CodeRun text={challan.receiptNumber} />
                      ),
                  },
                ]}
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function isSettled(settlement: string): boolean {
  return settlement === 'receipt-stored' || settlement === 'cleared';
}
