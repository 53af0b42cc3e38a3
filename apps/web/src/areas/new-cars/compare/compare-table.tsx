import type { Answer } from '@pahiya/api-client/api-client';
import type { CarFuel } from '@pahiya/domain/new-cars/car-facts';
import { isSum } from '@pahiya/domain/new-cars/compare-cars';
import { hasFigure } from '@pahiya/domain/new-cars/spec-keys';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { CarImage } from '../facts/car-image.tsx';
import { variantPath } from '../facts/car-paths.ts';
import { type CarCopy, emiTerms, emiText, figureText, fullPrice } from '../facts/car-words.ts';
import { type CompareWish, comparedPath } from '../facts/compare-wish.ts';
import { CityForm } from './city-form.tsx';

type Page = Answer<'compareCars'>;
type CompareTableProps = Page &
  Pick<Answer<'carRegions'>, 'regions'> & { readonly wish: CompareWish };

/** Two cars fit a phone; more, or large text, scroll sideways. */
const widths: Readonly<Record<number, string>> = {
  2: 'min-w-[18rem]',
  3: 'min-w-[30rem]',
  4: 'min-w-[38rem]',
};

/** The cars as columns, with the best value of each row marked in words. Scrolls sideways in its own box. */
export function CompareTable({ wish, cars, rows, loan, city, regions }: CompareTableProps) {
  const copy = useCopy('new-cars');
  const words = copy.compare;
  const { language } = usePage();
  const path = usePagePath();
  const isOnly = wish.isOnlyDifferent === true;
  const shown = isOnly ? rows.filter(({ isSame }) => !isSame) : rows;
  return (
    <div className="grid gap-4">
      <CityForm wish={wish} city={city} regions={regions} />
      <p>
        <a
          href={path(comparedPath({ ...wish, isOnlyDifferent: !isOnly }))}
          className="inline-flex min-h-11 items-center"
        >
          {isOnly ? words.all : words.onlyDifferent}
        </a>
      </p>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs the focus */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={words.caption}>
        <table
          className={`w-full table-fixed border-separate border-spacing-0 text-small ${widths[cars.length] ?? ''}`}
        >
          <thead>
            <tr className="align-bottom">
              <th
                scope="col"
                className="sticky start-0 w-[5.5rem] bg-paper py-2 pe-2 text-start sm:w-28"
              >
                {words.line}
              </th>
              {cars.map((car) => (
                <th key={car.id} scope="col" className="p-2 text-start font-normal">
                  <CarImage model={car.model} />
                  <a
                    href={path(variantPath(car.make.slug, car.model.slug, car.variant.slug))}
                    className="inline-flex min-h-11 items-center font-semibold"
                  >
                    {car.make.name} {car.model.name} {car.variant.name}
                  </a>
                  <a
                    href={path(
                      comparedPath({ ...wish, ids: wish.ids.filter((id) => id !== car.id) }),
                    )}
                    className="flex min-h-11 items-center"
                    aria-label={`${words.remove}: ${car.model.name} ${car.variant.name}`}
                  >
                    {words.remove}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, values, best }) => (
              <tr key={key} className="align-top">
                <th
                  scope="row"
                  className="wrap-anywhere sticky start-0 border-line border-t bg-paper py-2 pe-2 text-start font-normal text-ink-2"
                >
                  {labelOf(key, copy)}
                  {key === 'onRoad' && ` (${city.name[language]})`}
                  {key === 'emi' && loan !== null && (
                    <small className="block">{emiTerms(loan, words.emi)}</small>
                  )}
                  {key === 'monthly' && <small className="block">{words.monthlyNote}</small>}
                </th>
                {cars.map(({ id, variant }, place) => (
                  <td key={id} className="nums border-line border-t p-2">
                    <span className="flex flex-wrap items-center gap-2">
                      {valueText({ key, value: values[place] ?? null, fuel: variant.fuel }, copy)}
                      {best.includes(place) && (
                        <StatusChip tone="road" word={bestText(values, words)} />
                      )}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length === 0 && <p>{words.allSame}</p>}
      <p className="text-ink-2 text-small">{words.note}</p>
    </div>
  );
}

type Row = Page['rows'][number];

function labelOf(key: Row['key'], copy: CarCopy): string {
  const { rows } = copy.compare;
  return key in rows
    ? rows[key as keyof typeof rows]
    : copy.spec.keys[key as keyof typeof copy.spec.keys];
}

type Value = {
  readonly key: Row['key'];
  readonly value: number | null;
  readonly fuel: CarFuel;
};

function valueText({ key, value, fuel }: Value, copy: CarCopy): string {
  if (key === 'emi' && value !== null) return emiText(value, copy.compare.emi);
  if (isSum(key)) {
    return value === null ? copy.variant.notKnown : fullPrice(value);
  }
  if (key === 'adultStars' || key === 'childStars') {
    return value === null ? copy.variant.notKnown : copy.compare.stars(value);
  }
  if (value === null) return hasFigure(key, fuel) ? copy.variant.notKnown : copy.compare.none;
  return figureText(key, value);
}

/** Where a value is unknown, how many the best is of. */
function bestText(values: Row['values'], words: CarCopy['compare']): string {
  const known = values.filter((value) => value !== null).length;
  return known < values.length ? words.best.of(known) : words.best.only;
}
