import type { Answer } from '@pahiya/api-client/api-client';
import { fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import type { TagVehicle } from './load-tag-page.ts';
import { NoticeCard } from './notice-card.tsx';
import type { NoticeField, NoticeOutcome } from './notice-outcome.ts';
import { RuleLine } from './rule-line.tsx';
import { TagFrame } from './tag-frame.tsx';
import { tagPath } from './tag-paths.ts';

/** NHAI's own site; the portal of the notices is reached from it. */
const officialSite = 'https://nhai.gov.in/';

type TollNoticesPageProps = {
  readonly vehicle: TagVehicle;
  readonly answer: Answer<'tollNotices'> | null;
  readonly failure: PageFailure | null;
  readonly outcome: NoticeOutcome | null;
};

/** E-notices with their clocks, and the form to enter one. */
export function TollNoticesPage({ vehicle, answer, failure, outcome }: TollNoticesPageProps) {
  const copy = useCopy('toll-tag').notices;
  const path = usePagePath();
  return (
    <TagFrame vehicle={vehicle} title={copy.title} lead={copy.lead}>
      {failure !== null && <FailureFace failure={failure} />}
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {answer !== null && (
        <>
          {answer.notices.map((notice) => (
            <NoticeCard key={notice.noticeId} notice={notice} vehicle={vehicle} />
          ))}
          {answer.notices.length === 0 && <EmptyFace title={copy.none} detail={copy.noneText} />}
          <AddForm
            key={answer.notices.length}
            vehicleNumber={vehicle.vehicleNumber}
            outcome={outcome}
          />
          <Reminders vehicleNumber={vehicle.vehicleNumber} isOn={answer.hasReminderConsent} />
          <Card
            id="scam"
            title={copy.scam.title}
            tone="amber"
            footer={
              <>
                <ButtonLink href={path('/fake-challan-check')} variant="outline">
                  {copy.check}
                </ButtonLink>
                <ButtonLink
                  href={officialSite}
                  target="_blank"
                  rel="noopener noreferrer"
                  variant="outline"
                >
                  {copy.portal}
                </ButtonLink>
              </>
            }
          >
            <p>{copy.scam.text}</p>
          </Card>
          <RuleLine rule={answer.rule} />
        </>
      )}
    </TagFrame>
  );
}

/** The consent to be reminded, for all e-notices of the account. */
function Reminders({ vehicleNumber, isOn }: { vehicleNumber: string; isOn: boolean }) {
  const copy = useCopy('toll-tag').notices.reminders;
  const action = tagPath(vehicleNumber, 'e-notices');
  const intent = isOn ? 'forget' : 'remind';
  const { values } = fastagRuleOn('notice-reminders', istDateOf(new Date(usePage().nowIso)));
  const listed = (hours: readonly number[]) => hours.join(copy.and);
  // The whole period is at once.
  const single = listed(values.singleHoursLeft.slice(1));
  return (
    <Card id="reminders" title={copy.title}>
      <p>{isOn ? copy.on : copy.off(single, listed(values.recordHoursLeft))}</p>
      <Form method="post" action={action} className="no-print actions pt-4">
        <input type="hidden" name="intent" value={intent} />
        <SubmitButton
          label={copy[intent]}
          busy={copy.busy}
          action={action}
          intent={intent}
          variant="outline"
        />
      </Form>
    </Card>
  );
}

type AddFormProps = { readonly vehicleNumber: string; readonly outcome: NoticeOutcome | null };

function AddForm({ vehicleNumber, outcome }: AddFormProps) {
  const copy = useCopy('toll-tag').notices;
  const action = tagPath(vehicleNumber, 'e-notices');
  const bad = outcome?.kind === 'faults' ? outcome : null;
  const field = (name: NoticeField) => ({
    id: name,
    name,
    defaultValue: bad?.typed[name],
    error: bad?.faults.includes(name) === true ? copy.faults[name] : undefined,
  });
  return (
    <Form method="post" action={action} className="no-print">
      <Card id="add" title={copy.add}>
        <div className="grid gap-4">
          <FormErrors
            title={copy.errorTitle}
            errors={(bad?.faults ?? []).map((name) => ({
              fieldId: name,
              message: copy.faults[name],
            }))}
          />
          <TextField {...field('place')} label={copy.place} autoComplete="off" required />
          <TextField {...field('noticeNumber')} label={copy.number} autoComplete="off" />
          <TextField
            {...field('fee')}
            label={copy.fee}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextField
            {...field('issuedAt')}
            label={copy.issuedAt}
            hint={copy.issuedHint}
            type="datetime-local"
            required
          />
          <SubmitButton label={copy.submit} busy={copy.busy} action={action} block />
        </div>
      </Card>
    </Form>
  );
}
