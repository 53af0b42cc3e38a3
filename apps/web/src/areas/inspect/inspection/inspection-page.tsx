import type { Answer } from '@pahiya/api-client/api-client';
import type { Bilingual } from '@pahiya/domain/shared/bilingual';
import { groupDigits } from '@pahiya/domain/shared/intl';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { KeyValues } from '@pahiya/ui/key-values';
import { TextField } from '@pahiya/ui/text-field';
import { type SubmitEvent, useEffect } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { keepForOffline } from '../../../frame/sw/offline-pages.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { chosenFile } from '../../../parts/controls/read-file.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { OutboxList } from '../../../parts/outbox/outbox-list.tsx';
import { slotWords } from '../../../parts/slot/slot-words.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { inspectionPath, inspectorSignIn, inspectPath } from '../inspect-paths.ts';
import { sendFindings, sendPhoto } from './inspection-outbox.ts';
import { readKm } from './read-findings.ts';
import { useInspectionOutbox } from './use-inspection-outbox.ts';

type Group = {
  readonly code: string;
  readonly name: Bilingual;
  readonly all: number;
  readonly done: number;
  readonly names: Readonly<Record<string, Bilingual>>;
};

type InspectionPageProps = Answer<'inspectorInspection'> & {
  readonly groups: readonly Group[];
  readonly isDone: boolean;
  readonly failure: PageFailure | null;
};

