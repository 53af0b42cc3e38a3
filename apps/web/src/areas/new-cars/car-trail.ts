import type { Language } from '@pahiya/domain/shared/language';
import type { Brand } from '../../frame/page/page-contract.ts';
import type { Step } from '../../parts/structured-data/breadcrumb-data.ts';
import { newCarsPath } from './facts/car-paths.ts';
import type { CarCopy } from './facts/car-words.ts';

/** The way to a page below `/new-cars`: home, new cars, and the levels between. */
export function carTrail(
  { brand, language, copy }: { brand: Brand; language: Language; copy: CarCopy },
  between: readonly Step[],
): readonly Step[] {
  return [
    { path: '/', label: language === 'hi' ? brand.nameHindi : brand.name },
    { path: newCarsPath, label: copy.home.crumb },
    ...between,
  ];
}
