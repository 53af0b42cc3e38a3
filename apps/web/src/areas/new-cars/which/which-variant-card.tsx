import type { Answer } from '@pahiya/api-client/api-client';
import { type SpecKeyId, specKeys } from '@pahiya/domain/new-cars/spec-keys';
import { leastKeys, type VariantWishes, whichVariant } from '@pahiya/domain/new-cars/which-variant';
import type { Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { modelPath, variantPath } from '../facts/car-paths.ts';
import { fullPrice } from '../facts/car-words.ts';
import { hasWishes } from './which-wishes.ts';

type Page = Pick<Answer<'carVariants'>, 'make' | 'model' | 'variants'>;
type Variant = Page['variants'][number];
type WhichVariantCardProps = { readonly page: Page; readonly wishes: VariantWishes };

/** Which variant has everything wanted: a plain form, and the cheapest one with what one step more costs. */
export function WhichVariantCard({ page, wishes }: WhichVariantCardProps) {
  const copy = useCopy('new-cars').which;
  const current = page.variants.filter(isCurrent);
  if (!isChoice(current) && !hasWishes(wishes)) return null;
  return (
    <Card title={copy.title} id="which">
      <div className="grid gap-4">
        <WishForm page={page} current={current} wishes={wishes} />
        {hasWishes(wishes) && <Result page={page} current={current} wishes={wishes} />}
      </div>
    </Card>
  );
}

/** Of the whole car, and not old: the only prices that can be compared. */
function isCurrent({ price }: Variant): boolean {
  return price !== null && !price.isOld && price.kind === 'full';
}

/** Whether the variants differ in anything that can be wanted. */
function isChoice(current: readonly Variant[]): boolean {
  const kinds = [
    current.map(({ fuel }) => fuel),
    current.map(({ gearboxKind }) => gearboxKind),
    current.map(({ drive }) => drive),
  ];
  const differ = (values: readonly unknown[]) =>
    new Set(values.filter((one) => one !== null)).size > 1;
  return kinds.some(differ) || leastKeys.some((key) => valuesOf(current, key).length > 1);
}

type PartProps = WhichVariantCardProps & { readonly current: readonly Variant[] };

function WishForm({ page, current, wishes }: PartProps) {
  const copy = useCopy('new-cars');
  const path = usePagePath();
  const { which, spec, fuels, gearboxes, drives } = copy;
  const kinds = [
    { name: 'fuel', label: spec.fuel, words: fuels, of: current.map(({ fuel }) => fuel) },
    {
      ...{ name: 'gearbox', label: spec.gearbox, words: gearboxes },
      of: current.map(({ gearboxKind }) => gearboxKind),
    },
    { name: 'drive', label: spec.drive, words: drives, of: current.map(({ drive }) => drive) },
  ] as const;
  return (
    <form
      method="get"
      action={`${path(modelPath(page.make.slug, page.model.slug))}#which`}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3"
    >
      {kinds.map(({ name, label, words, of }) => {
        const values = [...new Set(of)].filter((one) => one !== null);
        if (values.length < 2) return null;
        return (
          <SelectField
            key={name}
            id={`which-${name}`}
            name={name}
            label={label}
            emptyLabel={which.any}
            options={values.map((value) => ({
              value,
              label: (words as Readonly<Record<string, string>>)[value] ?? value,
            }))}
            defaultValue={wishes[name as 'fuel' | 'gearbox' | 'drive'] ?? ''}
          />
        );
      })}
      {leastKeys.map((key) => {
        const values = valuesOf(current, key);
        if (values.length < 2) return null;
        return (
          <SelectField
            key={key}
            id={`which-${key}`}
            name={key}
            label={which.least(spec.keys[key])}
            emptyLabel={which.any}
            options={values.map((value) => ({
              value: String(Math.floor(value)),
              label: [value, specKeys[key].unit].filter(Boolean).join(' '),
            }))}
            defaultValue={wishes.least?.[key] === undefined ? '' : String(wishes.least[key])}
          />
        );
      })}
      <div>
        <Button variant="outline">{which.submit}</Button>
      </div>
    </form>
  );
}

/** Different values of a figure, least first. */
function valuesOf(variants: readonly Variant[], key: SpecKeyId): number[] {
  const values = variants.flatMap(({ figures }) => figures[key] ?? []);
  return [...new Set(values)].sort((a, b) => a - b);
}

function Result({ page, current, wishes }: PartProps) {
  const copy = useCopy('new-cars').which;
  const found = whichVariant(
    current.map((variant) => ({ ...variant, price: (variant.price?.amountPaise ?? 0) as Paise })),
    wishes,
  );
  return (
    <div role="status" className="grid gap-1">
      {found.kind === 'none' ? (
        <p className="font-semibold">{copy.none}</p>
      ) : (
        <>
          <p>
            {copy.cheapest} <VariantLink page={page} variant={found.variant} />,{' '}
            <b className="nums">{fullPrice(found.variant.price)}</b>
          </p>
          <p>
            {found.next === null ? (
              copy.noNext
            ) : (
              <>
                {copy.next(fullPrice(found.next.more))}{' '}
                <VariantLink page={page} variant={found.next.variant} />
              </>
            )}
          </p>
        </>
      )}
      {found.unsure.length > 0 && (
        <p className="text-ink-2 text-small">
          {copy.unsure(found.unsure.map(({ name }) => name).join(', '))}
        </p>
      )}
    </div>
  );
}

function VariantLink({
  page: { make, model },
  variant,
}: {
  readonly page: Page;
  readonly variant: Pick<Variant, 'slug' | 'name'>;
}) {
  const path = usePagePath();
  return (
    <a
      href={path(variantPath(make.slug, model.slug, variant.slug))}
      className="inline-flex min-h-11 items-center font-semibold"
    >
      {variant.name}
    </a>
  );
}
