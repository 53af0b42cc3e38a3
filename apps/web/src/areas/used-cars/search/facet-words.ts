import type { Answer } from '@pahiya/api-client/api-client';
import type { UsedCarsCopy } from '../facts/used-car-words.ts';

export type Facet = Answer<'searchUsedCars'>['facets'][number];
export type FacetChoice = Facet['choices'][number];

/** A choice in words; a make or model has its own name. */
export function choiceText({ value, name }: FacetChoice, { choices }: UsedCarsCopy): string {
  const words: Readonly<Record<string, string>> = choices;
  return name ?? words[value] ?? value;
}
