import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';

type Overview = Answer<'deskInsurance'>;

/** What waits about insurance: inspections, clocks of hand-overs, cancellations, refunds, leads, and how the insurers answer. */
export function DeskInsurancePage(page: Overview & { readonly isDone: boolean }) {
  const copy = useCopy('desk-insurance');
  const path = usePagePath();
  const { language } = usePage();
  const time = (instant: string) => instantText(instant, language);
  const order = (orderId: string, number: string) => (
    <a href={path(`/desk/orders/${orderId}`)}>
      <EnglishRun text={number} />
    </a>
  );
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      {page.isDone && <DoneNote text={copy.decided} />}
      <Rows id="inspections" title={copy.inspections} none={copy.noInspections}>
        {page.inspections.map((one) => (
          <Row key={one.inspectionId}>
            <a href={path(`/desk/insurance/${one.inspectionId}`)}>{copy.open(one.display)}</a>
            <EnglishRun text={one.insurer} />
            <span>{copy.submitted(time(one.submittedAt))}</span>
          </Row>
        ))}
      </Rows>
      <Rows id="awaited" title={copy.awaited} none={copy.noAwaited}>
        {page.awaited.map((one) => (
          <Row key={one.orderId}>
            <a href={path(`/desk/orders/${one.orderId}`)}>{copy.openOrder}</a>
            <EnglishRun text={one.insurer} />
            <span>{copy.refundBy(time(one.refundBy))}</span>
            <StatusChip
              tone={one.isDown ? 'brick' : 'sky'}
              word={one.isDown ? copy.down : copy.waiting}
            />
          </Row>
        ))}
      </Rows>
      <Rows id="hand-overs" title={copy.handOvers} none={copy.noHandOvers}>
        {page.handOvers.map((one) => (
          <Row key={one.orderId}>
            {order(one.orderId, one.policyNumber)}
            <EnglishRun text={one.insurer} />
            <span>{copy.by(time(one.handOverBy))}</span>
            <StatusChip
              tone={one.isAlarm ? 'brick' : 'road'}
              word={one.isAlarm ? copy.alarm : copy.inTime}
            />
          </Row>
        ))}
      </Rows>
      <Rows id="cancellations" title={copy.cancellations} none={copy.noCancellations}>
        {page.cancellations.map((one) => (
          <Row key={one.orderId}>
            {order(one.orderId, one.policyNumber)}
            <EnglishRun text={one.insurer} />
            <span>{copy.parts[one.part]}</span>
            <span className="nums">{formatRupees(one.refund as Paise)}</span>
            <span>{formatIstDate(one.on as IstDate, language)}</span>
            <StatusChip
              tone={one.isConfirmed ? 'road' : 'amber'}
              word={one.isConfirmed ? copy.confirmed : copy.notConfirmed}
            />
          </Row>
        ))}
      </Rows>
      <Rows id="refunds" title={copy.refunds} none={copy.noRefunds}>
        {page.refunds.map((one) => (
          <Row key={`${one.orderId} ${one.amount} ${one.state}`}>
            <a href={path(`/desk/orders/${one.orderId}`)}>{copy.openOrder}</a>
            <EnglishRun text={one.insurer} />
            <span className="nums">{formatRupees(one.amount as Paise)}</span>
            <span>{copy.expected(formatIstDate(one.expectedOn as IstDate, language))}</span>
            <StatusChip
              tone={one.state === 'failed' ? 'brick' : 'amber'}
              word={copy.refundStates[one.state]}
            />
          </Row>
        ))}
      </Rows>
      <Rows id="leads" title={copy.leads} none={copy.noLeads}>
        {page.leads.map((one) => (
          <Row key={one.leadId}>
            <EnglishRun text={one.firm} />
            <span className="nums">{one.mobileMasked}</span>
            <span>{time(one.createdAt)}</span>
            <span>{copy.stages[one.stage]}</span>
            <StatusChip
              tone={one.consent?.state === 'active' ? 'road' : 'neutral'}
              word={one.consent === null ? copy.noConsent : copy.consents[one.consent.state]}
            />
            {one.consent?.state === 'active' && (
              <span>
                {copy.allowed(
                  one.consent.channels.map((channel) => copy.channels[channel]).join(', '),
                  time(one.consent.endsAt),
                )}
              </span>
            )}
          </Row>
        ))}
      </Rows>
      <Rows id="insurers" title={copy.insurers} none={copy.noInsurers}>
        {page.insurers.map((one) => (
          <Row key={one.insurerId}>
            <EnglishRun text={one.name} />
            <span className="nums">{copy.counts(one)}</span>
          </Row>
        ))}
      </Rows>
      <p>
        <a href={path('/desk/insurance/tariff')}>{copy.tariff}</a>
      </p>
    </div>
  );
}

function Rows({
  id,
  title,
  none,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}) {
  return (
    <Card id={id} title={title}>
      {children.length === 0 ? <p>{none}</p> : <ul className="grid gap-3">{children}</ul>}
    </Card>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return <li className="flex flex-wrap items-center gap-x-4 gap-y-1">{children}</li>;
}
