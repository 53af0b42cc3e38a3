import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { Step } from '../../../parts/structured-data/breadcrumb-data.ts';
import { asCrumbs } from '../facts/rto-trail.ts';
import { serviceTrail } from './service-trail.ts';

/** Breadcrumb of a service page. */
export function ServiceCrumbs({ between, here }: { between?: readonly Step[]; here?: string }) {
  const words = useCopy('rto-pages');
  const copy = useCopy('rto-services');
  const { brand, language } = usePage();
  const trail = serviceTrail({ brand, language, copy }, between);
  const crumbs = asCrumbs(here === undefined ? trail.slice(0, -1) : trail, language);
  return <Breadcrumbs label={words.crumbs} trail={crumbs} here={here ?? copy.crumb} />;
}
