import { PageShell } from '@pahiya/ui/page-shell';
import { Outlet } from 'react-router';
import { useCopy } from '../copy/use-copy.ts';
import { SandboxRibbon } from '../shell/sandbox-ribbon.tsx';
import { SiteFooter } from '../shell/site-footer.tsx';
import { ReadingHeader } from './reading-header.tsx';

/** The frame around every reading page: the same as elsewhere, without anything of a person in it. */
export function ReadingShell() {
  const copy = useCopy('shell');
  return (
    <PageShell
      skipLabel={copy.skipToContent}
      ribbon={<SandboxRibbon />}
      header={<ReadingHeader />}
      footer={<SiteFooter />}
    >
      <Outlet />
    </PageShell>
  );
}
