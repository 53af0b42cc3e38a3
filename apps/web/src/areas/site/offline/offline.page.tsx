import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { WheelMark } from '@pahiya/ui/wheel-mark';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { safeNextPath } from '../../../frame/page/page-path.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { KeptPages } from './kept-pages.tsx';

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

/** Continues to the requested address once the network is back. The browser's own word is not enough: a device may call
 * itself online without a connection, and be connected again without saying so. A request to the server decides. */
function useReturnOnline(from: string, wasLedHere: boolean): void {
  useEffect(() => {
    const go = () => window.location.replace(from);
    const ask = () => {
      if (document.visibilityState === 'visible') void serverAnswers().then((does) => does && go());
    };
    window.addEventListener('online', go);
    if (wasLedHere) ask();
    const asking = wasLedHere ? setInterval(ask, 5_000) : undefined;
    return () => {
      window.removeEventListener('online', go);
      clearInterval(asking);
    };
  }, [from, wasLedHere]);
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
