import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { newVehiclePath } from '../insurance-path.ts';
import type { Catalogue } from './load-catalogue.ts';

/** Make, model and variant of a new car, one step after the other, as a plain form. */
export function CatalogueCard({ catalogue }: { readonly catalogue: Catalogue }) {
  const { catalogue: copy } = useCopy('insurance-new');
  const path = usePagePath();
  const { make, model, makes, models, variants, chosen } = catalogue;
  if (catalogue.isDown) return <p>{copy.failed}</p>;
  return (
    <Card id="catalogue" title={copy.title}>
      <form
        method="get"
        action={path(newVehiclePath)}
        className="grid gap-4"
        key={`${make}/${model}/${chosen?.id ?? ''}`}
      >
        <p>
          {chosen === null ? (
            copy.lead
          ) : (
            <>
              {copy.filled} <span lang="en">{chosen.name}</span>. {copy.check}
            </>
          )}
        </p>
        <div className="grid items-end gap-4 sm:grid-cols-3">
          <SelectField
            id="make"
            name="make"
            label={copy.make}
            options={[...makes]}
            emptyLabel={copy.choose}
            defaultValue={make}
          />
          {models.length > 0 && (
            <SelectField
              id="carModel"
              name="carModel"
              label={copy.model}
              options={[...models]}
              emptyLabel={copy.choose}
              defaultValue={model}
            />
          )}
          {variants.length > 0 && (
            <SelectField
              id="car"
              name="car"
              label={copy.variant}
              options={[...variants]}
              emptyLabel={copy.choose}
              defaultValue={chosen?.id ?? ''}
            />
          )}
        </div>
        <div className="actions">
          <Button variant="outline">{variants.length > 0 ? copy.fill : copy.next}</Button>
          {make !== '' && (
            <a href={path(newVehiclePath)} className="inline-flex min-h-11 items-center">
              {copy.again}
            </a>
          )}
        </div>
      </form>
    </Card>
  );
}
