import { Brand, Header } from '@pahiya/ui/header';
import { LanguageSwitch } from '@pahiya/ui/language-switch';
import { useLocation } from 'react-router';
import { usePage } from '../app/page-facts.tsx';
import { pagePath } from '../app/page-path.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { useAppState } from '../state/use-app-state.ts';

const areas = ['rc-search', 'garage', 'rto-codes'] as const;

/** Mark, areas, city, language, account. */
export function SiteHeader({ hasHero }: { hasHero: boolean }) {
  const { brand, language } = usePage();
  const copy = useCopy('shell');
  const path = usePagePath();
  const location = useLocation();
  const links = areas.map((area) => ({
    href: path(`/${area}`),
    label: copy.nav[area],
    current: location.pathname.startsWith(`/${area}`),
  }));
  return (
    <Header
      ground={hasHero ? 'hero' : 'paper'}
      brand={<Brand name={language === 'hi' ? brand.nameHindi : brand.name} href={path('/')} />}
      nav={{ label: copy.mainNavigation, links }}
      tools={<HeaderTools here={location.pathname + location.search} />}
    />
  );
}

function HeaderTools({ here }: { here: string }) {
  const { language } = usePage();
  const copy = useCopy('shell');
  const path = usePagePath();
  const { city } = useAppState((state) => state.cityData);
  const { isLoggedIn } = useAppState((state) => state.auth);
  const other = language === 'hi' ? 'en' : 'hi';
  const next = encodeURIComponent(here);
  return (
    <>
      <a className="pill" href={path(`/city?next=${next}`)} aria-label={copy.city.label(city)}>
        {city}
      </a>
      <LanguageSwitch
        label={copy.language.group}
        choices={[{ lang: other, name: copy.language.other, href: pagePath(other, here) }]}
      />
      <a className="pill" href={path(isLoggedIn ? '/account' : `/sign-in?next=${next}`)}>
        {isLoggedIn ? copy.account : copy.signIn}
      </a>
    </>
  );
}
