import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { photosAtMost } from '@pahiya/domain/upkeep/log-entry';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { useLineWords } from './line-words.ts';
import { LogOutbox } from './log-outbox.tsx';
import { logPath, photoFile, photosPath } from './log-path.ts';
import type { PhotosOutcome } from './photos-outcome.ts';
import { photoTypes } from './read-line.ts';
import { useOutcomeFocus } from './use-outcome-focus.ts';
import { usePhotoSubmit } from './use-photo-submit.ts';
import type { VehicleLog } from './vehicle-log-page.tsx';

type LinePhotosPageProps = {
  readonly vehicleNumber: string;
  readonly display: string;
  readonly role: VehicleLog['role'];
  readonly entry: VehicleLog['entries'][number];
  readonly page: number;
  readonly outcome: PhotosOutcome | null;
};

/** Photos of one line, and a form for another. */
export function LinePhotosPage(props: LinePhotosPageProps) {
  const { vehicleNumber, display, role, entry, page, outcome: answered } = props;
  const copy = useCopy('vehicle-log');
  const { photos } = copy;
  const { language } = usePage();
  const path = usePagePath();
  const nameOf = useLineWords();
  const action = photosPath(vehicleNumber, { entryId: entry.entryId, page });
  const place = `${logPath(vehicleNumber)}/photos`;
  const line = `${nameOf(entry.category)}, ${formatIstDate(entry.on as IstDate, language)}`;
  const own = usePhotoSubmit({
    vehicleNumber,
    entryId: entry.entryId,
    label: photos.ofLine(line),
  });
  const message = useOutcomeFocus(own.outcome);
  const outcome = own.outcome ?? answered;
  const fault = outcome?.kind === 'file' ? photos.fault : undefined;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs
        label={photos.title}
        trail={[
          { href: path('/garage'), label: copy.garage },
          { href: path(`${logPath(vehicleNumber)}?page=${page}`), label: display },
        ]}
        here={photos.title}
      />
      <PageTitle title={photos.title} lead={line} />
      {outcome?.kind === 'kept' && (
        <div ref={message} tabIndex={-1}>
          <DoneNote text={copy.kept.photo} />
        </div>
      )}
      <LogOutbox vehicleNumber={vehicleNumber} />
      {outcome?.kind === 'failed' && (
        <div ref={message} tabIndex={-1}>
          <FailureFace failure={outcome.failure} action={null} />
        </div>
      )}
      {entry.photos.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {entry.photos.map((photoId, index) => (
            <li key={photoId} className="card grid content-start gap-2">
              <a href={photoFile(vehicleNumber, photoId)}>
                <img
                  src={photoFile(vehicleNumber, photoId)}
                  alt={photos.of(index + 1, line)}
                  loading="lazy"
                  width="400"
                  height="300"
                  className="aspect-4/3 h-auto w-full rounded-card object-cover"
                />
              </a>
              {role === 'owner' && (
                <Form method="post" action={action}>
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="photoId" value={photoId} />
                  <button
                    type="submit"
                    className="min-h-12 text-small underline underline-offset-4"
                    aria-label={photos.eraseLong(index + 1)}
                  >
                    {photos.erase}
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {entry.photos.length < photosAtMost && (
        <Card id="add" title={photos.add}>
          <Form
            method="post"
            action={action}
            encType="multipart/form-data"
            onSubmit={own.onSubmit}
            key={own.sentPhotos}
            className="grid gap-4"
          >
            <FormErrors
              title={copy.errors.title}
              errors={fault === undefined ? [] : [{ fieldId: 'photo', message: fault }]}
            />
            <TextField
              id="photo"
              name="photo"
              type="file"
              label={photos.file}
              hint={photos.hint}
              accept={photoTypes.join(',')}
              error={fault}
              required
            />
            {own.isSending ? (
              <Button type="submit" busy={photos.busy} block>
                {photos.submit}
              </Button>
            ) : (
              <SubmitButton label={photos.submit} busy={photos.busy} action={place} block />
            )}
          </Form>
        </Card>
      )}
    </div>
  );
}
