import { ownerProofPeriodOn } from '@pahiya/domain/rc/owner-proof-period';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { ProofFields } from '../../../parts/owner-proof/proof-fields.tsx';
import type { ProofFault } from '../../../parts/owner-proof/read-proof.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { tagPath } from './tag-paths.ts';

/** Result of a proof that did not open the page. */
export type ProveOutcome =
  | { readonly kind: 'faults'; readonly faults: readonly ProofFault[] }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

type ProveFormProps = { readonly vehicleNumber: string; readonly outcome: ProveOutcome | null };

/** Asks for the two numbers of the RC. */
export function ProveForm({ vehicleNumber, outcome }: ProveFormProps) {
  const copy = useCopy('toll-tag').prove;
  const numbers = useCopy('owner-proof');
  const { nowIso } = usePage();
  const path = usePagePath();
  const action = tagPath(vehicleNumber);
  const faults = outcome?.kind === 'faults' ? outcome.faults : [];
  const messages = { chassisNumber: numbers.chassisMissing, engineNumber: numbers.engineMissing };
  return (
    <>
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      <Form method="post" action={action} autoComplete="off">
        <Card id="prove" title={copy.title}>
          <div className="grid gap-4">
            <p>{copy.text}</p>
            <FormErrors
              title={copy.errorTitle}
              errors={faults.map((field) => ({ fieldId: field, message: messages[field] }))}
            />
            <ProofFields faults={faults} required />
            <p className="text-ink-2 text-small">
              {copy.kept(ownerProofPeriodOn(istDateOf(new Date(nowIso))).days)}
            </p>
            <SubmitButton label={copy.submit} busy={copy.busy} action={action} block />
            <p className="text-small">
              <a href={path(recordPath(vehicleNumber))}>{copy.lookUp}</a>
            </p>
          </div>
        </Card>
      </Form>
    </>
  );
}
