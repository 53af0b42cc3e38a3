import type { Answer } from '@pahiya/api-client/api-client';
import { claimStepKinds } from '@pahiya/domain/insurance/claim-steps';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { Button } from '@pahiya/ui/button';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { ClaimFaults } from './claim-faults.tsx';
import type { ClaimFault } from './claim-fields.ts';
import { ownClaimsPath } from './own-claims-path.ts';

type Steps = Answer<'listClaims'>['claims'][number]['steps'];

/** What happened to a claim, each entry with a button to delete it, and the form for the next one. */
export function ClaimNotes({
  claimId,
  steps,
  refused,
}: {
  readonly claimId: string;
  readonly steps: Steps;
  readonly refused: {
    readonly typed: Readonly<Record<string, string>>;
    readonly faults: readonly ClaimFault[];
  } | null;
}) {
  const copy = useCopy('own-claims');
  const words = useCopy('insurance-claims');
  const { language, today } = usePage();
  const day = (one: string) => formatIstDate(one as IstDate, language);
  const error = (name: ClaimFault) =>
    refused?.faults.includes(name) === true ? copy.errors[name] : undefined;
  return (
    <div className="grid gap-4">
      <h3>{copy.steps}</h3>
      {steps.length === 0 && <p>{copy.noSteps}</p>}
      {steps.length > 0 && (
        <ol className="grid gap-2">
          {steps.map(({ stepId, on, kind, words: text }) => (
            <li key={stepId} className="flex flex-wrap items-start justify-between gap-x-4">
              <span className="min-w-0 flex-1 basis-56">
                <b>{day(on)}</b> {kind !== 'note' && <>{copy.stepKinds[kind]} </>}
                {text !== '' && (
                  <span lang="" dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                    {text}
                  </span>
                )}
              </span>
              <Form method="post" action={ownClaimsPath}>
                <input type="hidden" name="claim" value={claimId} />
                <input type="hidden" name="step" value={stepId} />
                <Button name="intent" value="unnote" variant="quiet" size="sm">
                  {copy.removeStep}
                  <span className="sr-only">
                    : {day(on)}, {copy.stepKinds[kind]}
                  </span>
                </Button>
              </Form>
            </li>
          ))}
        </ol>
      )}
      <Form key={steps.length} method="post" action={ownClaimsPath} className="grid gap-4">
        <input type="hidden" name="claim" value={claimId} />
        {refused !== null && <ClaimFaults id={claimId} faults={refused.faults} />}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            id={`${claimId}-kind`}
            name="kind"
            label={copy.stepKind}
            hint={copy.stepKindHint}
            options={claimStepKinds.map((value) => ({ value, label: copy.stepKinds[value] }))}
            defaultValue={refused?.typed.kind || 'note'}
          />
          <TextField
            id={`${claimId}-on`}
            name="on"
            label={copy.on}
            hint={words.hints.lost}
            defaultValue={refused?.typed.on ?? formatDdMmYyyy(today)}
            error={error('on')}
            autoComplete="off"
            required
          />
        </div>
        <TextAreaField
          id={`${claimId}-words`}
          name="words"
          label={copy.step}
          hint={copy.stepHint}
          defaultValue={refused?.typed.words ?? ''}
          error={error('words')}
          maxLength={500}
        />
        <div>
          <Button name="intent" value="note" variant="outline">
            {copy.addStep}
          </Button>
        </div>
      </Form>
    </div>
  );
}
