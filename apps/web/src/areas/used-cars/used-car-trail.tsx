import { type Language, pathIn } from '@pahiya/domain/shared/language';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { useCopy } from '../../frame/copy/use-copy.ts';
import type { Brand } from '../../frame/page/page-contract.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import type { Step } from '../../parts/structured-data/breadcrumb-data.ts';
import { usedCarsPath } from './facts/used-car-paths.ts';
import type { UsedCarsCopy } from './facts/used-car-words.ts';

/** The way to a page below `/used-cars`. */
export function usedCarTrail(
  { brand, language, copy }: { brand: Brand; language: Language; copy: UsedCarsCopy },
  between: readonly Step[],
): readonly Step[] {
  return [
    { path: '/', label: language === 'hi' ? brand.nameHindi : brand.name },
    { path: usedCarsPath, label: copy.crumb },
    ...between,
  ];
}

/** Breadcrumb of a page below `/used-cars`. */
export function UsedCarCrumbs({ between, here }: { between: readonly Step[]; here: string }) {
  const copy = useCopy('used-cars');
  const { brand, language } = usePage();
  const trail = usedCarTrail({ brand, language, copy }, between).map(({ path, label }) => ({
    href: pathIn(language, path),
    label,
  }));
  return <Breadcrumbs label={copy.crumbs} trail={trail} here={here} />;
}
