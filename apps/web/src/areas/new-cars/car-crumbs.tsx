import { pathIn } from '@pahiya/domain/shared/language';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import type { Step } from '../../parts/structured-data/breadcrumb-data.ts';
import { carTrail } from './car-trail.ts';

/** Breadcrumb of a new-car page. */
export function CarCrumbs({ between, here }: { between: readonly Step[]; here: string }) {
  const copy = useCopy('new-cars');
  const { brand, language } = usePage();
  const trail = carTrail({ brand, language, copy }, between).map(({ path, label }) => ({
    href: pathIn(language, path),
    label,
  }));
  return <Breadcrumbs label={copy.crumbs} trail={trail} here={here} />;
}
