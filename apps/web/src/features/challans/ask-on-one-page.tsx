import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { sentences } from '../../page-parts/sentences.ts';

/** For browsers without script: goes by itself to the page that waits for all sources, and is a link to it for those
 * that do not follow. With script nothing of it is there. */
export function AskOnOnePage({ href }: { href: string }) {
  const copy = useCopy('challan-results');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${path(href)}`} />
      <p>
        <a href={path(href)}>{sentences(language, copy.withoutScript)}</a>{' '}
        {sentences(language, copy.withoutScriptNote)}
      </p>
    </noscript>
  );
}
