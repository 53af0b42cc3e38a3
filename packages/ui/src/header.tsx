import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { WheelMark } from './wheel-mark.tsx';

type BrandProps = {
  name: string;
  href: string;
  /** The operator's own logo instead of the wheel; decorative, next to the name. */
  mark?: ReactNode;
  /** Spins the wheel during navigation. */
  turning?: boolean | undefined;
};

/** Logo and name, linked to the home page. */
export function Brand({ name, href, mark, turning }: BrandProps) {
  return (
    <a className="brand" href={href} translate="no">
      {mark ?? <WheelMark turning={turning} />}
      {name}
    </a>
  );
}

type HeaderProps = {
  brand: ReactNode;
  /** Groups of areas and search. */
  menu?: ReactNode;
  /** City, language, account: `pill` links and buttons. */
  tools?: ReactNode;
  /** hero: on the hero's background, directly above it. */
  ground?: 'paper' | 'hero' | undefined;
};

/** The header of every page. */
export function Header({ brand, menu, tools, ground = 'paper' }: HeaderProps) {
  return (
    <header className={classNames('head', ground === 'hero' && 'head-hero')}>
      <div className="wrap head-in">
        {brand}
        {menu}
        {tools && <div className="head-tools">{tools}</div>}
      </div>
    </header>
  );
}
