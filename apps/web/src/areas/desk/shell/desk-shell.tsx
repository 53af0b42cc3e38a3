import type { OperatorSession } from '@pahiya/contracts/operators/session-contracts';
import { PageShell } from '@pahiya/ui/page-shell';
import { Outlet, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SandboxRibbon } from '../../../frame/shell/sandbox-ribbon.tsx';
import { StaffHeader } from '../../../parts/staff/staff-header.tsx';
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
  const copy = useCopy('desk');
  return (
    <StaffHeader
      name={copy.name}
      home={session === null ? '/desk' : deskHome(session)}
      navigation={copy.navigation}
      menu={copy.menu}
      places={
        session && placesOf(session).map(([place, address]) => [copy[place], address] as const)
      }
      account={{
        who: session && copy.signedInAs(session.displayName),
        signOut: copy.signOut,
        action: '/desk/sign-out',
      }}
    />
  );
}
