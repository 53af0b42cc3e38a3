import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FieldError } from '@pahiya/ui/field-notes';
import { Lock } from '@pahiya/ui/icons';
import { Form } from 'react-router';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { useAppState } from '../../../frame/state/use-app-state.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { type RevealOutcome, revealGrounds } from './reveal-outcome.ts';

type RevealCardProps = {
  /** Address of the search to return to. */
  readonly here: string;
  readonly isRevealed: boolean;
  readonly isJustDone: boolean;
  readonly outcome: RevealOutcome | null;
};

/** Reveals places, times and photos to a signed-in person who gives a reason. Nothing is preselected. */
export function RevealCard({ here, isRevealed, isJustDone, outcome }: RevealCardProps) {
  const copy = useCopy('challan-results').reveal;
  const path = usePagePath();
  const { isLoggedIn } = useAppState(({ auth }) => auth);
  if (isRevealed) {
    return <div id="reveal">{isJustDone && <DoneNote text={copy.done} />}</div>;
  }
  if (!isLoggedIn) {
    return (
      <p id="reveal" className="flex gap-3 text-small">
        <Lock className="size-5 flex-none" aria-hidden="true" />
        <span>
          {copy.hidden} <a href={path(signInPath(here))}>{copy.signIn}</a>
        </span>
      </p>
    );
  }
  return (
    <Card id="reveal" title={copy.title} look="quiet">
      <p>{copy.why}</p>
      <GroundForm here={here} outcome={outcome} />
    </Card>
  );
}

function GroundForm({ here, outcome }: { here: string; outcome: RevealOutcome | null }) {
  const copy = useCopy('challan-results').reveal;
  return (
    <Form method="post" action={here} className="grid gap-3 pt-4">
      <fieldset>
        <legend className="font-semibold">{copy.ground}</legend>
        {revealGrounds.map((ground) => (
          <CheckField
            key={ground}
            id={`ground-${ground}`}
            type="radio"
            name="ground"
            value={ground}
            label={copy.grounds[ground]}
            autoComplete="off"
          />
        ))}
      </fieldset>
      <Refusal outcome={outcome} />
      <p className="text-small">{copy.logged}</p>
      <div>
        <SubmitButton
          label={copy.submit}
          busy={copy.busy}
          action={here.split('?')[0] ?? here}
          variant="dark"
        />
      </div>
    </Form>
  );
}

function Refusal({ outcome }: { outcome: RevealOutcome | null }) {
  const copy = useCopy('challan-results').reveal;
  const errors = useCopy('errors').byCode;
  const { language } = usePage();
  if (outcome === null) return null;
  if (outcome.kind === 'no-ground') {
    return (
      <div role="alert">
        <FieldError id="ground-error" error={copy.missing} />
      </div>
    );
  }
  const { title, detail } = errors[outcome.failure.code];
  const after = outcome.retryAt === null ? '' : copy.after(instantText(outcome.retryAt, language));
  return (
    <div role="alert">
      <FieldError id="ground-error" error={sentences(language, title, detail, after)} />
    </div>
  );
}
