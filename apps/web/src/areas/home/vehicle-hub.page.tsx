import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { NumberForm } from '../../parts/vehicle-number/number-form.tsx';
import { HubPage } from './hub-page.tsx';

export const meta = pageMeta(({ copy }) => ({
  title: copy('menu').groups.vehicle.title,
  description: copy('menu').groups.vehicle.lead,
  canonical: '/vehicle',
}));

export function Component() {
  const { marks } = useCopy('rc-search');
  return (
    <HubPage id="vehicle">
      <NumberForm marks={marks} label={marks.field.label} typed="" problem={null} variant="sun" />
    </HubPage>
  );
}
