import type { Answer } from '@pahiya/api-client/api-client';
import type { FacetChoice } from '@pahiya/domain/facets/facet-filter';
import type { CarFacetId, CarRangeId } from '@pahiya/domain/new-cars/car-filter';
import { formatNumber } from '@pahiya/domain/shared/format';
import type { Copies } from '../../../frame/copy/copies.ts';

export type SearchCopy = Copies['car-search'];
type Facets = Answer<'filterCars'>['facets'];

/** A value of a facet in words; a make by its name. */
export function valueText(
  facet: string,
  { value, name }: { readonly value: string; readonly name: string | null },
  copy: SearchCopy,
): string {
  if (name !== null) return name;
  if (facet === 'body') return copy.bodies[value as keyof typeof copy.bodies];
  if (facet === 'fuel') return copy.fuels[value as keyof typeof copy.fuels];
  // Without the catalogue at hand a make is told from its slug.
  if (facet === 'make')
    return value.replace(
      /(^|-)([a-z])/g,
      (_, gap: string, letter: string) => (gap === '' ? '' : ' ') + letter.toUpperCase(),
    );
  const own = copy.values[facet]?.[value];
  return own ?? copy.gearboxes[value as keyof typeof copy.gearboxes] ?? value;
}

/** What was chosen, in words. */
export function choiceText(choice: FacetChoice, facets: Facets, copy: SearchCopy): string {
  if ('range' in choice) {
    const { label } = copy.ranges[choice.range as CarRangeId];
    const { least, most } = choice.bounds;
    const text = (bound: number | null) => (bound === null ? null : formatNumber(bound));
    return copy.rangeText(label, text(least), text(most));
  }
  const { facet, value } = choice;
  const known = facets.find(({ id }) => id === facet)?.values.find((one) => one.value === value);
  return valueText(facet, { value, name: known?.name ?? null }, copy);
}

/** Name of a facet or range. */
export function facetText(
  { facet, range }: { facet: CarFacetId | null; range: CarRangeId | null },
  copy: SearchCopy,
): string {
  if (facet !== null) return copy.facets[facet];
  return range === null ? '' : copy.ranges[range].label;
}
