import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import type { Refused } from '../../../parts/failure/refused.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { DeskForm } from '../shell/desk-form.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';

type SalesPageProps = Answer<'deskSales'> & {
  readonly isDone: boolean;
  readonly refused: Refused | null;
};

/** Accepted sales with what is to be received or paid. */
export function SalesPage({ sales, isDone, refused }: SalesPageProps) {
  const copy = useCopy('desk-sales');
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {isDone && refused === null && <DoneNote text={copy.done} />}
      <RefusalNote refused={refused} />
      {sales.length === 0 && <p>{copy.none}</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {sales.map((sale) => (
          <li key={sale.saleId}>
            <SaleCard sale={sale} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SaleCard({ sale }: { sale: SalesPageProps['sales'][number] }) {
  const copy = useCopy('desk-sales');
  const { language } = usePage();
  const { saleId, account, due, state } = sale;
  const day = parseIstDate(sale.handoverOn);
  const rupees = (amount: number) => formatRupees(amount as Paise);
  return (
    <Card id={`s-${saleId}`} title={<EnglishRun text={sale.title || sale.vehicleNumber} />}>
      <div className="grid gap-4">
        <KeyValues
          facts={[
            { id: 'dealer', term: copy.dealer, detail: <EnglishRun text={sale.dealer} /> },
            { id: 'bid', term: copy.bid, detail: rupees(sale.bid) },
            { id: 'net', term: copy.net, detail: rupees(sale.net) },
            {
              id: 'handover',
              term: copy.handover,
              detail: day === null ? sale.handoverOn : formatIstDate(day, language),
            },
            ...(account === null
              ? []
              : [
                  {
                    id: 'account',
                    term: copy.account,
                    detail: (
                      <EnglishRun text={`${account.holder}, ${account.number}, ${account.ifsc}`} />
                    ),
                  },
                ]),
          ]}
        />
        {due.length === 0 && <p>{copy.nothingDue}</p>}
        {due.map(({ kind, amount }) => (
          <DeskForm
            key={kind}
            action="/desk/sales"
            intent="payment"
            fields={{ saleId, kind, amount }}
            className="grid gap-3"
          >
            <p>
              <b>
                {copy.kinds[kind]}: {rupees(amount)}
              </b>
            </p>
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                id={`r-${kind}-${saleId}`}
                name="reference"
                label={copy.reference}
                maxLength={35}
                required
              />
              <TextField
                id={`d-${kind}-${saleId}`}
                name="paidOn"
                type="date"
                label={copy.paidOn}
                required
              />
            </div>
            <Button variant="outline">{copy.record}</Button>
          </DeskForm>
        ))}
        {(state === 'accepted' || state === 'funded') && (
          <DeskForm
            action="/desk/sales"
            intent="call-off"
            fields={{ saleId }}
            className="grid gap-3"
          >
            <TextField id={`n-${saleId}`} name="note" label={copy.note} maxLength={300} required />
            <Button variant="quiet">{copy.callOff}</Button>
          </DeskForm>
        )}
      </div>
    </Card>
  );
}
