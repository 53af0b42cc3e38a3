import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import { copyOf } from '../../../frame/copy/copy-store.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeRun } from '../../../parts/texts/code-run.tsx';
import { kindNames, kindViewOf } from '../kinds/kind-views.ts';
import { money } from '../view/order-money.ts';

type Item = Answer<'verifyReceipt'>['items'][number];

const tones: Readonly<Record<Item['state'], Tone>> = {
  done: 'road',
  'under-way': 'sky',
  'given-back': 'neutral',
};

/** What a receipt's code proves, for anyone who has the paper. */
export function ReceiptCheck({ receipt }: { receipt: Answer<'verifyReceipt'> }) {
  const copy = useCopy('order-receipt');
  const { language } = usePage();
  const kind = kindNames.find((one) => one === receipt.kind);
  const kindName = kind && copyOf(language, kindViewOf({ kind }).copy).kind.name;
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
            { id: 'number', term: copy.number, detail: <CodeRun text={receipt.number} /> },
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
        <h2 className="pt-4 text-h3">{kindName ?? copy.items}</h2>
        <ul className="grid gap-4 pt-2">
          {receipt.items.map((item) => (
            <li key={item.name}>
              <p className="flex flex-wrap items-center justify-between gap-2">
                <span translate="no" className="text-ink wrap-anywhere">
                  {item.name}
                </span>
                <StatusChip tone={tones[item.state]} word={copy.states[item.state]} />
              </p>
              <Passed item={item} referenceName={receipt.referenceName} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** What was paid on for an item, and the receipt of whom it was paid to. */
function Passed({ item, referenceName }: { item: Item; referenceName: string }) {
  const copy = useCopy('order-receipt');
  if (item.passedOn === 0) return null;
  const reference = item.reference === null ? copy.noReceipt : <CodeRun text={item.reference} />;
  return (
    <KeyValues
      facts={[
        { id: 'passed-on', term: copy.passedOn, detail: money(item.passedOn) },
        { id: 'reference', term: referenceName, detail: reference },
      ]}
    />
  );
}
