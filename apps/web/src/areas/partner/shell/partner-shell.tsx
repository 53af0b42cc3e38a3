import type { PartnerSession } from '@pahiya/contracts/partner-firms/partner-session-contracts';
import type { PartnerRole } from '@pahiya/contracts/partner-roles';
import { pathIn } from '@pahiya/domain/shared/language';
import { Button } from '@pahiya/ui/button';
import { Brand } from '@pahiya/ui/header';
import { LanguageSwitch } from '@pahiya/ui/language-switch';
import { PageShell } from '@pahiya/ui/page-shell';
import { StaleNote } from '@pahiya/ui/stale-note';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SandboxRibbon } from '../../../frame/shell/sandbox-ribbon.tsx';

/** Sections and the roles that see them; null: every member. */
const places: readonly (readonly [
  (
    | 'inbox'
    | 'statistics'
    | 'statement'
    | 'bids'
    | 'listings'
    | 'card'
    | 'members'
    | 'assignment'
    | 'webhook'
    | 'keys'
    | 'bank'
    | 'account'
  ),
  string,
  readonly PartnerRole[] | null,
])[] = [
  ['inbox', '/partner', ['owner', 'manager', 'agent', 'auditor']],
  ['statistics', '/partner/statistics', ['owner', 'manager', 'auditor']],
  ['statement', '/partner/statement', ['owner', 'accounts', 'auditor']],
  ['bids', '/partner/bids', ['owner', 'manager']],
  ['listings', '/partner/listings', ['owner', 'manager']],
  ['card', '/partner/card', ['owner', 'manager', 'agent']],
  ['members', '/partner/members', ['owner', 'manager', 'auditor']],
  ['assignment', '/partner/assignment', ['owner', 'manager']],
  ['webhook', '/partner/webhook', ['owner']],
  ['keys', '/partner/keys', ['owner', 'auditor']],
  ['bank', '/partner/bank', ['owner', 'accounts', 'auditor']],
  ['account', '/partner/account', null],
];

/** The layout of partners' pages: sections, the signed-in member, and sign-out. */
export function PartnerShell() {
  const session = useLoaderData<PartnerSession | null>();
  const shell = useCopy('shell');
  const copy = useCopy('partner');
  return (
    <PageShell
      skipLabel={shell.skipToContent}
      ribbon={<SandboxRibbon />}
      header={<PartnerHeader session={session} />}
      footer={
        <footer className="wrap border-line border-t py-4 text-ink-2 text-small">
          <p>{copy.footer}</p>
        </footer>
      }
    >
      {session?.firm.isPaused && <StaleNote>{copy.paused}</StaleNote>}
      <Outlet />
    </PageShell>
  );
}

function PartnerHeader({ session }: { session: PartnerSession | null }) {
  const { brand, language } = usePage();
  const shell = useCopy('shell');
  const copy = useCopy('partner');
  const path = usePagePath();
  const { pathname, search } = useLocation();
  const other = language === 'hi' ? 'en' : 'hi';
  const name = `${language === 'hi' ? brand.nameHindi : brand.name} · ${copy.name}`;
  return (
    <header className="head border-line border-b">
      <div className="wrap head-in">
        <Brand name={name} href={path('/partner')} />
        {session !== null && (
          <nav aria-label={copy.navigation} className="order-last basis-full">
            <ul className="flex flex-wrap gap-x-4">
              {places
                .filter(([, , roles]) => roles === null || roles.includes(session.role))
                .map(([place, address]) => (
                  <li key={place}>
                    <a
                      href={path(address)}
                      aria-current={pathname === address ? 'page' : undefined}
                      className="inline-flex min-h-11 items-center font-semibold aria-[current]:underline"
                    >
                      {copy.places[place]}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
        )}
        <div className="flex flex-wrap items-center gap-2 lg:ms-auto">
          <LanguageSwitch
            label={shell.language.group}
            choices={[
              { lang: other, name: shell.language.other, href: pathIn(other, pathname + search) },
            ]}
          />
          {session !== null && (
            <form
              method="post"
              action={path('/partner/sign-out')}
              className="flex flex-wrap items-center gap-2"
            >
              <span className="text-ink-2 text-small">
                <bdi>{session.firm.name}</bdi> · <bdi>{session.displayName}</bdi>
              </span>
              <Button variant="outline" size="sm">
                {copy.signOut}
              </Button>
            </form>
          )}
        </div>
      </div>
    </header>
  );
}
