import { pageMeta } from '../app/page-module.ts';
import { useCopy } from '../copy/use-copy.ts';
import { HubPage } from '../menu/hub-page.tsx';
import { NumberForm } from '../vehicle-number/number-form.tsx';

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
