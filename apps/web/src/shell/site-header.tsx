import { pathIn } from '@pahiya/domain/shared/language';
import { Brand, Header } from '@pahiya/ui/header';
import { User } from '@pahiya/ui/icons';
import { LanguageSwitch } from '@pahiya/ui/language-switch';
import { usePage } from '../app/page-facts.tsx';
import { useHere } from '../app/use-here.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { CityButton } from '../city/city-button.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { useAppState } from '../state/use-app-state.ts';
import { SearchLink } from './search-link.tsx';
import { useNavLinks } from './use-nav-links.ts';

/** Mark, areas, city, language, account. */
export function SiteHeader({ hasHero }: { hasHero: boolean }) {
  const { brand, language } = usePage();
  const copy = useCopy('shell');
  const path = usePagePath();
  const links = useNavLinks();
  return (
    <Header
      ground={hasHero ? 'hero' : 'paper'}
      brand={
        <>
          <Brand name={language === 'hi' ? brand.nameHindi : brand.name} href={path('/')} />
          <SearchLink />
        </>
      }
      nav={{ label: copy.mainNavigation, links }}
      tools={<HeaderTools />}
    />
  );
}

function HeaderTools() {
  const here = useHere();
  const { language } = usePage();
  const copy = useCopy('shell');
  const path = usePagePath();
  const { isLoggedIn } = useAppState((state) => state.auth);
  const other = language === 'hi' ? 'en' : 'hi';
  const next = encodeURIComponent(here);
  return (
    <>
      <CityButton here={here} />
      <LanguageSwitch
        label={copy.language.group}
        choices={[{ lang: other, name: copy.language.other, href: pathIn(other, here) }]}
      />
      <a className="pill pill-round" href={path(isLoggedIn ? '/account' : `/sign-in?next=${next}`)}>
        <User />
        <span>{isLoggedIn ? copy.account : copy.signIn}</span>
      </a>
    </>
  );
}
