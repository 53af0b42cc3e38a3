import type { Answer } from '@pahiya/api-client/api-client';
import { groupDigits } from '@pahiya/domain/shared/intl';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { KeyValues } from '@pahiya/ui/key-values';
import { TextField } from '@pahiya/ui/text-field';
import { Timeline } from '@pahiya/ui/timeline';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { MoveForm } from '../move-form.tsx';
import { soldVehiclePath } from '../selling-paths.ts';

type Sold = Answer<'soldVehicle'>;
type SoldPageProps = {
  readonly sold: Sold;
  readonly done: string | null;
  readonly failure: PageFailure | null;
};

/** A private sale: papers, what follows, challans, messages. */
export function SoldPage({ sold, done, failure }: SoldPageProps) {
  const copy = useCopy('sold').sold;
  const deeds: Readonly<Record<string, string>> = { ...copy.deeds, recorded: copy.recorded };
  const said = done === null ? undefined : deeds[done];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <PageTitle title={copy.title(sold.title)} lead={sold.vehicleNumber} />
      {said !== undefined && <DoneNote text={said} />}
      {failure !== null && <FailureFace failure={failure} action={null} />}
      <Papers sold={sold} />
      <After sold={sold} />
      <Challans sold={sold} />
      <Messages sold={sold} />
      <Act sold={sold} intent="remove" label={copy.remove} variant="quiet">
        <p className="text-ink-2 text-small">{copy.removeNote}</p>
      </Act>
    </div>
  );
}

function Act({
  sold,
  intent,
  label,
  variant = 'outline',
  children,
}: {
  sold: Sold;
  intent: string;
  label: string;
  variant?: 'outline' | 'quiet';
  children?: ReactNode;
}) {
  const { busy } = useCopy('sold').sold;
  return (
    <MoveForm action={soldVehiclePath(sold.soldId)} {...{ busy, intent, label, variant }}>
      {children}
    </MoveForm>
  );
}

function Papers({ sold }: { sold: Sold }) {
  const copy = useCopy('sold').sold;
  const path = usePagePath();
  const { soldId, code, buyer, place, odometerKm, amount } = sold;
  return (
    <Card id="papers" title={copy.papers}>
      <div className="grid gap-4">
        <p>
          <a href={`/api/v1/web/sell-car/sold/${soldId}/file`} download>
            {copy.file}
          </a>
          <br />
          <span className="nums text-ink-2">{copy.check(code)}</span> ·{' '}
          <a href={path(`/sell-car/handover/${code}`)}>{copy.checkLink}</a>
        </p>
        <KeyValues
          facts={[
            { id: 'buyer', term: copy.buyer, detail: buyer },
            { id: 'place', term: copy.place, detail: place },
            { id: 'km', term: copy.km, detail: copy.kmOf(groupDigits(odometerKm)) },
            { id: 'price', term: copy.price, detail: formatRupees(amount as Paise) },
          ]}
        />
      </div>
    </Card>
  );
}

function After({ sold }: { sold: Sold }) {
  const copy = useCopy('sold').sold;
  const { language } = usePage();
  const day = useDay();
  const dueOf = (id: string) => day(sold.duties.find((duty) => duty.id === id)?.dueOn ?? '');
  const step = (id: string, title: string, at: string | null, detail?: string) => ({
    id,
    title,
    state: at === null ? ('next' as const) : ('done' as const),
    word: at === null ? copy.next : copy.done,
    ...(at === null ? {} : { when: instantText(at, language) }),
    ...(detail === undefined ? {} : { detail }),
  });
  const { reportNumber, reportedAt, recordClosedAt } = sold;
  return (
    <Card id="after" title={copy.after}>
      <div className="grid gap-4">
        <Timeline
          steps={[
            step('handover', copy.steps.handover, sold.soldAt),
            step(
              'report',
              copy.steps.report,
              reportedAt,
              reportNumber === null
                ? copy.steps.reportBy(dueOf('report'))
                : copy.steps.number(reportNumber),
            ),
            step(
              'record',
              copy.steps.record,
              recordClosedAt,
              recordClosedAt === null ? copy.steps.recordBy(dueOf('apply')) : undefined,
            ),
          ]}
        />
        {recordClosedAt === null && <Watch sold={sold} />}
        {reportedAt === null && (
          <Act sold={sold} intent="report" label={copy.reportSubmit}>
            <TextField
              id="number"
              name="number"
              label={copy.report}
              autoComplete="off"
              minLength={4}
              maxLength={40}
              required
            />
          </Act>
        )}
        <p className="text-ink-2 text-small">
          {copy.steps.insurance(dueOf('insurance'))}. {copy.tag}
        </p>
      </div>
    </Card>
  );
}

