import type { DeskChallan, DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { EnglishRun } from '../../page-parts/english-run.tsx';
import { AssignForms } from './assign-forms.tsx';
import { ChallanDocuments } from './challan-documents.tsx';
import { type OrderOutcome, typedInto } from './order-outcome.ts';
import { ReceiptForm } from './receipt-form.tsx';
import { ResumeForm } from './resume-form.tsx';

type ChallanCardProps = {
  readonly challan: DeskChallan;
  readonly order: DeskOrder;
  readonly today: IstDate;
  readonly outcome: OrderOutcome | null;
};

/** One challan of an order: what it is, its documents, who does it, its receipt. */
export function ChallanCard({ challan, order, today, outcome }: ChallanCardProps) {
  const admin = useCopy('admin');
  const id = `c-${challan.orderChallanId}`;
  const mine = outcome !== null && 'anchor' in outcome && outcome.anchor === id ? outcome : null;
  return (
    <Card
      id={id}
      level={3}
      title={<EnglishRun text={challan.challanNumber} />}
      aside={
        <span className="flex flex-wrap gap-2">
          {challan.isLate && <StatusChip tone="brick" word={admin.late} />}
          <StatusChip tone="neutral" word={admin.settlements[challan.settlement]} />
        </span>
      }
    >
      <KeyValues facts={useChallanFacts(challan)} />
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
      {challan.acts.includes('resume') && <ResumeForm challan={challan} order={order} />}
    </Card>
  );
}

function useChallanFacts(challan: DeskChallan): readonly Fact[] {
  const admin = useCopy('admin');
  const { fields, routes } = useCopy('admin-order');
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
    ['offence', fields.offence, challan.shortOffense[language]],
    ['route', fields.route, challan.route === null ? null : routes[challan.route]],
    ['hands', fields.hands, challan.assignedTo?.displayName ?? admin.nobody],
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
  ];
  return rows.flatMap(([id, term, detail]) => (detail === null ? [] : [{ id, term, detail }]));
}

function english(text: string | null) {
  return text === null ? null : <EnglishRun text={text} />;
}
