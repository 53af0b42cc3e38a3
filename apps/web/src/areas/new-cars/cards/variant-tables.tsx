import type { Answer } from '@pahiya/api-client/api-client';
import { Disclosure } from '@pahiya/ui/disclosure';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { variantPath } from '../facts/car-paths.ts';
import { figureText, fullPrice, monthText } from '../facts/car-words.ts';
import { type Rung, rungsOf } from '../facts/variant-ladder.ts';

type VariantTablesProps = Pick<Answer<'carVariants'>, 'make' | 'model' | 'variants'>;

/** Variants by the age of their price: current ones with what each costs more than the one before, then old ones, then
 * those without a price. */
export function VariantTables({ make, model, variants }: VariantTablesProps) {
  const copy = useCopy('new-cars').model;
  const { language } = usePage();
  const { current, old, unpriced } = rungsOf(variants);
  const of = { make: make.slug, model: model.slug };
  return (
    <section aria-labelledby="variants" className="grid gap-3">
      <h2 id="variants">{copy.variants}</h2>
      {current.length > 0 && (
        <>
          <p className="text-ink-2 text-small">
            {copy.variantsNote(monthText(oldestOf(current), language))}
          </p>
          <VariantTable rungs={current} of={of} />
        </>
      )}
      {old.length > 0 && (
        <Disclosure summary={`${copy.old} (${old.length})`} open={current.length === 0}>
          <p className="text-ink-2 text-small">{copy.oldNote}</p>
          <VariantTable rungs={old} of={of} />
        </Disclosure>
      )}
      {unpriced.length > 0 && (
        <Disclosure
          summary={`${copy.unpriced} (${unpriced.length})`}
          open={current.length + old.length === 0}
        >
          <VariantTable rungs={unpriced} of={of} />
        </Disclosure>
      )}
    </section>
  );
}

type VariantTableProps = {
  readonly rungs: readonly Rung[];
  readonly of: { readonly make: string; readonly model: string };
};

function VariantTable({ rungs, of }: VariantTableProps) {
  const copy = useCopy('new-cars').model;
  const path = usePagePath();
  return (
    <RowTable
      columns={[
        { id: 'variant', label: copy.variant },
        { id: 'price', label: copy.price, look: 'sums' },
      ]}
      rows={rungs.map((rung) => ({
        id: rung.variant.slug,
        name: (
          <span className="grid">
            <a
              href={path(variantPath(of.make, of.model, rung.variant.slug))}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {rung.variant.name}
            </a>
            <VariantFacts variant={rung.variant} />
            <StepsText steps={rung.steps} />
          </span>
        ),
        cells: [<PriceCell key="price" rung={rung} />],
      }))}
    />
  );
}

function VariantFacts({ variant }: Pick<Rung, 'variant'>) {
  const copy = useCopy('new-cars');
  const { fuel, gearboxKind, gearbox, figures } = variant;
  const kind = gearboxKind === null ? null : copy.gearboxes[gearboxKind];
  const facts = [
    copy.fuels[fuel],
    kind ?? gearbox,
    figures.airbags === undefined ? null : copy.model.airbags(figures.airbags),
  ].filter((fact) => fact !== null);
  return <span className="text-ink-2 text-small">{facts.join(' · ')}</span>;
}

/** What changes from the variant below. */
function StepsText({ steps }: Pick<Rung, 'steps'>) {
  const copy = useCopy('new-cars');
  if (steps.length === 0) return null;
  const texts = steps.map(({ key, value, below }) =>
    copy.model.step(copy.spec.keys[key], figureText(key, value), figureText(key, below)),
  );
  return <span className="text-small">{texts.join(' · ')}</span>;
}

function PriceCell({ rung: { variant, more } }: { readonly rung: Rung }) {
  const copy = useCopy('new-cars');
  const { language } = usePage();
  const { price } = variant;
  if (price === null) return <span className="text-ink-2">{copy.price.none}</span>;
  return (
    <span className={price.isOld ? 'grid text-ink-2' : 'grid'}>
      {fullPrice(price.amountPaise)}
      {more !== null && (
        <span className="text-ink-2 text-small">{copy.model.moreBy(fullPrice(more))}</span>
      )}
      {price.isOld && (
        <span className="text-ink-2 text-small">{monthText(price.asOf, language)}</span>
      )}
      {price.kind === 'battery-rent' && (
        <span className="text-ink-2 text-small">{copy.model.batteryRent}</span>
      )}
    </span>
  );
}

/** The prices of a list are as of the month of its oldest. */
function oldestOf(rungs: readonly Rung[]): string {
  return rungs.flatMap(({ variant }) => variant.price?.asOf ?? []).sort()[0] ?? '';
}
