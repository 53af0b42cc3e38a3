import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { Copies } from '../../../frame/copy/copies.ts';
import type { Brand } from '../../../frame/page/page-contract.ts';
import type { Step } from '../../../parts/structured-data/breadcrumb-data.ts';
import type { PlaceLink } from './office-line.ts';

/** Name of a place in a language; towns outside our city table have no Hindi name. */
export function placeName(
  { name, nameHindi }: Omit<PlaceLink, 'path'>,
  language: Language,
): string {
  return language === 'hi' ? (nameHindi ?? name) : name;
}

/** Name of a state in the language of the words. */
export function stateName(stateCode: string, copy: Copies['rto-pages']): string {
  return copy.states[stateCode] ?? stateCode;
}

/** Breadcrumb of a page: home, all states, and the levels between. */
export function trailOf(
  { brand, language, copy }: { brand: Brand; language: Language; copy: Copies['rto-pages'] },
  between: readonly Step[] = [],
): readonly Step[] {
  return [
    { path: '/', label: language === 'hi' ? brand.nameHindi : brand.name },
    { path: '/rto', label: copy.home.crumb },
    ...between,
  ];
}

/** Breadcrumb items as links of a language. */
export function asCrumbs(steps: readonly Step[], language: Language) {
  return steps.map(({ path, label }) => ({ href: pathIn(language, path), label }));
}
