import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { asCrumbs, type Step, trailOf } from './rto-trail.ts';

/** The way to `/rto` itself, which has nothing between it and the home page. */
export function RtoHomeCrumbs() {
  const copy = useCopy('rto-pages');
  const { brand, language } = usePage();
  const above = trailOf({ brand, language, copy }).slice(0, -1);
  return (
    <Breadcrumbs label={copy.crumbs} trail={asCrumbs(above, language)} here={copy.home.crumb} />
  );
}

/** The way to a page below `/rto`. */
export function RtoCrumbs({ between, here }: { between?: readonly Step[]; here: string }) {
  const copy = useCopy('rto-pages');
  const { brand, language } = usePage();
  const trail = trailOf({ brand, language, copy }, between);
  return <Breadcrumbs label={copy.crumbs} trail={asCrumbs(trail, language)} here={here} />;
}
