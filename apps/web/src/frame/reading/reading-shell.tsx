import { PageShell } from '@pahiya/ui/page-shell';
import { Outlet, useLoaderData } from 'react-router';
import { useCopy } from '../copy/use-copy.ts';
import { LayoutParts } from '../layout/layout-parts.tsx';
import { FramePart } from '../page/frame-html.tsx';
import { SandboxRibbon } from '../shell/sandbox-ribbon.tsx';
import { SiteFooter } from '../shell/site-footer.tsx';
import { TopNotice } from '../shell/top-notice.tsx';
import type { ReadingShellData } from './load-reading-shell.ts';
import { ReadingHeader } from './reading-header.tsx';

/** The layout of every reading page: the same as elsewhere, without personal data. */
export function ReadingShell() {
  const copy = useCopy('shell');
  const shell = useLoaderData<ReadingShellData | undefined>();
  return (
    <PageShell
      skipLabel={copy.skipToContent}
      ribbon={
        <>
          <SandboxRibbon />
          <TopNotice text={shell?.notice} />
        </>
      }
      header={<ReadingHeader />}
      footer={<SiteFooter />}
      tabs={<FramePart part="tabs" />}
    >
      <Outlet />
      {shell?.layout !== undefined && (
        <div className="pt-10">
          <LayoutParts layout={shell.layout} tabsTitle={copy.layoutTabs} />
        </div>
      )}
    </PageShell>
  );
}
