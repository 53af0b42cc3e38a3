import { photoFaults } from '@pahiya/domain/fastag/tag-photo';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { type FormEvent, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { measurePhoto } from '../../../parts/photo-check/measure-photo.ts';
import type { TagVehicle } from './load-tag-page.ts';
import { TagFrame } from './tag-frame.tsx';
import { tagPath } from './tag-paths.ts';

type Fault = 'too-small' | 'too-dark' | 'too-bright' | 'blurred' | 'plate-not-seen';

/** Result of a check. `isLocal`: refused on the device, nothing was sent. */
export type PhotoOutcome =
  | {
      readonly kind: 'checked';
      readonly isGood: boolean;
      readonly faults: readonly Fault[];
      readonly width: number;
      readonly height: number;
      readonly isLocal: boolean;
    }
  | { readonly kind: 'missing' | 'too-large' }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

type TagPhotoPageProps = {
  readonly vehicle: TagVehicle;
  readonly failure: PageFailure | null;
  readonly outcome: PhotoOutcome | null;
};

/** Checks a photo before it goes to the bank: on the device first, and again on the server. */
export function TagPhotoPage({ vehicle, failure, outcome }: TagPhotoPageProps) {
  const copy = useCopy('toll-tag').photo;
  const [local, setLocal] = useState<PhotoOutcome | null>(null);
  const shown = local ?? outcome;
  return (
    <TagFrame vehicle={vehicle} title={copy.title} lead={copy.lead}>
      {failure !== null && <FailureFace failure={failure} />}
      {shown?.kind === 'failed' && <FailureFace failure={shown.failure} action={null} />}
      {shown?.kind === 'checked' && <Checked outcome={shown} />}
      {failure === null && (
        <>
          <PhotoForm vehicleNumber={vehicle.vehicleNumber} outcome={shown} onLocal={setLocal} />
          <Card id="guide" title={copy.guide} look="quiet">
            <ul className="plain-list">
              {copy.guideItems.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </TagFrame>
  );
}

function Checked({ outcome }: { outcome: Extract<PhotoOutcome, { kind: 'checked' }> }) {
  const copy = useCopy('toll-tag').photo;
  const { isGood, faults, width, height, isLocal } = outcome;
  return (
    <div role="status">
      <Card title={isGood ? copy.good : copy.bad} tone={isGood ? 'road' : 'amber'}>
        <div className="grid gap-2">
          {isGood && <p>{copy.goodText}</p>}
          {faults.length > 0 && (
            <ul className="plain-list">
              {faults.map((fault) => (
                <li key={fault}>{copy.faults[fault]}</li>
              ))}
            </ul>
          )}
          <p className="text-small">
            {copy.size(width, height)}
            {isLocal && ` · ${copy.local}`}
          </p>
        </div>
      </Card>
    </div>
  );
}

type PhotoFormProps = {
  readonly vehicleNumber: string;
  readonly outcome: PhotoOutcome | null;
  readonly onLocal: (outcome: PhotoOutcome | null) => void;
};

function PhotoForm({ vehicleNumber, outcome, onLocal }: PhotoFormProps) {
  const copy = useCopy('toll-tag').photo;
  const submit = useSubmit();
  const action = tagPath(vehicleNumber, 'photo');
  const isMissing = outcome?.kind === 'missing' || outcome?.kind === 'too-large';
  const message = outcome?.kind === 'too-large' ? copy.tooLarge : copy.missing;
  /** A photo that fails here is not uploaded. */
  const checkHere = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const file = new FormData(form).get('photo');
    const measured = file instanceof File && file.size > 0 ? await measurePhoto(file) : null;
    const faults = measured === null ? [] : photoFaults(measured);
    if (measured !== null && faults.length > 0) {
      const { width, height } = measured;
      onLocal({ kind: 'checked', isGood: false, faults, width, height, isLocal: true });
      return;
    }
    onLocal(null);
    await submit(form);
  };
  return (
    <Form method="post" action={action} encType="multipart/form-data" onSubmit={checkHere}>
      <Card>
        <div className="grid gap-4">
          <FormErrors
            title={copy.errorTitle}
            errors={isMissing ? [{ fieldId: 'photo', message }] : []}
          />
          <TextField
            id="photo"
            name="photo"
            type="file"
            label={copy.file}
            hint={copy.fileHint}
            accept="image/jpeg,image/png,image/webp"
            error={isMissing ? message : undefined}
            required
          />
          <CheckField id="plate" name="plate" value="yes" label={copy.plate} />
          <SubmitButton label={copy.submit} busy={copy.busy} action={action} block />
        </div>
      </Card>
    </Form>
  );
}
