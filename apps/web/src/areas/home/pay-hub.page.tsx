import { useCopy } from '../../frame/copy/use-copy.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { NumberForm } from '../../parts/vehicle-number/number-form.tsx';
import { HubPage } from './hub-page.tsx';

export const meta = pageMeta(({ copy }) => ({
  title: copy('menu').groups.pay.title,
  description: copy('menu').groups.pay.lead,
  canonical: '/pay',
}));

export function Component() {
  const { marks } = useCopy('rc-search');
  const { challansSubmit } = useCopy('menu').page;
  return (
    <HubPage id="pay">
      <NumberForm
        marks={marks}
        label={marks.field.label}
        typed=""
        problem={null}
        variant="sun"
        action="/challan-pay"
        submit={challansSubmit}
      />
    </HubPage>
  );
}
