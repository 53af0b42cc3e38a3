import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { CarImage, type PicturedModel } from '../facts/car-image.tsx';

/** The picture of a model on its page: a drawing says that it is one. */
export function ModelPicture({ model }: { readonly model: PicturedModel }) {
  const copy = useCopy('new-cars').model;
  const { language } = usePage();
  return (
    <figure className="grid gap-1">
      <CarImage model={model} alt={model.photo?.alt[language] ?? ''} eager />
      {model.photo === null && (
        <figcaption className="text-ink-3 text-small">{copy.drawn}</figcaption>
      )}
    </figure>
  );
}
