import { pathIn } from '@pahiya/domain/shared/language';
import { Button } from '@pahiya/ui/button';
import { Disclosure } from '@pahiya/ui/disclosure';
import { Brand } from '@pahiya/ui/header';
import { LanguageSwitch } from '@pahiya/ui/language-switch';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';

type StaffHeaderProps = {
  /** Name of the entrance, behind the brand's. */
  readonly name: string;
  readonly home: string;
  /** Label of the navigation. */
  readonly navigation: string;
  /** Word on the menu of phones. */
  readonly menu: string;
  /** Sections as label and address; null before sign-in. */
  readonly places: readonly (readonly [label: string, address: string])[] | null;
  readonly account: { readonly who: ReactNode; readonly signOut: string; readonly action: string };
};

/** Header of the entrances for operators and partners: the account beside the brand, the sections below it, folded away
 * on phones, where a list of twenty would fill the screen. */
export function StaffHeader({ name, home, navigation, menu, places, account }: StaffHeaderProps) {
  const { brand, language } = usePage();
  const shell = useCopy('shell');
  const path = usePagePath();
  const { pathname, search } = useLocation();
  const other = language === 'hi' ? 'en' : 'hi';
  const list = places?.map(([label, address]) => (
    <li key={address}>
      <a
        href={path(address)}
        aria-current={pathname === address ? 'page' : undefined}
        className="inline-flex min-h-11 items-center font-semibold no-underline hover:underline aria-[current]:underline lg:min-h-8 lg:text-small"
      >
        {label}
      </a>
    </li>
  ));
  const here = places?.find(([, address]) => pathname === address);
  return (
    <header className="head border-line border-b">
      <div className="wrap head-in">
        <Brand
          name={`${language === 'hi' ? brand.nameHindi : brand.name} · ${name}`}
          href={path(home)}
        />
        <div className="ms-auto">
          <LanguageSwitch
            label={shell.language.group}
            choices={[
              { lang: other, name: shell.language.other, href: pathIn(other, pathname + search) },
            ]}
          />
        </div>
        {places !== null && (
          <form
            method="post"
            action={path(account.action)}
            className="flex basis-full flex-wrap items-center justify-between gap-2 sm:basis-auto"
          >
            <span className="text-ink-2 text-small">{account.who}</span>
            <Button variant="outline" size="sm">
              {account.signOut}
            </Button>
          </form>
        )}
        {places !== null && (
          <>
            <nav aria-label={navigation} className="hidden basis-full lg:block">
              <ul className="flex flex-wrap gap-x-4">{list}</ul>
            </nav>
            <nav aria-label={navigation} className="basis-full lg:hidden">
              <Disclosure summary={here === undefined ? menu : `${menu}: ${here[0]}`}>
                <ul className="grid grid-cols-2 gap-x-4">{list}</ul>
              </Disclosure>
            </nav>
          </>
        )}
      </div>
    </header>
  );
}
