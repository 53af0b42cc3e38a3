import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { usePage } from '../../../app/page-facts.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { asCrumbs, type Step } from '../rto-trail.ts';
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
