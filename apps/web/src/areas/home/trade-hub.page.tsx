import { pageMeta } from '../../frame/routing/page-module.ts';
import { HubPage } from './hub-page.tsx';

export const meta = pageMeta(({ copy }) => ({
  title: copy('menu').groups.trade.title,
  description: copy('menu').groups.trade.lead,
  canonical: '/trade',
}));

export function Component() {
  return <HubPage id="trade" />;
}
