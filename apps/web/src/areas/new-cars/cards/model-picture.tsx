import type { Answer } from '@pahiya/api-client/api-client';
import { Img } from '@pahiya/ui/img';
import type { ComponentProps } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { CarImage } from '../facts/car-image.tsx';

type ModelPictureProps = Pick<ComponentProps<typeof CarImage>, 'model'> &
  Pick<Answer<'carVariants'>, 'photo'>;

/** The photograph of a model where editors have one, else its drawing. */
export function ModelPicture({ model, photo }: ModelPictureProps) {
  const copy = useCopy('new-cars').model;
  const { language } = usePage();
  return (
    <figure className="grid gap-1">
      {photo === null ? (
        <>
          <CarImage model={model} />
          <figcaption className="text-ink-3 text-small">{copy.drawn}</figcaption>
        </>
      ) : (
        <Img
          src={photo.src}
          alt={photo.alt[language]}
          width={photo.width}
          height={photo.height}
          sizes="(min-width: 64rem) 22rem, 100vw"
          eager
        />
      )}
    </figure>
  );
}
