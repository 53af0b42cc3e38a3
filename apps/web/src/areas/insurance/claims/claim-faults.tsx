import { FormErrors } from '@pahiya/ui/form-errors';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import type { ClaimFault } from './claim-fields.ts';

/** What has to be corrected, with links to the fields. `id`: prefix of the fields' ids. */
export function ClaimFaults({
  id,
  faults,
}: {
  readonly id: string;
  readonly faults: readonly ClaimFault[];
}) {
  const copy = useCopy('own-claims');
  return (
    <FormErrors
      title={copy.fix}
      errors={faults.map((name) => ({ fieldId: `${id}-${name}`, message: copy.errors[name] }))}
    />
  );
}
