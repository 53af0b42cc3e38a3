import type { ReactNode } from 'react';

export type TabBarLink = {
  href: string;
  name: string;
  icon: ReactNode;
  /** First path segments that mark this entry as current; updated after client-side navigation. */
  places: readonly string[];
  current: boolean;
};

/** Main destinations at the bottom of a phone's screen. On a page with a pay bar it moves to the end of the content. */
export function TabBar({ label, links }: { label: string; links: readonly TabBarLink[] }) {
  return (
    <nav className="tabbar" aria-label={label}>
      <ul>
        {links.map(({ href, name, icon, places, current }) => (
          <li key={href}>
            <a
              href={href}
              data-places={places.join(' ')}
              aria-current={current ? 'true' : undefined}
            >
              <span className="tabbar-icon">{icon}</span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
