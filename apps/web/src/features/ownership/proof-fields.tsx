import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../copy/use-copy.ts';
import type { ProofFault } from './owner-proof.ts';

type ProofFieldsProps = { readonly faults: readonly ProofFault[]; readonly required: boolean };

/** Chassis and engine number in full, as printed on the RC. */
export function ProofFields({ faults, required }: ProofFieldsProps) {
  const { hide } = useCopy('ownership');
  const fields = [
    {
      id: 'chassisNumber',
      label: hide.chassisLabel,
      hint: hide.chassisHint,
      error: hide.chassisMissing,
    },
    {
      id: 'engineNumber',
      label: hide.engineLabel,
      hint: hide.engineHint,
      error: hide.engineMissing,
    },
  ] as const;
  return fields.map(({ id, label, hint, error }) => (
    <TextField
      key={id}
      id={id}
      name={id}
      label={label}
      hint={hint}
      error={faults.includes(id) ? error : undefined}
      maxLength={25}
      autoCapitalize="characters"
      spellCheck={false}
      required={required}
    />
  ));
}
