import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { Step } from '../../../parts/structured-data/breadcrumb-data.ts';
import { asCrumbs, trailOf } from '../facts/rto-trail.ts';

/** Breadcrumb of `/rto` itself, directly below the home page. */
export function RtoHomeCrumbs() {
  const copy = useCopy('rto-pages');
  const { brand, language } = usePage();
  const above = trailOf({ brand, language, copy }).slice(0, -1);
  return (
    <Breadcrumbs label={copy.crumbs} trail={asCrumbs(above, language)} here={copy.home.crumb} />
  );
}

/** Breadcrumb of a page below `/rto`. */
export function RtoCrumbs({ between, here }: { between?: readonly Step[]; here: string }) {
  const copy = useCopy('rto-pages');
  const { brand, language } = usePage();
  const trail = trailOf({ brand, language, copy }, between);
  return <Breadcrumbs label={copy.crumbs} trail={asCrumbs(trail, language)} here={here} />;
}
