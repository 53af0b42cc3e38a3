import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { WheelMark } from '@pahiya/ui/wheel-mark';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { safeNextPath } from '../app/page-path.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { KeptPages } from '../sw/kept-pages.tsx';

export const meta = pageMeta(({ copy }) => ({
  title: copy('offline').title,
  canonical: null,
  isIndexable: false,
}));

/** The service worker's fallback without network and cache; `from` is the requested address, the link without script
 * is simply this URL. */
export function Component() {
  const copy = useCopy('offline');
  const path = usePagePath();
  const [params] = useSearchParams();
  const from = safeNextPath(params.get('from'), path('/'));
  useReturnOnline(from, params.has('from'));
  return (
    <div className="narrow-page stack">
      <EmptyFace
        level={1}
        icon={<WheelMark size={32} />}
        title={copy.title}
        detail={copy.text}
        action={
          <>
            <ButtonLink href={from} data-document="">
              {copy.again}
            </ButtonLink>
            <ButtonLink href={path('/garage')} variant="outline" data-document="">
              {copy.garage}
            </ButtonLink>
          </>
        }
      />
      <KeptPages />
    </div>
  );
}

/** Continues to the requested address once the network is back. It may already be back before hydration, so a
 * request to the server decides: a device may call itself online without a connection. */
function useReturnOnline(from: string, wasLedHere: boolean): void {
  useEffect(() => {
    const go = () => window.location.replace(from);
    window.addEventListener('online', go);
    if (wasLedHere && navigator.onLine) void serverAnswers().then((does) => does && go());
    return () => window.removeEventListener('online', go);
  }, [from, wasLedHere]);
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
