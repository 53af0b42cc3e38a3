import { callAddress } from '@pahiya/contracts/call';
import type { DeskChallan, DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { deskReceiptFile } from '@pahiya/contracts/operators/operators-calls';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { AssignForms } from './assign-forms.tsx';
import { ChallanDocuments } from './challan-documents.tsx';
import { DecideReceiptForm } from './decide-receipt-form.tsx';
import { type OrderOutcome, typedInto } from './order-outcome.ts';
import { ReceiptForm } from './receipt-form.tsx';
import { ResumeForm } from './resume-form.tsx';

type ChallanCardProps = {
  readonly challan: DeskChallan;
  readonly order: DeskOrder;
  readonly today: IstDate;
  readonly outcome: OrderOutcome | null;
};

/** One challan of an order: facts, documents, assignment and receipt. */
export function ChallanCard({ challan, order, today, outcome }: ChallanCardProps) {
  const desk = useCopy('desk');
  const id = `c-${challan.orderChallanId}`;
  const mine = outcome !== null && 'anchor' in outcome && outcome.anchor === id ? outcome : null;
  return (
    <Card
      id={id}
      level={3}
      title={<EnglishRun text={challan.challanNumber} />}
      aside={
        <span className="flex flex-wrap gap-2">
          {challan.isLate && <StatusChip tone="brick" word={desk.late} />}
          <StatusChip tone="neutral" word={desk.settlements[challan.settlement]} />
        </span>
      }
    >
      <KeyValues facts={useChallanFacts(challan)} />
      <ChallanLinks challan={challan} />
      <ChallanDocuments challan={challan} fault={mine} />
      {challan.acts.includes('assign') && <AssignForms challan={challan} order={order} />}
      {challan.acts.includes('settle') && (
        <ReceiptForm
          challan={challan}
          order={order}
          today={today}
          fault={mine}
          typed={typedInto(outcome, 'receipt', challan.orderChallanId)}
        />
      )}
      {challan.acts.includes('withdraw-receipt') && (
        <DecideReceiptForm challan={challan} order={order} />
      )}
      {challan.acts.includes('resume') && <ResumeForm challan={challan} order={order} />}
    </Card>
  );
}

/** The authority's or court's official site, and the receipt file. */
function ChallanLinks({ challan }: { challan: DeskChallan }) {
  const copy = useCopy('desk-order');
  const path = callAddress(deskReceiptFile).replace(':orderChallanId', challan.orderChallanId);
  const className = 'inline-flex min-h-11 items-center font-semibold';
  return (
    <p className="flex flex-wrap gap-x-4">
      <a href={challan.site} className={className} target="_blank" rel="noreferrer">
        {copy.site}
      </a>
      {challan.receiptBy !== null && (
        <a href={path} className={className} target="_blank" rel="noreferrer">
          {copy.receipt.open}
        </a>
      )}
    </p>
  );
}

function useChallanFacts(challan: DeskChallan): readonly Fact[] {
  const desk = useCopy('desk');
  const { fields, routes } = useCopy('desk-order');
  const { language } = usePage();
  const day = (text: string | null) =>
    text === null ? null : formatIstDate(text as IstDate, language);
  const paidOn =
    challan.receiptPaidAt === null ? null : day(istDateOf(new Date(challan.receiptPaidAt)));
  const rows: readonly (readonly [string, string, Fact['detail'] | null])[] = [
    ['fine', fields.fine, formatRupees(paise(challan.fine))],
    ['promised', fields.promised, day(challan.promisedOn)],
    ['issued', fields.issued, day(challan.issuedOn)],
    ['authority', fields.authority, english(challan.authority)],
    ['court', fields.court, english(challan.court)],
    ['cnr', fields.cnr, english(challan.cnr)],
    ['offence', fields.offence, challan.shortOffense[language]],
    ['route', fields.route, challan.route === null ? null : routes[challan.route]],
    ['hands', fields.hands, challan.assignedTo?.displayName ?? desk.nobody],
    [
      'receipt',
      fields.receipt,
      challan.receiptNumber === null ? null : (
        <>
          <EnglishRun text={challan.receiptNumber} />
          {paidOn === null ? '' : `, ${paidOn}`}
        </>
      ),
    ],
    ['receipt-by', fields.receiptBy, challan.receiptBy?.displayName ?? null],
  ];
  return rows.flatMap(([id, term, detail]) => (detail === null ? [] : [{ id, term, detail }]));
}

function english(text: string | null) {
  return text === null ? null : <EnglishRun text={text} />;
}
