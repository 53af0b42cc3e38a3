import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { Step } from '../../../parts/structured-data/breadcrumb-data.ts';
import { asCrumbs, communityTrail } from './community-trail.ts';

/** Breadcrumb of a page below `/community`. */
export function CommunityCrumbs({ between, here }: { between?: readonly Step[]; here: string }) {
  const copy = useCopy('community');
  const { brand, language } = usePage();
  const trail = communityTrail({ brand, language, copy }, between);
  return <Breadcrumbs label={copy.crumbs} trail={asCrumbs(trail, language)} here={here} />;
}
