import { lossKinds } from '@pahiya/domain/insurance/claim-clocks';
import { CheckField } from '@pahiya/ui/check-field';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { ClaimFaults } from './claim-faults.tsx';
import type { ClaimFault } from './claim-fields.ts';
import { ownClaimsPath } from './own-claims-path.ts';

type ClaimFormProps = {
  /** Prefix of the ids. */
  readonly id: string;
  readonly claimId: string | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly faults: readonly ClaimFault[];
  readonly isClosed: boolean;
};

/** A claim's facts, of a new one or of one that is kept. */
export function ClaimForm({ id, claimId, typed, faults, isClosed }: ClaimFormProps) {
  const copy = useCopy('own-claims');
  const words = useCopy('insurance-claims');
  const error = (name: ClaimFault) => (faults.includes(name) ? copy.errors[name] : undefined);
  const common = (name: string) => ({
    ...{ id: `${id}-${name}`, name, autoComplete: 'off', defaultValue: typed[name] ?? '' },
  });
  return (
    <Form method="post" action={ownClaimsPath} className="grid gap-4">
      {claimId !== null && <input type="hidden" name="claim" value={claimId} />}
      {faults.length > 0 && <ClaimFaults id={id} faults={faults} />}
      <SelectField
        id={`${id}-loss`}
        name="loss"
        label={words.lossLabel}
        options={lossKinds.map((value) => ({ value, label: words.losses[value] }))}
        defaultValue={typed.loss ?? 'accident'}
      />
      <TextField
        {...common('lost')}
        label={words.fields.lost}
        hint={words.hints.lost}
        error={error('lost')}
        required
      />
      <TextField
        {...common('told')}
        label={words.fields.told}
        hint={words.hints.told}
        error={error('told')}
      />
      <TextField
        {...common('amount')}
        label={words.fields.amount}
        hint={copy.optional}
        error={error('amount')}
        prefix="₹"
        inputMode="numeric"
      />
      <TextField
        {...common('vehicle')}
        label={copy.vehicle}
        hint={copy.optional}
        error={error('vehicle')}
        maxLength={15}
      />
      <TextField
        {...common('policy')}
        label={copy.policy}
        hint={copy.policyHint}
        error={error('policy')}
        maxLength={60}
      />
      <TextField
        {...common('number')}
        label={copy.number}
        hint={copy.numberHint}
        error={error('number')}
        maxLength={60}
      />
      {claimId !== null && (
        <CheckField
          id={`${id}-closed`}
          name="closed"
          value="yes"
          label={copy.closed}
          defaultChecked={isClosed}
        />
      )}
      <SubmitButton
        label={claimId === null ? copy.add : copy.save}
        busy={copy.busy}
        action={ownClaimsPath}
        block
      />
    </Form>
  );
}