function Watch({ sold }: { sold: Sold }) {
  const copy = useCopy('sold').sold;
  const { language } = usePage();
  const day = useDay();
  const { recordSeenAt, recordFailedAt, watchUntil } = sold;
  return (
    <p className="text-small">
      {recordSeenAt === null ? copy.notSeen : copy.seen(instantText(recordSeenAt, language))} ·{' '}
      {watchUntil === null ? copy.ended : copy.watching(day(watchUntil))}
      {recordFailedAt !== null && (
        <>
          <br />
          {copy.failed(instantText(recordFailedAt, language))}
        </>
      )}
    </p>
  );
}

function Challans({ sold }: { sold: Sold }) {
  const copy = useCopy('sold').sold;
  const { language } = usePage();
  const day = useDay();
  const { soldId, challans, challansAt, hasFailedSource, recordClosedAt } = sold;
  return (
    <Card id="challans" title={copy.challans}>
      <div className="grid gap-4">
        {challans.length > 0 && (
          <ul className="grid gap-3">
            {challans.map(({ challanNumber, issuedOn, amount, authority }) => (
              <li key={challanNumber} className="grid gap-1 border-line border-b pb-3">
                <span className="flex flex-wrap justify-between gap-2">
                  <b className="nums break-all">{challanNumber}</b>
                  <b className="nums">
                    {amount === null ? copy.noAmount : formatRupees(amount as Paise)}
                  </b>
                </span>
                <span className="text-ink-2 text-small">
                  {copy.issued(day(issuedOn))}
                  {authority !== null && ` · ${authority}`}
                </span>
                <a
                  href={`/api/v1/web/sell-car/sold/${soldId}/challans/${encodeURIComponent(challanNumber)}/letter?language=${language}`}
                  aria-label={copy.letterOf(challanNumber)}
                  download
                >
                  {copy.letter}
                </a>
              </li>
            ))}
          </ul>
        )}
        {challansAt !== null && challans.length === 0 && !hasFailedSource && (
          <p>{copy.challansNone}</p>
        )}
        {hasFailedSource && <p role="alert">{copy.challansFailed}</p>}
        <p className="text-ink-2 text-small">
          {challansAt === null
            ? copy.challansNot
            : copy.challansAt(instantText(challansAt, language))}
        </p>
        {recordClosedAt === null && (
          <Act sold={sold} intent="challans" label={copy.challansCheck} />
        )}
      </div>
    </Card>
  );
}

function Messages({ sold }: { sold: Sold }) {
  const { sold: copy, form } = useCopy('sold');
  const { channels, hasEmail } = sold;
  return (
    <Card id="messages" title={copy.messages}>
      <Act sold={sold} intent="alerts" label={copy.save}>
        <p className="text-ink-2 text-small">{form.messagesHint}</p>
        <CheckField
          id="sms"
          name="sms"
          value="yes"
          label={form.sms}
          defaultChecked={channels.includes('sms')}
        />
        <CheckField
          id="email"
          name="email"
          value="yes"
          label={form.email}
          hint={hasEmail ? undefined : copy.noEmail}
          defaultChecked={channels.includes('email')}
        />
      </Act>
    </Card>
  );
}

function useDay() {
  const { language } = usePage();
  return (text: string) => {
    const date = parseIstDate(text);
    return date === null ? text : formatIstDate(date, language);
  };
}
