import { pageMeta } from '../app/page-module.ts';
import { useCopy } from '../copy/use-copy.ts';
import { HubPage } from '../menu/hub-page.tsx';
import { NumberForm } from '../vehicle-number/number-form.tsx';

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
