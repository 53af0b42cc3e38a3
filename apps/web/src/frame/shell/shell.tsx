import { PageShell } from '@pahiya/ui/page-shell';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches } from 'react-router';
import { useCopy } from '../copy/use-copy.ts';
import { FramePart } from '../page/frame-html.tsx';
import type { RouteHandle } from '../routing/page-module.ts';
import type { ShellData } from '../routing/root-loader.ts';
import { AppEventToasts } from '../session/app-event-toasts.tsx';
import { LoginPopup } from '../sign-in/login-popup.tsx';
import { isInApp } from '../state/app-slice.ts';
import { appToastTimeout } from '../state/toast-slice.ts';
import { DocumentHead } from './document-head.tsx';
import { GlobalLoader } from './global-loader.tsx';
import { useMarkedPlace } from './mark-place.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { RouteProgress } from './route-progress.tsx';
import { SandboxRibbon } from './sandbox-ribbon.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Toasts } from './toasts.tsx';
import { TopNotice } from './top-notice.tsx';

/** The layout of every page. Pages with a hero set their own width. */
export function Shell() {
  const copy = useCopy('shell');
  const shell = useLoaderData<ShellData | undefined>();
  const matches = useMatches();
  const handle = matches.at(-1)?.handle as RouteHandle | undefined;
  const hasHero = handle?.hero === true;
  const isBare = isInApp(useLocation().search) && handle?.embeddable === true;
  useMarkedPlace();
  return (
    <>
      <RouteProgress />
      <PageShell
        skipLabel={copy.skipToContent}
        ribbon={
          <>
            <SandboxRibbon />
            <TopNotice text={shell?.notice} />
          </>
        }
        header={isBare ? null : <SiteHeader hasHero={hasHero} />}
        footer={isBare ? null : <SiteFooter />}
        tabs={isBare ? null : <FramePart part="tabs" />}
        wide={hasHero}
      >
        <Outlet />
      </PageShell>
      <OfflineBanner />
      <Toasts timeout={appToastTimeout} />
      <GlobalLoader />
      <LoginPopup />
      <AppEventToasts />
      <DocumentHead />
      <ScrollRestoration />
    </>
  );
}
