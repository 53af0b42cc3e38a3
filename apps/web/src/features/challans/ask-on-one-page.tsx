import { usePage } from '../../app/page-facts.tsx';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { sentences } from '../../page-parts/sentences.ts';

/** Without script: redirects to the page that waits for all sources, with a link as fallback. */
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
