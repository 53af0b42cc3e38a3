import type { Language } from '@pahiya/domain/shared/language';
import type { Copies } from '../../../frame/copy/copies.ts';
import type { Brand } from '../../../frame/page/page-contract.ts';
import type { Step } from '../../../parts/structured-data/breadcrumb-data.ts';
import { servicesPath } from '../fees/service-paths.ts';

/** Breadcrumb of a service page: home, all services, and the levels between. */
export function serviceTrail(
  {
    brand,
    language,
    copy,
  }: {
    readonly brand: Brand;
    readonly language: Language;
    readonly copy: Copies['rto-services'];
  },
  between: readonly Step[] = [],
): readonly Step[] {
  return [
    { path: '/', label: language === 'hi' ? brand.nameHindi : brand.name },
    { path: servicesPath, label: copy.crumb },
    ...between,
  ];
}
