import type { Answer } from '@pahiya/api-client/api-client';
import { callAddress } from '@pahiya/contracts/call';
import { deskVehiclePicture } from '@pahiya/contracts/insurance/insurance-calls';
import type { InspectionShot } from '@pahiya/domain/insurance/vehicle-inspection';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import { Button } from '@pahiya/ui/button';
import { CheckField } from '@pahiya/ui/check-field';
import { FieldError } from '@pahiya/ui/field-notes';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { Refused } from '../../../parts/failure/refused.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';

type VehicleInspectionProps = Answer<'deskVehicleInspection'> & {
  readonly refused:
    | (Refused & {
        readonly decision: 'pass' | 'refuse' | 'again';
        readonly typed: { readonly note: string; readonly shots: readonly InspectionShot[] };
      })
    | null;
};

/** The pictures of an inspection beside what each must show, and the decision. */
export function VehicleInspection(page: VehicleInspectionProps) {
  const copy = useCopy('desk-insurance');
  const path = usePagePath();
  const { inspectionId, insurer, vehicleNumber, state, note, shots, refused } = page;
  const isOpen = state === 'submitted';
  const typed = isOpen ? refused?.typed : undefined;
  const lacks = (field: string) => isOpen && refused?.fields.includes(`body.${field}`) === true;
  return (
    <form
      method="post"
      action={path(`/desk/insurance/${inspectionId}`)}
      className="grid gap-5 pt-4"
    >
      <h1>{copy.one(displayVehicleNumber(vehicleNumber as VehicleNumber))}</h1>
      <RefusalNote refused={refused} />
      <p>
        <EnglishRun text={insurer} /> · {copy.states[state]}
      </p>
      {note !== null && <p className="wrap-anywhere">{note}</p>}
      <ul className="grid gap-5 sm:grid-cols-2">
        {shots.map(({ shot, state: taken }) => (
          <li key={shot} className="card grid content-start gap-2">
            <h2>{copy.shots[shot].name}</h2>
            <p className="text-small">{copy.shots[shot].show}</p>
            {taken === 'missing' ? (
              <p>{copy.missing}</p>
            ) : (
              <a href={pictureAddress(inspectionId, shot)}>
                <img
                  src={pictureAddress(inspectionId, shot)}
                  alt={copy.shots[shot].name}
                  width={480}
                  height={360}
                  loading="lazy"
                  className="rounded-button object-contain"
                />
              </a>
            )}
            {isOpen && (
              <CheckField
                id={`again-${shot}`}
                name="shot"
                value={shot}
                label={copy.again}
                defaultChecked={typed?.shots.includes(shot)}
              />
            )}
          </li>
        ))}
      </ul>
      {isOpen && (
        <section className="card grid gap-3" aria-labelledby="decide">
          <h2 id="decide">{copy.decide}</h2>
          <TextAreaField
            id="note"
            name="note"
            label={copy.note}
            hint={copy.noteHint}
            rows={2}
            maxLength={300}
            defaultValue={typed?.note}
            error={lacks('note') ? copy.noNote : undefined}
          />
          <FieldError id="shots-error" error={lacks('shots') ? copy.noShots : undefined} />
          {/* The first one is what Enter does: it decides nothing. */}
          <div className="flex flex-wrap gap-3">
            <Button name="decision" value="again" variant="outline">
              {copy.askAgain}
            </Button>
            <Button name="decision" value="pass">
              {copy.pass}
            </Button>
            <Button name="decision" value="refuse" variant="outline">
              {copy.refuse}
            </Button>
          </div>
        </section>
      )}
    </form>
  );
}

function pictureAddress(inspectionId: string, shot: string): string {
  return callAddress(deskVehiclePicture)
    .replace(':inspectionId', inspectionId)
    .replace(':shot', shot);
}
