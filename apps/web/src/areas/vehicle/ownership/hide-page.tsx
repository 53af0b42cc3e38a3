import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Plate } from '@pahiya/ui/plate';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn } from '../../../parts/failure/page-failure.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { HideForm, ShowForm } from './hide-form.tsx';
import type { HideOutcome } from './owner-proof.ts';

type HidePageProps = {
  readonly vehicleNumber: string;
  readonly display: string;
  readonly isLoggedIn: boolean;
  readonly outcome: HideOutcome | null;
};

/** Hides a vehicle from others, or unhides it. */
export function HidePage({ vehicleNumber, display, isLoggedIn, outcome }: HidePageProps) {
  const { hide } = useCopy('ownership');
  const path = usePagePath();
  const record = path(recordPath(vehicleNumber));
  if (outcome?.kind === 'hidden' || outcome?.kind === 'shown') {
    const words = outcome.kind === 'hidden' ? hide.done : hide.shown;
    return (
      <div className="mx-auto max-w-xl">
        <Card title={words.title} level={1} tone="road">
          <p>{words.text}</p>
          <div className="actions pt-4">
            <ButtonLink href={record}>{hide.back}</ButtonLink>
          </div>
        </Card>
      </div>
    );
  }
  const isSessionOver = outcome?.kind === 'failed' && needsSignIn(outcome.failure);
  const mayUse = isLoggedIn && !isSessionOver;
  return (
    <div className="mx-auto grid max-w-xl gap-4 pt-3">
      <div className="grid justify-items-start gap-3">
        <Plate parts={plateParts(display)} size="sm" label={hide.metaTitle} />
        <h1>{hide.title}</h1>
        <p className="text-ink-2">{hide.lead}</p>
      </div>
      {outcome?.kind === 'failed' && !isSessionOver && (
        <FailureFace failure={outcome.failure} action={null} />
      )}
      {mayUse ? (
        <>
          <HideForm
            vehicleNumber={vehicleNumber}
            faults={outcome?.kind === 'faults' ? outcome.faults : []}
          />
          <ShowForm vehicleNumber={vehicleNumber} />
        </>
      ) : (
        <Card title={hide.signIn.title} look="accent">
          <p>{hide.signIn.text}</p>
          <div className="actions pt-4">
            <ButtonLink href={path(signInPath(`${recordPath(vehicleNumber)}/hide`))}>
              {hide.signIn.action}
            </ButtonLink>
          </div>
        </Card>
      )}
      <p>
        <a href={record}>{hide.back}</a>
      </p>
    </div>
  );
}
