import type { PartnerSession } from '@pahiya/contracts/partner-firms/partner-session-contracts';
import type { PartnerRole } from '@pahiya/contracts/partner-roles';
import { PageShell } from '@pahiya/ui/page-shell';
import { StaleNote } from '@pahiya/ui/stale-note';
import { Outlet, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SandboxRibbon } from '../../../frame/shell/sandbox-ribbon.tsx';
import { StaffHeader } from '../../../parts/staff/staff-header.tsx';

/** Sections and the roles that see them; null: every member. Only firms of insurance price premiums. */
const places: readonly (readonly [
  (
    | 'inbox'
    | 'premium'
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
    | 'audit'
    | 'account'
  ),
  string,
  readonly PartnerRole[] | null,
])[] = [
  ['inbox', '/partner', ['owner', 'manager', 'agent', 'auditor']],
  ['premium', '/partner/insurance-price', ['owner', 'manager', 'agent']],
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
  ['audit', '/partner/audit', ['owner', 'auditor']],
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
  const copy = useCopy('partner');
  return (
    <StaffHeader
      name={copy.name}
      home="/partner"
      navigation={copy.navigation}
      menu={copy.menu}
      places={
        session &&
        places
          .filter(
            ([place, , roles]) =>
              (roles === null || roles.includes(session.role)) &&
              (place !== 'premium' || session.firm.kind === 'insurer'),
          )
          .map(([place, address]) => [copy.places[place], address] as const)
      }
      account={{
        who: session && (
          <>
            <bdi>{session.firm.name}</bdi> · <bdi>{session.displayName}</bdi>
          </>
        ),
        signOut: copy.signOut,
        action: '/partner/sign-out',
      }}
    />
  );
}
