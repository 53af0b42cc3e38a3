import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { Timeline } from '@pahiya/ui/timeline';
import { Form } from 'react-router';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../../parts/controls/submit-button.tsx';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { CodeRun } from '../../../../parts/texts/code-run.tsx';
import { EnglishRun } from '../../../../parts/texts/english-run.tsx';
import type { BodyProps } from '../../view/kind-view.ts';
import { RtoDocuments } from './cards/rto-documents.tsx';
import { type RtoStop, rtoStops } from './state/rto-stops.ts';

type Props = BodyProps<'rto-service'>;

/** RTO work: what happens now, its steps with dates, documents, a deficiency in plain words, cancelling. */
export function RtoServiceBody({ order, details, outcome }: Props) {
  const copy = useCopy('order-rto-service');
  const { language } = usePage();
  const { step } = details;
  const stops = rtoStops(order.events, details);
  const dayOf = (day: string | null) => {
    const date = day === null ? null : parseIstDate(day);
    return date === null ? '' : formatIstDate(date, language);
  };
  const usual = () =>
    copy.now[step](details.fileWithinDays, dayOf(details.documentsBy), dayOf(details.promisedOn));
  const now = (details.filedAt === null ? undefined : copy.nowFiled[step]) ?? usual();
  return (
    <section aria-labelledby="rto-work" className="grid gap-4">
      <Card title={details.service[language]} id="rto-work">
        <p>{now}</p>
        {step !== 'done' && step !== 'refunded' && (
          <p className="pt-2 text-ink-2 text-small">{copy.neverAsk}</p>
        )}
        {stops.length > 0 && (
          <div className="pt-4">
            <Timeline
              steps={stops.map((stop) => ({
                id: stop.id,
                title: stop.state === 'failed' ? copy.sentBack : copy.stops[stop.id],
                when: stop.at === null ? undefined : instantText(stop.at, language),
                detail: <StopDetail stop={stop} details={details} />,
                state: stop.state,
                word: copy.stopWords[stop.state],
              }))}
            />
          </div>
        )}
      </Card>
      {step === 'sent-back' && <Deficiency details={details} />}
      {details.filedAnyway && <FiledAnyway details={details} />}
      <RtoDocuments orderId={order.orderId} details={details} outcome={outcome} />
      {details.canCancel && (
        <div className="no-print">
          <Disclosure summary={copy.cancel.title} id="cancel">
            <p>{copy.cancel.text}</p>
            <Form method="post" action={`/orders/${order.orderId}`} className="actions pt-3">
              <input type="hidden" name="intent" value="rto-cancel" />
              <SubmitButton
                label={copy.cancel.button}
                busy={copy.cancel.busy}
                action={`/orders/${order.orderId}`}
                intent="rto-cancel"
                variant="outline"
              />
            </Form>
          </Disclosure>
        </div>
      )}
    </section>
  );
}

/** The number, place or courier of a stop that was reached. */
function StopDetail({ stop, details }: { stop: RtoStop; details: Props['details'] }) {
  const copy = useCopy('order-rto-service');
  const { language } = usePage();
  const { appointment, applicationNumber, courier } = details;
  if (stop.id === 'appointment' && appointment !== null) {
    return (
      <>
        {instantText(appointment.at, language)}, <EnglishRun text={appointment.place} />.{' '}
        {copy.carryOriginals}
      </>
    );
  }
  if (stop.id === 'filed' && stop.state === 'done' && applicationNumber !== null) {
    return (
      <>
        {copy.applicationNumber} <CodeRun text={applicationNumber} />
      </>
    );
  }
  if (stop.id === 'sent' && courier !== null) {
    const { name, consignmentNumber, tracking } = courier;
    return (
      <>
        <EnglishRun text={name} /> · {copy.consignmentNumber} <CodeRun text={consignmentNumber} />
        {tracking !== null && (
          <>
            <br />
            <a
              href={tracking.url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {copy.track}
            </a>
            {tracking.asksForNumber && <> {copy.enterNumber}</>}
          </>
        )}
      </>
    );
  }
  return null;
}

/** Given-up work that a partner had filed: what happens to the application. */
function FiledAnyway({ details: { applicationNumber } }: Pick<Props, 'details'>) {
  const copy = useCopy('order-rto-service');
  return (
    <Card title={copy.filedAnyway.title} id="filed-anyway" tone="amber">
      <p>{copy.filedAnyway.text}</p>
      {applicationNumber !== null && (
        <p className="pt-2">
          {copy.applicationNumber} <CodeRun text={applicationNumber} />
        </p>
      )}
      <p className="pt-2">{copy.filedAnyway.next}</p>
    </Card>
  );
}

/** Why the RTO sent it back, and what to do next. */
function Deficiency({ details }: Pick<Props, 'details'>) {
  const copy = useCopy('order-rto-service');
  const { language } = usePage();
  const { deficiency } = details;
  if (deficiency === null) return null;
  return (
    <Card title={deficiency.name[language]} id="deficiency">
      <p>{deficiency.means[language]}</p>
      <p className="pt-3 font-semibold">{copy.todo}</p>
      <p>{deficiency.todo[language]}</p>
      <p className="pt-3">{copy.afterFix}</p>
      {deficiency.remark !== null && (
        <p className="pt-3 text-ink-2 text-small">
          {copy.remark} “<EnglishRun text={deficiency.remark} />”
        </p>
      )}
    </Card>
  );
}
