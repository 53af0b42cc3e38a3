import { pageMeta } from '../../frame/routing/page-module.ts';
import { MenuPage } from './menu-page.tsx';

export const meta = pageMeta(({ copy }) => ({
  title: copy('menu').page.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  return <MenuPage />;
}
