import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { ResultCard } from '@pahiya/ui/result-card';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { shortlistPath } from '../../../parts/shortlist/keep-button.tsx';
import { CarImage } from '../facts/car-image.tsx';
import { modelPath } from '../facts/car-paths.ts';
import { monthText, shortPrice } from '../facts/car-words.ts';

type Models = Answer<'carModels'>;
type KeptCarProps = { readonly make: Models['make']; readonly model: Models['models'][number] };

/** A model on the shortlist. */
export function KeptCar({ make, model }: KeptCarProps) {
  const copy = useCopy('shortlist');
  const { language } = usePage();
  const path = usePagePath();
  const { prices, rating } = model;
  const href = path(modelPath(make.slug, model.slug));
  const name = `${make.name} ${model.name}`;
  return (
    <ResultCard
      picture={<CarImage model={model} />}
      over={make.name}
      name={model.name}
      href={href}
      price={
        prices === null
          ? copy.noPrice
          : copy.to(shortPrice(prices.leastPaise, copy), shortPrice(prices.mostPaise, copy))
      }
      priceNote={prices === null ? undefined : copy.asOf(monthText(prices.asOf, language))}
      facts={[
        { label: copy.fuel, value: model.fuels.map((fuel) => copy.fuels[fuel]).join(', ') },
        { label: copy.seats, value: model.seats.join(', ') || copy.notKnown },
        {
          label: copy.crash,
          value: rating === null ? copy.notKnown : copy.stars(rating.adultStars),
        },
      ]}
      actions={
        <>
          <Form method="post" action={shortlistPath}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="kind" value="new-car" />
            <input type="hidden" name="id" value={`${make.slug}/${model.slug}`} />
            <Button type="submit" variant="quiet" size="sm" aria-label={copy.removeOf(name)}>
              {copy.remove}
            </Button>
          </Form>
          <a href={href}>{copy.variants(model.variants)}</a>
        </>
      }
    />
  );
}
