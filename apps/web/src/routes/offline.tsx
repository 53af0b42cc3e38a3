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

/** What the service worker leads to when there is neither network nor a kept page; `from` is where the person was
 * going, without script at hand simply this address again. */
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

/** As soon as there is a network the person goes where they were going. It may have come back while this page was not
 * yet alive: who was led here is let through when the server answers, for a device that calls itself online may have
 * no way to it. */
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
