import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { buyPath, inspectionPath, quotesPath } from '../quote-paths.ts';
import type { Inspection, InspectionOutcome } from './inspection-outcome.ts';
import { shotFaultWord } from './shot-fault-word.ts';
import { ShotForm } from './shot-form.tsx';
import { shotWords } from './shot-words.ts';

type InspectionPageProps = {
  readonly requestId: string;
  readonly insurerId: string;
  readonly insurer: string;
  readonly inspection: Inspection | null;
  readonly outcome: InspectionOutcome | null;
};

/** The inspection of a vehicle before its cover: consent, shot list with the clock, and what the desk decided. */
export function InspectionPage(page: InspectionPageProps) {
  const copy = useCopy('insurance-inspection');
  const { language, brand } = usePage();
  const path = usePagePath();
  const { requestId, insurer, inspection, outcome } = page;
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { href: path(quotesPath(requestId)), label: copy.orders },
  ];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={copy.title} trail={trail} here={copy.title} />
      <PageTitle title={copy.title} lead={copy.lead(insurer)} />
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {inspection === null ? (
        <BeginForm {...page} />
      ) : (
        <>
          <StateCard {...page} inspection={inspection} />
          {inspection.state === 'open' && <Shots {...page} inspection={inspection} />}
        </>
      )}
      <div>
        <ButtonLink variant="outline" href={path(quotesPath(requestId))}>
          {copy.quotes}
        </ButtonLink>
      </div>
    </div>
  );
}

function BeginForm({ requestId, insurerId, insurer, outcome }: InspectionPageProps) {
  const copy = useCopy('insurance-inspection');
  const here = inspectionPath(requestId, insurerId);
  const isMissing = outcome?.kind === 'not-agreed';
  return (
    <Form method="post" action={here} className="card grid gap-4">
      <h2>{copy.startTitle}</h2>
      <ul className="grid list-disc gap-1 pl-5">
        {copy.start.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <input type="hidden" name="intent" value="begin" />
      <CheckField
        id="agree"
        name="agree"
        value="yes"
        label={copy.agree(insurer)}
        error={isMissing ? copy.notAgreed : undefined}
      />
      <div>
        <SubmitButton label={copy.begin} busy={copy.beginBusy} action={here} />
      </div>
    </Form>
  );
}

type Begun = InspectionPageProps & { readonly inspection: Inspection };

function StateCard({ requestId, insurerId, inspection }: Begun) {
  const copy = useCopy('insurance-inspection');
  const { language } = usePage();
  const path = usePagePath();
  const { state, expiresAt, note } = inspection;
  const time = instantText(expiresAt, language);
  return (
    <Card
      id="state"
      title={copy.states[state]}
      tone={state === 'passed' ? 'road' : state === 'submitted' ? 'sky' : 'amber'}
    >
      <div className="grid gap-3">
        {state === 'open' && <p>{copy.until(time)}</p>}
        {state === 'submitted' && <p>{copy.submittedText}</p>}
        {state === 'passed' && <p>{copy.passedText(time)}</p>}
        {state === 'refused' && <p>{copy.refusedText}</p>}
        {state === 'expired' && <p>{copy.expiredText}</p>}
        {state === 'open' && note !== null && <p>{copy.againText}</p>}
        {note !== null && <p className="wrap-anywhere font-semibold">{note}</p>}
        {state === 'passed' && (
          <div>
            <ButtonLink href={path(buyPath(requestId, insurerId))}>{copy.buy}</ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}

function Shots({ requestId, insurerId, inspection, outcome }: Begun) {
  const copy = useCopy('insurance-inspection');
  const here = inspectionPath(requestId, insurerId);
  const { shots, vehicle } = inspection;
  const done = shots.filter(({ state }) => state === 'added').length;
  const next = shots.find(({ state }) => state !== 'added');
  const faultsOf = (shot: string) =>
    outcome?.kind === 'not-taken' && outcome.shot === shot ? outcome.faults : [];
  return (
    <>
      <p role="status" className="nums font-semibold">
        {copy.count(done, shots.length)}
      </p>
      {outcome?.kind === 'not-taken' && (
        <FormErrors
          title={copy.notTaken(shotWords(copy, outcome.shot, vehicle).name)}
          errors={outcome.faults.map((fault) => ({
            fieldId: `${fault === 'plate-not-seen' ? 'plate' : 'picture'}-${outcome.shot}`,
            message: shotFaultWord(copy, fault),
          }))}
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-2">
        {shots.map((shot) => (
          <li key={shot.shot} id={`shot-${shot.shot}`} className="grid">
            <ShotForm
              shot={shot}
              vehicle={vehicle}
              action={here}
              faults={faultsOf(shot.shot)}
              isNext={shot === next}
            />
          </li>
        ))}
      </ul>
      {done === shots.length ? (
        <Form method="post" action={here}>
          <input type="hidden" name="intent" value="submit" />
          <SubmitButton label={copy.submit} busy={copy.submitBusy} action={here} />
        </Form>
      ) : (
        <p className="text-small">{copy.submitHint}</p>
      )}
    </>
  );
}
