import { pathIn } from '@pahiya/domain/shared/language';
import { ChevronRight, MapPin, User } from '@pahiya/ui/icons';
import type { ReactNode } from 'react';
import { useCityName } from '../../frame/city/use-city-name.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { menuGroups, menuLegal } from '../../frame/menu/menu.ts';
import { menuLinks } from '../../frame/menu/menu-links.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { ThemeSwitch } from '../../frame/shell/theme-switch.tsx';
import { useAppState } from '../../frame/state/use-app-state.ts';

/** Account, city, all areas, settings, and links about the site. */
export function MenuPage() {
  const copy = useCopy('menu');
  const { language } = usePage();
  const path = usePagePath();
  const city = useCityName();
  const { isLoggedIn } = useAppState((state) => state.auth);
  const words = copy.page;
  // Groups without a tab first: the others are one tap away.
  const groups = menuGroups.toSorted((a, b) => Number(a.hub !== null) - Number(b.hub !== null));
  return (
    <div className="menu-page">
      <h1>{words.title}</h1>
      <ul>
        <MenuRow
          href={path(isLoggedIn ? '/account' : '/sign-in?next=%2F')}
          icon={<User />}
          name={isLoggedIn ? words.account : words.signIn}
          note={isLoggedIn ? words.accountNote : words.signInNote}
        />
        <MenuRow
          href={path('/city?next=%2Fmenu')}
          icon={<MapPin />}
          name={words.city}
          note={<span translate="no">{city}</span>}
        />
      </ul>
      {groups.map(({ id, entries, also }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{copy.groups[id].name}</h2>
          <ul className="menu-links">
            {menuLinks([...entries, ...also], language, copy).map((link) => (
              <li key={link.href}>
                <a href={link.href}>
                  {link.icon}
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="settings">
        <h2 id="settings">{words.settings}</h2>
        <div className="menu-settings">
          <nav className="segmented" aria-label={words.language}>
            {(['en', 'hi'] as const).map((one) => (
              <a
                key={one}
                href={pathIn(one, '/menu')}
                lang={one}
                hrefLang={one}
                aria-current={one === language ? 'true' : undefined}
              >
                {one === 'en' ? words.english : words.hindi}
              </a>
            ))}
          </nav>
          <ThemeSwitch />
        </div>
      </section>
      <section aria-labelledby="legal">
        <h2 id="legal">{words.legal}</h2>
        <ul className="menu-links">
          {menuLinks(menuLegal, language, copy).map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type MenuRowProps = {
  readonly href: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly note: ReactNode;
};

function MenuRow({ href, icon, name, note }: MenuRowProps) {
  return (
    <li>
      <a className="menu-row" href={href}>
        {icon}
        <b>{name}</b>
        <span>{note}</span>
        <ChevronRight />
      </a>
    </li>
  );
}
