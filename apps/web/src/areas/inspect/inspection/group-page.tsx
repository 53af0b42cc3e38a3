import type { CarSpot } from '@pahiya/domain/inspections/car-spot';
import { type InspectionGrade, isFault } from '@pahiya/domain/inspections/inspection-findings';
import type { Bilingual } from '@pahiya/domain/shared/bilingual';
import { ButtonLink } from '@pahiya/ui/button';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { type SubmitEvent, useState } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { chosenFile } from '../../../parts/controls/read-file.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { OutboxList } from '../../../parts/outbox/outbox-list.tsx';
import { inspectionPath, inspectorSignIn } from '../inspect-paths.ts';
import type { GroupOutcome } from './inspection-group.page.tsx';
import { sendFindings, sendPhoto, waitingFindings, waitingPhotos } from './inspection-outbox.ts';
import { fieldOf, readFindings } from './read-findings.ts';
import { SpotFields } from './spot-fields.tsx';
import { useInspectionOutbox } from './use-inspection-outbox.ts';

type Point = {
  readonly id: string;
  readonly name: Bilingual;
  readonly spot: CarSpot | null;
  readonly grades: readonly InspectionGrade[];
  readonly finding: {
    readonly grade: string;
    readonly note: string | null;
    readonly repair: { readonly low: number; readonly high: number } | null;
    readonly spot: CarSpot | null;
    readonly photoIds: readonly string[];
  } | null;
};

type GroupPageProps = {
  readonly inspectionId: string;
  readonly code: string;
  readonly name: Bilingual;
  readonly next: string | null;
  readonly points: readonly Point[];
  readonly isDone: boolean;
  readonly outcome: GroupOutcome | null;
};

/** The points of one group. With script everything goes through the outbox, so that it works without a network. */
export function GroupPage({
  inspectionId,
  code,
  name,
  next,
  points,
  isDone,
  outcome,
}: GroupPageProps) {
  const copy = useCopy('inspect');
  const { language } = usePage();
  const path = usePagePath();
  const here = inspectionPath(inspectionId, code);
  const waiting = useInspectionOutbox(inspectionId);
  const [wrongHere, setWrongHere] = useState<readonly string[]>([]);
  const wrong = outcome?.kind === 'costs' ? outcome.wrong : wrongHere;
  const newer = waitingFindings(waiting ?? []);
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = readFindings(
      form,
      points.map(({ id }) => id),
    );
    setWrongHere(read.wrong);
    if (read.wrong.length > 0) return;
    void sendFindings(inspectionId, copy.group.changeOf(name[language]), read);
    for (const point of points) {
      const photo = chosenFile(form, fieldOf.photo(point.id));
      if (photo === null) continue;
      void sendPhoto(inspectionId, copy.group.photoOf(point.name[language]), point.id, photo);
      const field = event.currentTarget.elements.namedItem(fieldOf.photo(point.id));
      if (field instanceof HTMLInputElement) field.value = '';
    }
  };
  return (
    <div className="grid gap-5 pt-4">
      <div>
        <h1>{name[language]}</h1>
        <p className="text-ink-2">{copy.group.gradeHelp}</p>
      </div>
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {outcome?.kind === 'photo' && <p role="alert">{copy.group.photoWrong}</p>}
      {outcome === null && isDone && <DoneNote text={copy.group.saved} />}
      <FormErrors
        title={copy.group.errors}
        errors={wrong.map((id) => ({ fieldId: fieldOf.low(id), message: copy.group.costWrong }))}
      />
      <Form
        method="post"
        action={here}
        encType="multipart/form-data"
        onSubmit={keep}
        className="grid gap-4"
        // What waits on this device replaces what the server has.
        key={waiting === null ? 'server' : `device-${newer.size > 0}`}
      >
        {points.map((point) => (
          <PointRow
            key={point.id}
            point={point}
            newer={newer.get(point.id) ?? null}
            photosWaiting={waitingPhotos(waiting ?? [], point.id)}
            isWrong={wrong.includes(point.id)}
          />
        ))}
        <div className="sticky bottom-0 z-10 bg-paper py-3">
          <SubmitButton label={copy.group.save} busy={copy.group.saving} action={here} block />
        </div>
      </Form>
      {waiting !== null && (
        <OutboxList
          entries={waiting}
          signIn={
            <ButtonLink href={path(inspectorSignIn(here))} size="sm">
              {copy.signIn.submit}
            </ButtonLink>
          }
        />
      )}
      <p className="flex flex-wrap gap-4">
        <a data-document="" href={path(inspectionPath(inspectionId))}>
          {copy.group.back}
        </a>
        {next !== null && (
          <a data-document="" href={path(inspectionPath(inspectionId, next))}>
            {copy.group.next}
          </a>
        )}
      </p>
    </div>
  );
}

type PointRowProps = {
  readonly point: Point;
  readonly newer: Omit<NonNullable<Point['finding']>, 'photoIds' | 'spot'> | null;
  readonly photosWaiting: number;
  readonly isWrong: boolean;
};

function PointRow({ point, newer, photosWaiting, isWrong }: PointRowProps) {
  const copy = useCopy('inspect').group;
  const { language } = usePage();
  const { id, grades, finding } = point;
  const known = newer ?? finding;
  const photos = (finding?.photoIds.length ?? 0) + photosWaiting;
  const isOpen = isWrong || (known !== null && isFault(known.grade as InspectionGrade));
  // The drawing is made once the details are opened, which only script can tell.
  const [isShown, setIsShown] = useState(false);
  const rupees = (paise: number | undefined) => (paise === undefined ? '' : String(paise / 100));
  return (
    <fieldset id={id} className="card grid gap-3">
      <legend className="font-semibold">{point.name[language]}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {grades.map((grade) => (
          <label key={grade} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={fieldOf.grade(id)}
              value={grade}
              defaultChecked={known?.grade === grade}
            />
            {copy.grades[grade]}
          </label>
        ))}
      </div>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
        <summary className="min-h-11 py-2">
          {copy.details}
          {photos > 0 && <> · {copy.photos(photos)}</>}
        </summary>
        <div className="grid gap-3">
          <TextField
            id={fieldOf.note(id)}
            name={fieldOf.note(id)}
            label={copy.note}
            maxLength={300}
            defaultValue={known?.note ?? ''}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              id={fieldOf.low(id)}
              name={fieldOf.low(id)}
              label={copy.low}
              inputMode="numeric"
              maxLength={9}
              defaultValue={rupees(known?.repair?.low)}
              error={isWrong ? copy.costWrong : undefined}
            />
            <TextField
              id={fieldOf.high(id)}
              name={fieldOf.high(id)}
              label={copy.high}
              inputMode="numeric"
              maxLength={9}
              defaultValue={rupees(known?.repair?.high)}
            />
          </div>
          <TextField
            id={fieldOf.photo(id)}
            name={fieldOf.photo(id)}
            type="file"
            label={copy.photo}
            accept="image/jpeg,image/png,image/webp"
            capture="environment"
          />
          {point.spot !== null && (
            <SpotFields id={id} spot={finding?.spot ?? point.spot} isOpen={isShown} />
          )}
        </div>
      </details>
    </fieldset>
  );
}
