import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { WheelMark } from './wheel-mark.tsx';

type BrandProps = {
  name: string;
  href: string;
  /** An operator's own mark in place of the wheel; decorative, the name is beside it. */
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

type HeaderProps = {
  brand: ReactNode;
  /** Groups of areas and search. */
  menu?: ReactNode;
  /** City, language, account: `pill` links and buttons. */
  tools?: ReactNode;
  /** hero: on the hero's ground, directly above it. */
  ground?: 'paper' | 'hero' | undefined;
};

/** The head of every page. */
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