/** An inspection: where and when, the groups of points, the odometer, what is missing, and submitting it. */
export function InspectionPage(page: InspectionPageProps) {
  const copy = useCopy('inspect');
  const { language } = usePage();
  const path = usePagePath();
  const { inspection, groups, address, phone, returnNote, isDone, failure } = page;
  const { inspectionId, car, vehicleNumber, slot } = inspection;
  const here = inspectionPath(inspectionId);
  const waiting = useInspectionOutbox(inspectionId);
  useKeptPages(inspectionId, groups);
  const { day, from, until } = slotWords(slot, language);
  return (
    <div className="grid gap-5 pt-4">
      <div>
        <h1>
          <EnglishRun text={car.title || vehicleNumber} />
        </h1>
        <p className="text-ink-2 text-lead">
          <span className="nums">{vehicleNumber}</span> · {copy.when(day, from, until)}
        </p>
      </div>
      {failure !== null && <FailureFace failure={failure} action={null} />}
      {failure === null && isDone && <DoneNote text={copy.group.saved} />}
      {returnNote !== null && (
        <Card id="returned" title={copy.inspection.returned} tone="amber">
          <p>
            <EnglishRun text={returnNote} />
          </p>
        </Card>
      )}
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
      <Card id="where">
        <KeyValues
          facts={[
            {
              id: 'address',
              term: copy.inspection.address,
              detail: <EnglishRun text={address ?? ''} />,
            },
            {
              id: 'phone',
              term: copy.inspection.phone,
              detail: phone === null ? '' : <a href={`tel:+91${phone}`}>{phone}</a>,
            },
            {
              id: 'km',
              term: copy.inspection.km,
              detail: car.km === null ? '' : groupDigits(car.km),
            },
          ]}
        />
      </Card>
      <section aria-labelledby="groups" className="grid gap-3">
        <h2 id="groups">{copy.inspection.groups}</h2>
        <ul className="grid gap-2 sm:grid-cols-2">
          {groups.map(({ code, name, done, all }) => (
            <li key={code}>
              <a
                data-document=""
                className="card flex! justify-between gap-3 py-3! no-underline"
                href={path(inspectionPath(inspectionId, code))}
              >
                <b>{name[language]}</b>
                <span className="nums text-ink-2">{copy.inspection.progress(done, all)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Odometer page={page} />
      <Missing page={page} isWaiting={waiting !== null && waiting.length > 0} />
      <p>
        <a data-document="" href={path(inspectPath)}>
          {copy.inspection.back}
        </a>
      </p>
    </div>
  );
}

/** Keeps the pages of the inspection on the device, so that it can go on without a network. */
function useKeptPages(inspectionId: string, groups: readonly Group[]): void {
  const path = usePagePath();
  useEffect(() => {
    void keepForOffline(path(inspectionPath(inspectionId)));
    for (const { code } of groups) void keepForOffline(path(inspectionPath(inspectionId, code)));
  }, [inspectionId, groups, path]);
}

function Odometer({ page }: { page: InspectionPageProps }) {
  const copy = useCopy('inspect');
  const { inspectionId } = page.inspection;
  const here = inspectionPath(inspectionId);
  const { odometerKm, odometerPhotoIds } = page.record;
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const km = readKm(String(form.get('odometerKm') ?? ''));
    const photo = chosenFile(form, 'photo');
    event.preventDefault();
    const label = copy.inspection.odometer;
    if (km !== null) void sendFindings(inspectionId, label, { findings: [], odometerKm: km });
    if (photo !== null) void sendPhoto(inspectionId, copy.inspection.odometerPhoto, 'ODO', photo);
    const field = event.currentTarget.elements.namedItem('photo');
    if (field instanceof HTMLInputElement) field.value = '';
  };
  return (
    <Form method="post" action={here} encType="multipart/form-data" onSubmit={keep}>
      <Card id="odometer" title={copy.inspection.odometer}>
        <div className="grid gap-3">
          <input type="hidden" name="intent" value="odometer" />
          <TextField
            id="odometerKm"
            name="odometerKm"
            label={copy.inspection.odometerKm}
            inputMode="numeric"
            maxLength={9}
            autoComplete="off"
            defaultValue={odometerKm === null ? '' : String(odometerKm)}
          />
          <TextField
            id="odometerPhoto"
            name="photo"
            type="file"
            label={copy.inspection.odometerPhoto}
            hint={
              odometerPhotoIds.length === 0 ? undefined : copy.group.photos(odometerPhotoIds.length)
            }
            accept="image/jpeg,image/png,image/webp"
            capture="environment"
          />
          <SubmitButton
            label={copy.group.save}
            busy={copy.group.saving}
            action={here}
            intent="odometer"
            variant="outline"
          />
        </div>
      </Card>
    </Form>
  );
}

function Missing({ page, isWaiting }: { page: InspectionPageProps; isWaiting: boolean }) {
  const copy = useCopy('inspect').inspection;
  const { language } = usePage();
  const path = usePagePath();
  const { gaps, groups, inspection } = page;
  const here = inspectionPath(inspection.inspectionId);
  const nameOf = (pointId: string) =>
    groups.find(({ names }) => pointId in names)?.names[pointId]?.[language] ?? pointId;
  return (
    <Card id="submit" title={gaps.length === 0 ? copy.nothingMissing : copy.missing(gaps.length)}>
      <div className="grid gap-3">
        {gaps.length > 0 && (
          <Disclosure summary={copy.missing(gaps.length)}>
            <ul className="grid gap-1">
              {gaps.slice(0, 40).map(({ kind, pointId }) => (
                <li key={`${kind}${pointId}`}>
                  {pointId === null ? (
                    copy.gaps[kind]
                  ) : (
                    <a
                      data-document=""
                      href={`${path(inspectionPath(inspection.inspectionId, pointId.split('-')[0]))}#${pointId}`}
                    >
                      {nameOf(pointId)}: {copy.gaps[kind]}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        {gaps.length === 0 && !isWaiting && (
          <Form method="post" action={here}>
            <input type="hidden" name="intent" value="submit" />
            <SubmitButton
              label={copy.submit}
              busy={copy.submitting}
              action={here}
              intent="submit"
              block
            />
          </Form>
        )}
        <p className="text-ink-2 text-small">{copy.offline}</p>
      </div>
    </Card>
  );
}
