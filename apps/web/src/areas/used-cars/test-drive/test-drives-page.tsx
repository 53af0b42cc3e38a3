import type { Answer } from '@pahiya/api-client/api-client';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import type { Tone } from '@pahiya/ui/tone';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { testDrivesPath, usedCarsPath } from '../facts/used-car-paths.ts';
import type { DrivesOutcome } from './test-drives.page.tsx';

type Drive = Answer<'testDrives'>['drives'][number];

const tones: Readonly<Record<Drive['state'], Tone>> = {
  asked: 'amber',
  confirmed: 'road',
  declined: 'neutral',
  cancelled: 'neutral',
  over: 'neutral',
};

/** Test drives of a person, as buyer and as seller. */
export function TestDrivesPage({
  drives,
  done,
  outcome,
}: {
  readonly drives: readonly Drive[];
  readonly done: string | null;
  readonly outcome: DrivesOutcome | null;
}) {
  const copy = useCopy('test-drive').list;
  const path = usePagePath();
  const words: Readonly<Record<string, string>> = copy.done;
  const said = outcome === null && done !== null ? words[done] : undefined;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <PageTitle title={copy.title} lead={copy.lead} />
      {said !== undefined && <DoneNote text={said} />}
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {drives.length === 0 && (
        <EmptyFace
          title={copy.none}
          detail={copy.noneDetail}
          action={<ButtonLink href={path(usedCarsPath)}>{copy.find}</ButtonLink>}
        />
      )}
      <ul className="grid gap-4">
        {drives.map((drive) => (
          <DriveRow
            key={drive.driveId}
            drive={drive}
            isPlaceMissing={outcome?.kind === 'no-place' && outcome.driveId === drive.driveId}
          />
        ))}
      </ul>
    </div>
  );
}

function DriveRow({ drive, isPlaceMissing }: { drive: Drive; isPlaceMissing: boolean }) {
  const copy = useCopy('test-drive').list;
  const { language } = usePage();
  const path = usePagePath();
  const { car, state, side, place, startsAt } = drive;
  const isOpen = state === 'asked' || state === 'confirmed';
  return (
    <li className="card grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b>
          {drive.path === null ? (
            <EnglishRun text={car} />
          ) : (
            <a data-document="" href={path(drive.path)}>
              <EnglishRun text={car} />
            </a>
          )}
        </b>
        <StatusChip tone={tones[state]} word={copy.states[state]} />
      </div>
      <p>
        <b>{instantText(startsAt, language)}</b>
      </p>
      {state === 'asked' && <p>{side === 'buyer' ? copy.asked : copy.buyer}</p>}
      {place !== null && <p>{copy.place(place)}</p>}
      {isOpen && <DriveActs drive={drive} isPlaceMissing={isPlaceMissing} />}
    </li>
  );
}

function DriveActs({ drive, isPlaceMissing }: { drive: Drive; isPlaceMissing: boolean }) {
  const copy = useCopy('test-drive').list;
  const { language } = usePage();
  const { driveId, car, state, side, startsAt } = drive;
  const when = instantText(startsAt, language);
  const isAnswer = side === 'seller' && state === 'asked';
  const placeId = `place-${driveId}`;
  return (
    <Form method="post" action={testDrivesPath} className="grid gap-3">
      <input type="hidden" name="driveId" value={driveId} />
      {isAnswer && (
        <TextField
          id={placeId}
          name="place"
          label={copy.placeLabel}
          hint={copy.placeHint}
          maxLength={200}
          autoComplete="off"
          error={isPlaceMissing ? copy.placeMissing : undefined}
        />
      )}
      <div className="actions">
        {isAnswer ? (
          <>
            <Button
              type="submit"
              name="act"
              value="confirm"
              aria-label={copy.of(copy.confirm, car, when)}
            >
              {copy.confirm}
            </Button>
            <Button
              type="submit"
              name="act"
              value="decline"
              variant="outline"
              aria-label={copy.of(copy.decline, car, when)}
            >
              {copy.decline}
            </Button>
          </>
        ) : (
          <Button
            type="submit"
            name="act"
            value="cancel"
            variant="outline"
            aria-label={copy.of(copy.cancel, car, when)}
          >
            {copy.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
