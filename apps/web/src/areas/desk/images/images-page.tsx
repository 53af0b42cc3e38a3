import type { UploadedImage } from '@pahiya/contracts/images/image-contracts';
import { languages } from '@pahiya/domain/shared/language';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { Img } from '@pahiya/ui/img';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { DeskForm } from '../shell/desk-form.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import type { ImageOutcome, imageDeeds } from './image-actions.ts';

type ImagesPageProps = {
  readonly images: readonly UploadedImage[];
  readonly pageNumber: number;
  readonly hasMore: boolean;
  readonly done: (typeof imageDeeds)[number] | null;
  readonly outcome: ImageOutcome | null;
};

/** Article images: upload form and list, with the Markdown to embed each. */
export function ImagesPage({ images, pageNumber, hasMore, done, outcome }: ImagesPageProps) {
  const copy = useCopy('desk-images');
  const path = usePagePath();
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      {done !== null && outcome === null && <DoneNote text={copy.deeds[done]} />}
      {isStillShown(outcome) ? (
        <p className="form-errors" role="alert">
          {copy.used}
        </p>
      ) : (
        <RefusalNote refused={outcome?.refused ?? null} />
      )}
      <div className="split lg:grid-cols-[minmax(0,1fr)_20rem]!">
        <div className="grid content-start gap-4">
          {images.length === 0 ? (
            <EmptyFace title={copy.empty.title} detail={copy.empty.detail} />
          ) : (
            <ul className="grid gap-4 md:grid-cols-2">
              {images.map((image) => (
                <ImageItem key={image.src} image={image} />
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-3">
            {pageNumber > 1 && (
              <ButtonLink variant="outline" href={path('/desk/images')}>
                {copy.first}
              </ButtonLink>
            )}
            {hasMore && (
              <ButtonLink variant="outline" href={path(`/desk/images?page=${pageNumber + 1}`)}>
                {copy.next}
              </ButtonLink>
            )}
          </div>
        </div>
        <UploadCard outcome={outcome} />
      </div>
    </div>
  );
}

function UploadCard({ outcome }: { outcome: ImageOutcome | null }) {
  const copy = useCopy('desk-images');
  const path = usePagePath();
  const missing = outcome?.missing ?? [];
  return (
    <Card title={copy.upload} id="upload">
      <p>{copy.uploadText}</p>
      <form
        method="post"
        action={path('/desk/images')}
        encType="multipart/form-data"
        className="mt-3 grid gap-3"
      >
        <TextField
          id="file"
          name="file"
          type="file"
          label={copy.file}
          hint={copy.fileHint}
          accept="image/jpeg,image/png,image/webp"
          error={missing.includes('file') ? copy.noFile : undefined}
          required
        />
        {languages.map((language) => (
          <TextField
            key={language}
            id={`alt-${language}`}
            name={`alt-${language}`}
            label={copy.alt[language]}
            lang={language}
            defaultValue={outcome?.alt[language] ?? ''}
            maxLength={300}
            error={missing.includes(language) ? copy.noAlt : undefined}
            required
          />
        ))}
        <div>
          <Button>{copy.send}</Button>
        </div>
      </form>
    </Card>
  );
}

function ImageItem({ image }: { image: UploadedImage }) {
  const copy = useCopy('desk-images');
  const { language } = usePage();
  const { src, width, height, alt, uploadedAt } = image;
  return (
    <li className="card grid min-w-0 content-start gap-2">
      <Img
        src={src}
        alt={alt[language]}
        width={width}
        height={height}
        sizes="(min-width: 48rem) 20rem, 100vw"
      />
      <p className="text-ink-2 text-small">
        {`${width} × ${height} · ${instantText(uploadedAt, language)}`}
      </p>
      <p className="text-small">{copy.write}</p>
      {languages.map((one) => (
        <p key={one} lang={one} translate="no" className="wrap-anywhere">
          <code>{`![${plain(alt[one])}](${src}#${width}x${height})`}</code>
        </p>
      ))}
      <Disclosure summary={copy.delete}>
        <DeskForm action="/desk/images" intent="delete" fields={{ image: src }}>
          <p>{copy.deleteText}</p>
          <Button variant="outline" aria-label={copy.deleteThis(alt[language])}>
            {copy.delete}
          </Button>
        </DeskForm>
      </Disclosure>
    </li>
  );
}

/** Whether deleting was refused because an article uses it. */
function isStillShown(outcome: ImageOutcome | null): boolean {
  const refused = outcome?.refused;
  return refused?.intent === 'delete' && refused.failure.code === 'operator/wrong-state';
}

/** Brackets would end the alt text in Markdown. */
function plain(text: string): string {
  return text.replace(/[[\]\\]/g, ' ').trim();
}
