import type { Answer } from '@pahiya/api-client/api-client';
import { pictureAlt } from '@pahiya/domain/community/post-states';
import { Button } from '@pahiya/ui/button';
import { CheckField } from '@pahiya/ui/check-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { OwnPicture } from '../own/own-picture.tsx';

type PicturesFieldProps = {
  readonly waiting: Answer<'waitingPictures'>;
  /** What was typed for a picture that was not taken. */
  readonly alt: string;
  readonly isSynthetic: boolean;
  readonly pictureError: string | undefined;
  readonly altError: string | undefined;
};

/** Pictures of a post that is written: each is uploaded with what it shows, and waits with the draft. */
export function PicturesField({
  waiting,
  alt,
  isSynthetic,
  pictureError,
  altError,
}: PicturesFieldProps) {
  const copy = useCopy('community-write').pictures;
  const label = useCopy('community').synthetic;
  const { pictures, atMost } = waiting;
  return (
    <fieldset className="grid gap-4">
      <legend className="font-semibold">{copy.title(atMost)}</legend>
      {pictures.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {pictures.map((picture) => (
            <li key={picture.pictureId} className="grid content-start gap-1">
              <OwnPicture picture={picture} />
              <p>{picture.alt}</p>
              {picture.isSynthetic && <p className="text-ink-2 text-small">{label}</p>}
              <div>
                <Button
                  name="intent"
                  value={`drop-picture:${picture.pictureId}`}
                  variant="quiet"
                  size="sm"
                  aria-label={`${copy.drop}: ${picture.alt}`}
                >
                  {copy.drop}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < atMost && (
        <>
          <TextField
            id="picture"
            name="picture"
            type="file"
            label={copy.file}
            hint={copy.fileHint}
            accept="image/jpeg,image/png,image/webp"
            error={pictureError}
          />
          <TextField
            id="alt"
            name="alt"
            label={copy.alt}
            hint={copy.altHint}
            defaultValue={alt}
            maxLength={pictureAlt.most * 2}
            autoComplete="off"
            error={altError}
          />
          <CheckField
            id="synthetic"
            name="synthetic"
            label={copy.synthetic}
            hint={copy.syntheticHint}
            defaultChecked={isSynthetic}
            autoComplete="off"
          />
          <div>
            <Button name="intent" value="picture" variant="outline">
              {copy.add}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}
