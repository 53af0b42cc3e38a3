import { type Language, pathIn } from '@pahiya/domain/shared/language';
import { Car, Garage, House, Menu, Rupee, Search } from '@pahiya/ui/icons';
import { NavPanels } from '@pahiya/ui/nav-panels';
import { TabBar } from '@pahiya/ui/tab-bar';
import type { ReactNode } from 'react';
import type { Copies } from '../copy/copies.ts';
import { type MenuGroup, menuGroups } from './menu.ts';
import { menuLinks } from './menu-links.ts';

type FrameMenuProps = {
  readonly language: Language;
  readonly copy: Copies['menu'];
  /** First segment of the page's path. */
  readonly place: string;
};

/** Panels and search field on wide screens; on a phone a link to the search, or to the menu when there is a pay bar. */
export function HeaderMenu({ language, copy, place }: FrameMenuProps) {
  const panels = menuGroups.map(({ id, entries, also, places }) => ({
    id,
    name: copy.groups[id].name,
    links: menuLinks(entries, language, copy),
    also: menuLinks(also, language, copy),
    places,
    current: places.includes(place),
  }));
  return (
    <>
      <NavPanels label={copy.navigation} alsoLabel={copy.also} panels={panels} />
      <form className="head-search" action={pathIn(language, '/search')}>
        <Search />
        <input
          type="search"
          name="q"
          aria-label={copy.search}
          placeholder={copy.searchHint}
          maxLength={200}
          autoComplete="off"
        />
      </form>
      <a className="pill head-find" href={pathIn(language, '/search')}>
        <Search />
        {copy.search}
      </a>
      <a className="pill head-more" href={pathIn(language, '/menu')}>
        <Menu />
        {copy.menu}
      </a>
    </>
  );
}

const groupIcons: Partial<Record<MenuGroup['id'], ReactNode>> = {
  vehicle: <Garage />,
  pay: <Rupee />,
  trade: <Car />,
};

/** Home, the groups that have a page of their own, and the menu. */
export function MenuTabs({ language, copy, place }: FrameMenuProps) {
  const groups = menuGroups.flatMap(({ id, hub, places }) =>
    hub === null ? [] : [{ path: hub, name: copy.groups[id].name, icon: groupIcons[id], places }],
  );
  const inTabs = [
    { path: '/', name: copy.home, icon: <House />, places: [''] },
    ...groups,
    { path: '/menu', name: copy.menu, icon: <Menu />, places: ['menu', ...placesOfMenu] },
  ];
  const links = inTabs.map(({ path, ...tab }) => ({
    ...tab,
    href: pathIn(language, path),
    current: tab.places.includes(place),
  }));
  return <TabBar label={copy.tabs} links={links} />;
}

/** Groups without a tab are current under the menu tab. */
const placesOfMenu = menuGroups.flatMap(({ hub, places }) => (hub === null ? places : []));
