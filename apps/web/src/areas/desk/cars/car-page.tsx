import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { DeskForm } from '../shell/desk-form.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import type { CarOutcome } from './car.desk.tsx';
import { CarDeskLinks } from './car-desk-links.tsx';
import { DrawingForm } from './drawing-form.tsx';
import { FigureForm, PriceForm, SourceFields } from './variant-forms.tsx';
import { FigureTable, PriceTable } from './variant-values.tsx';

export type DeskCar = Answer<'deskCar'>;
type CarPageProps = {
  readonly car: DeskCar;
  readonly deed: 'figure' | 'price' | 'drawing' | 'model' | null;
  readonly outcome: CarOutcome | null;
};

/** A model at the desk: its photograph, and each variant with its values, prices and their sources. */
export function CarPage({ car, deed, outcome }: CarPageProps) {
  const copy = useCopy('desk-cars');
  const path = usePagePath();
  const { make, model, variants } = car;
  const here = `/desk/cars/${make.slug}/${model.slug}`;
  const typedOf = (variant: string) =>
    outcome !== null && outcome.typed.variant === variant ? outcome.typed : {};
  return (
    <div className="grid gap-5 pt-4">
      <CarDeskLinks here="models" />
      <h1 lang="en" translate="no">{`${make.name} ${model.name}`}</h1>
      <p className="flex flex-wrap gap-x-6">
        <a
          href={path(`/new-cars/${make.slug}/${model.slug}`)}
          className="inline-flex min-h-11 items-center"
        >
          {copy.openPage}
        </a>
        <a
          href={path(`/desk/cars/videos?model=${make.slug}/${model.slug}#add`)}
          className="inline-flex min-h-11 items-center"
        >
          {copy.videos.add}
        </a>
      </p>
      {deed !== null && outcome === null && <DoneNote text={copy.done[deed]} />}
      <RefusalNote refused={outcome?.refused ?? null} />
      <ModelForm car={car} here={here} />
      <DrawingForm car={car} here={here} typed={outcome?.typed ?? {}} />
      <h2>{copy.variants}</h2>
      <div>
        {variants.map((variant) => (
          <Disclosure
            key={variant.slug}
            summary={variant.name}
            open={outcome?.typed.variant === variant.slug}
          >
            <div className="grid gap-5">
              <FigureTable figures={variant.figures} />
              <FigureForm here={here} variant={variant.slug} typed={typedOf(variant.slug)} />
              <PriceTable prices={variant.prices} />
              <PriceForm here={here} variant={variant.slug} typed={typedOf(variant.slug)} />
            </div>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}

function ModelForm({ car, here }: { readonly car: DeskCar; readonly here: string }) {
  const copy = useCopy('desk-cars');
  const path = usePagePath();
  return (
    <Card title={copy.picture} id="picture">
      <DeskForm action={here} intent="model" className="grid gap-3">
        <p>
          {copy.pictureText}{' '}
          <a href={path('/desk/images')} className="inline-flex min-h-11 items-center">
            {copy.images}
          </a>
        </p>
        <TextField
          id="photo"
          name="photo"
          label={copy.photoAddress}
          hint={copy.photoHint}
          lang="en"
          maxLength={80}
          defaultValue={car.photo ?? ''}
        />
        <p>{car.untested === null ? copy.untestedText : copy.untestedNow(car.untested)}</p>
        <SourceFields id="model" typed={{}} isRequired={false} />
        <div>
          <Button>{copy.save}</Button>
        </div>
      </DeskForm>
    </Card>
  );
}
