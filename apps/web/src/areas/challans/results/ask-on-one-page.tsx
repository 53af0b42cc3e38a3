import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

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
