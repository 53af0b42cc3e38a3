import type { OperatorSession } from '@pahiya/contracts/operators/session-contracts';
import { pathIn } from '@pahiya/domain/shared/language';
import { Button } from '@pahiya/ui/button';
import { Brand } from '@pahiya/ui/header';
import { LanguageSwitch } from '@pahiya/ui/language-switch';
import { PageShell } from '@pahiya/ui/page-shell';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SandboxRibbon } from '../../../frame/shell/sandbox-ribbon.tsx';
import { deskHome, placesOf } from './desk-places.ts';

/** The desk's layout: its sections, the signed-in account, and sign-out. It has no links to public pages. */
export function DeskShell() {
  const session = useLoaderData<OperatorSession | null>();
  const shell = useCopy('shell');
  const copy = useCopy('desk');
  return (
    <PageShell
      skipLabel={shell.skipToContent}
      ribbon={<SandboxRibbon />}
      header={<DeskHeader session={session} />}
      footer={
        <footer className="wrap border-line border-t py-4 text-ink-2 text-small">
          <p>{copy.footer}</p>
        </footer>
      }
    >
      <Outlet />
    </PageShell>
  );
}

function DeskHeader({ session }: { session: OperatorSession | null }) {
  const { brand, language } = usePage();
  const shell = useCopy('shell');
  const copy = useCopy('desk');
  const path = usePagePath();
  const { pathname, search } = useLocation();
  const other = language === 'hi' ? 'en' : 'hi';
  const name = `${language === 'hi' ? brand.nameHindi : brand.name} · ${copy.name}`;
  return (
    <header className="head border-line border-b">
      <div className="wrap head-in">
        <Brand name={name} href={path(session === null ? '/desk' : deskHome(session))} />
        {session !== null && (
          <nav
            aria-label={copy.navigation}
            className="order-last basis-full lg:order-none lg:me-auto lg:ms-4 lg:basis-auto"
          >
            <ul className="flex flex-wrap gap-x-4">
              {placesOf(session).map(([place, address]) => (
                <li key={place}>
                  <a
                    href={path(address)}
                    aria-current={pathname === address ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center font-semibold aria-[current]:underline"
                  >
                    {copy[place]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <LanguageSwitch
            label={shell.language.group}
            choices={[
              { lang: other, name: shell.language.other, href: pathIn(other, pathname + search) },
            ]}
          />
          {session !== null && <SignOut session={session} />}
        </div>
      </div>
    </header>
  );
}

function SignOut({ session }: { session: OperatorSession }) {
  const copy = useCopy('desk');
  const path = usePagePath();
  return (
    <form
      method="post"
      action={path('/desk/sign-out')}
      className="flex flex-wrap items-center gap-2"
    >
      <span className="text-ink-2 text-small">{copy.signedInAs(session.displayName)}</span>
      <Button variant="outline" size="sm">
        {copy.signOut}
      </Button>
    </form>
  );
}
