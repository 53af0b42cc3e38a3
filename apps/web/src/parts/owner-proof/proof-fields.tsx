import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../frame/copy/use-copy.ts';
import type { ProofFault } from './read-proof.ts';

type ProofFieldsProps = { readonly faults: readonly ProofFault[]; readonly required: boolean };

/** Chassis and engine number in full, as printed on the RC. */
export function ProofFields({ faults, required }: ProofFieldsProps) {
  const copy = useCopy('owner-proof');
  const fields = [
    {
      id: 'chassisNumber',
      label: copy.chassisLabel,
      hint: copy.chassisHint,
      error: copy.chassisMissing,
    },
    {
      id: 'engineNumber',
      label: copy.engineLabel,
      hint: copy.engineHint,
      error: copy.engineMissing,
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
