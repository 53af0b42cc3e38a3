import { pathIn } from '@pahiya/domain/shared/language';
import { Brand, Header } from '@pahiya/ui/header';
import { User } from '@pahiya/ui/icons';
import { LanguageSwitch } from '@pahiya/ui/language-switch';
import type { ReactNode } from 'react';
import { CityButton } from '../city/city-button.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { FramePart } from '../page/frame-html.tsx';
import { usePage } from '../page/page-facts.tsx';
import { useHere } from '../page/use-here.ts';
import { usePagePath } from '../page/use-page-path.ts';
import { useAppState } from '../state/use-app-state.ts';

/** Logo, menu, city, language, account. */
export function SiteHeader({ hasHero }: { hasHero: boolean }) {
  const here = useHere();
  const copy = useCopy('shell');
  const path = usePagePath();
  const { isLoggedIn } = useAppState((state) => state.auth);
  return (
    <HeaderFrame
      ground={hasHero ? 'hero' : 'paper'}
      city={<CityButton here={here} />}
      account={
        <a
          className="pill head-wide"
          href={path(isLoggedIn ? '/account' : `/sign-in?next=${encodeURIComponent(here)}`)}
        >
          <User />
          {isLoggedIn ? copy.account : copy.signIn}
        </a>
      }
    />
  );
}

type HeaderFrameProps = {
  readonly ground?: 'paper' | 'hero';
  readonly city: ReactNode;
  readonly account: ReactNode;
};

/** The header of every page, with slots for what differs between visitors. */
export function HeaderFrame({ ground, city, account }: HeaderFrameProps) {
  const { brand, language } = usePage();
  const copy = useCopy('shell').language;
  const here = useHere();
  const path = usePagePath();
  const other = language === 'hi' ? 'en' : 'hi';
  return (
    <Header
      ground={ground}
      brand={<Brand name={language === 'hi' ? brand.nameHindi : brand.name} href={path('/')} />}
      menu={<FramePart part="header" />}
      tools={
        <>
          {city}
          <LanguageSwitch
            label={copy.group}
            choices={[{ lang: other, name: copy.other, href: pathIn(other, here) }]}
          />
          {account}
        </>
      }
    />
  );
}
