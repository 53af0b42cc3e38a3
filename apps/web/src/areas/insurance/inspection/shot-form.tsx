import { photoFaults } from '@pahiya/domain/fastag/tag-photo';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import { type FormEvent, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { measurePhoto } from '../../../parts/photo-check/measure-photo.ts';
import type { Inspection, ShotFault } from './inspection-outcome.ts';
import { shotFaultWord } from './shot-fault-word.ts';
import { shotWords } from './shot-words.ts';

type ShotFormProps = {
  readonly shot: Inspection['shots'][number];
  readonly vehicle: Inspection['vehicle'];
  readonly action: string;
  readonly faults: readonly ShotFault[];
  /** The one to take now. */
  readonly isNext: boolean;
};

const tones = { missing: 'neutral', again: 'amber', added: 'road' } as const;

/** A shot of the list with the form that takes it. With script a picture that fails on the device is not uploaded. */
export function ShotForm({ shot, vehicle, action, faults, isNext }: ShotFormProps) {
  const copy = useCopy('insurance-inspection');
  const submit = useSubmit();
  const [local, setLocal] = useState<readonly ShotFault[]>([]);
  const { shot: name, state, needsPlate } = shot;
  const words = shotWords(copy, name, vehicle);
  const shown = (local.length > 0 ? local : faults).map((fault) => shotFaultWord(copy, fault));
  const plateFault = copy.faults['plate-not-seen'];
  const pictureFaults = shown.filter((one) => one !== plateFault);
  const checkHere = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const file = given.get('picture');
    const measured = file instanceof File && file.size > 0 ? await measurePhoto(file) : null;
    const found: ShotFault[] = [
      ...(measured === null ? [] : photoFaults(measured)),
      ...(needsPlate && given.get('plate') !== 'yes' ? (['plate-not-seen'] as const) : []),
    ];
    setLocal(found);
    if (found.length === 0) await submit(form);
  };
  return (
    <Card
      title={words.name}
      level={2}
      aside={<StatusChip tone={tones[state]} word={copy.shotStates[state]} />}
    >
      <Form
        method="post"
        action={action}
        encType="multipart/form-data"
        onSubmit={checkHere}
        className="grid gap-3"
      >
        <p className="text-small">{words.show}</p>
        <input type="hidden" name="intent" value="picture" />
        <input type="hidden" name="shot" value={name} />
        <TextField
          id={`picture-${name}`}
          name="picture"
          type="file"
          label={copy.file}
          hint={copy.fileHint}
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          error={pictureFaults.length > 0 ? pictureFaults.join(' ') : undefined}
          required
        />
        {needsPlate && (
          <CheckField
            id={`plate-${name}`}
            name="plate"
            value="yes"
            label={copy.plate}
            error={shown.includes(plateFault) ? plateFault : undefined}
          />
        )}
        <SubmitButton
          label={state === 'missing' ? copy.add(words.name) : copy.replace(words.name)}
          busy={copy.addBusy}
          variant={isNext ? 'sun' : 'outline'}
          action={action}
          block
        />
      </Form>
    </Card>
  );
}
