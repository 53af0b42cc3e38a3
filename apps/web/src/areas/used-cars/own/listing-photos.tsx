import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import type { Own } from './own-listing-page.tsx';
import { ownListingPath } from './own-paths.ts';
import type { ListingField } from './read-facts.ts';

type ListingPhotosProps = {
  readonly listing: Own;
  readonly wrong: readonly ListingField[];
};

/** Photographs of a listing; in a draft they are added, put first and removed. */
export function ListingPhotos({ listing, wrong }: ListingPhotosProps) {
  const { photos: copy, faults } = useCopy('own-listing');
  const { photos, photosAtLeast, photosAtMost, listing: id, state } = listing;
  const action = ownListingPath(id);
  const isDraft = state === 'draft';
  const error = wrong.find(
    (field) => field === 'file' || field === 'fileCount' || field === 'photos',
  );
  return (
    <Card id="photos" title={copy.title} aside={<span>{copy.count(photos.length)}</span>}>
      <div className="grid gap-4">
        {isDraft && <p>{copy.text(photosAtLeast, photosAtMost)}</p>}
        {photos.length > 0 && (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {photos.map(({ photoId, width, height }, place) => (
              <li key={photoId} className="grid content-start gap-1">
                <img
                  src={`/api/v1/web/buyCar/own/${id}/photos/${photoId}`}
                  alt={copy.alt(place + 1)}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="used-photo"
                />
                {isDraft && <PhotoActs {...{ action, photoId, place }} />}
              </li>
            ))}
          </ul>
        )}
        {isDraft && photos.length < photosAtMost && (
          <Form method="post" action={action} encType="multipart/form-data" className="grid gap-3">
            <input type="hidden" name="intent" value="photo" />
            <TextField
              id="file"
              name="file"
              type="file"
              label={copy.add}
              hint={copy.hint}
              accept="image/jpeg,image/png,image/webp"
              error={error === undefined ? undefined : faults[error]}
              multiple
              required
            />
            <div className="actions">
              <SubmitButton
                label={copy.upload}
                busy={copy.uploading}
                action={action}
                intent="photo"
                variant="outline"
              />
            </div>
          </Form>
        )}
      </div>
    </Card>
  );
}

type PhotoActsProps = { readonly action: string; readonly photoId: string; readonly place: number };

function PhotoActs({ action, photoId, place }: PhotoActsProps) {
  const copy = useCopy('own-listing').photos;
  const acts = [
    ...(place === 0 ? [] : [{ intent: 'first', label: copy.first }]),
    { intent: 'remove-photo', label: copy.remove },
  ];
  return (
    <div className="flex flex-wrap gap-x-3">
      {acts.map(({ intent, label }) => (
        <Form key={intent} method="post" action={action}>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="photoId" value={photoId} />
          <button
            type="submit"
            className="btn btn-quiet btn-sm"
            aria-label={copy.of(label, place + 1)}
          >
            {label}
          </button>
        </Form>
      ))}
    </div>
  );
}
