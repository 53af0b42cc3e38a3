import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import type { DeskRtoOrder } from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeRun } from '../../../parts/texts/code-run.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { PaymentsCard } from '../order/payments-card.tsx';
import { RefundsCard } from '../order/refunds-card.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { type RefusedAct, RtoActForm } from './rto-act-form.tsx';
import { RtoDeskDocuments } from './rto-desk-documents.tsx';
import { RtoDeskPartner } from './rto-desk-partner.tsx';

type RtoOrderDeskProps = {
  readonly order: DeskRtoOrder;
  /** Payments and refunds, as of an order of any kind. */
  readonly money: DeskOrder;
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  readonly isDone: boolean;
  readonly refused: RefusedAct | null;
};

/** RTO work at the desk: facts, documents to review, the acts that are possible now, its money, and its history. */
export function RtoOrderDesk({ order, money, reasons, isDone, refused }: RtoOrderDeskProps) {
  const copy = useCopy('desk-rto');
  const { language } = usePage();
  return (
    <div className="grid gap-5 pt-4">
      <h1>
        {copy.order} <EnglishRun text={order.publicId} />
      </h1>
      {isDone && refused === null && <DoneNote text={copy.done} />}
      <RefusalNote refused={refused} />
      <div className="split lg:grid-cols-[minmax(0,1fr)_24rem]!">
        <div className="grid content-start gap-4">
          <Facts order={order} />
          <RtoDeskPartner order={order} />
          <RtoDeskDocuments order={order} />
        </div>
        <div className="grid content-start gap-4">
          {order.acts.map((act) => (
            <RtoActForm
              key={act}
              act={act}
              orderId={order.orderId}
              reasons={reasons}
              refused={refused?.intent === act ? refused : null}
            />
          ))}
          <RefundsCard order={money} />
          <PaymentsCard order={money} />
          <Card title={copy.history} id="history">
            <ol className="grid gap-2">
              {order.events.map(({ kind, at, reference }) => (
                <li key={`${kind}-${at}`}>
                  <b>{copy.events[kind] ?? copy.otherEvent}</b>{' '}
                  <span className="text-ink-2 text-small">{instantText(at, language)}</span>
                  {reference !== null && (
                    <>
                      {' '}
                      <CodeRun text={reference} />
                    </>
                  )}
                </li>
              ))}
            </ol>
          </Card>
        </div>
      </div>
    </div>
  );
}

function Facts({ order }: { order: DeskRtoOrder }) {
  const { facts, steps, none } = useCopy('desk-rto');
  const { states } = useCopy('rto-pages');
  const { language } = usePage();
  const dayOf = (day: string | null) => {
    const date = day === null ? null : parseIstDate(day);
    return date === null ? none : formatIstDate(date, language);
  };
  const { appointment, applicationNumber, deficiency } = order;
  return (
    <Card title={order.service[language]} id="facts">
      <StatusChip tone="sky" word={steps[order.step]} />
      <KeyValues
        facts={[
          { id: 'vehicle', term: facts.vehicle, detail: <EnglishRun text={order.display} /> },
          { id: 'state', term: facts.state, detail: states[order.stateCode] ?? order.stateCode },
          { id: 'total', term: facts.total, detail: formatRupees(paise(order.total)) },
          {
            id: 'fee',
            term: facts.governmentFee,
            detail: formatRupees(paise(order.governmentFee)),
          },
          { id: 'documents', term: facts.documentsBy, detail: dayOf(order.documentsBy) },
          { id: 'promised', term: facts.promisedOn, detail: dayOf(order.promisedOn) },
          {
            id: 'appointment',
            term: facts.appointment,
            detail:
              appointment === null ? (
                none
              ) : (
                <>
                  {instantText(appointment.at, language)}, <EnglishRun text={appointment.place} />
                </>
              ),
          },
          {
            id: 'application',
            term: facts.applicationNumber,
            detail: applicationNumber === null ? none : <CodeRun text={applicationNumber} />,
          },
          {
            id: 'deficiency',
            term: facts.deficiency,
            detail: deficiency === null ? none : deficiency.name[language],
          },
        ]}
      />
    </Card>
  );
}
