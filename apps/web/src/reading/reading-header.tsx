import { pathIn } from '@pahiya/domain/shared/language';
import { Brand, Header } from '@pahiya/ui/header';
import { User } from '@pahiya/ui/icons';
import { LanguageSwitch } from '@pahiya/ui/language-switch';
import { usePage } from '../app/page-facts.tsx';
import { useHere } from '../app/use-here.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { SearchLink } from '../shell/search-link.tsx';
import { useNavLinks } from '../shell/use-nav-links.ts';

/** Mark, areas, language, account. The bytes are everybody's, so it names no city and says "Account" to all: who is
 * not signed in is asked there. */
export function ReadingHeader() {
  const { brand, language } = usePage();
  const here = useHere();
  const copy = useCopy('shell');
  const path = usePagePath();
  const links = useNavLinks();
  const other = language === 'hi' ? 'en' : 'hi';
  return (
    <Header
      brand={
        <>
          <Brand name={language === 'hi' ? brand.nameHindi : brand.name} href={path('/')} />
          <SearchLink />
        </>
      }
      nav={{ label: copy.mainNavigation, links }}
      tools={
        <>
          <LanguageSwitch
            label={copy.language.group}
            choices={[{ lang: other, name: copy.language.other, href: pathIn(other, here) }]}
          />
          <a className="pill pill-round" href={path('/account')} rel="nofollow">
            <User />
            <span>{copy.account}</span>
          </a>
        </>
      }
    />
  );
}
