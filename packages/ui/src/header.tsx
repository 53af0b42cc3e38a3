import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { WheelMark } from './wheel-mark.tsx';

type BrandProps = {
  name: string;
  href: string;
  /** An operator's own mark in place of the wheel; decorative, the name stands beside it. */
  mark?: ReactNode;
  /** Turns the wheel while a page is on its way. */
  turning?: boolean | undefined;
};

/** Mark and name, leading home. */
export function Brand({ name, href, mark, turning }: BrandProps) {
  return (
    <a className="brand" href={href} translate="no">
      {mark ?? <WheelMark turning={turning} />}
      {name}
    </a>
  );
}

export type NavLink = { href: string; label: string; current?: boolean | undefined };

type HeaderProps = {
  brand: ReactNode;
  /** The areas, on wide screens; phones reach them through tiles and the footer. */
  nav?: { label: string; links: readonly NavLink[] } | undefined;
  /** City, language, account: `pill` links and buttons. */
  tools?: ReactNode;
  /** hero: on the hero's ground, directly above it. */
  ground?: 'paper' | 'hero' | undefined;
};

/** The head of every page. */
export function Header({ brand, nav, tools, ground = 'paper' }: HeaderProps) {
  return (
    <header className={classNames('head', ground === 'hero' && 'head-hero')}>
      <div className="wrap head-in">
        {brand}
        {nav && (
          <nav className="head-nav" aria-label={nav.label}>
            {nav.links.map((link) => (
              <a key={link.href} href={link.href} aria-current={link.current ? 'page' : undefined}>
                {link.label}
              </a>
            ))}
          </nav>
        )}
        {tools && <div className="head-tools">{tools}</div>}
      </div>
    </header>
  );
}
