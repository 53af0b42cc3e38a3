import { PageShell } from '@pahiya/ui/page-shell';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import type { RouteHandle } from '../app/page-module.ts';
import { useCopy } from '../copy/use-copy.ts';
import { SandboxRibbon } from './sandbox-ribbon.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame around every page. Pages with a hero bring their own width. */
export function Shell() {
  const copy = useCopy('shell');
  const matches = useMatches();
  const handle = matches.at(-1)?.handle as RouteHandle | undefined;
  const hasHero = handle?.hero === true;
  return (
    <PageShell
      skipLabel={copy.skipToContent}
      ribbon={<SandboxRibbon />}
      header={<SiteHeader hasHero={hasHero} />}
      footer={<SiteFooter />}
      wide={hasHero}
    >
      <Outlet />
      <ScrollRestoration />
    </PageShell>
  );
}
