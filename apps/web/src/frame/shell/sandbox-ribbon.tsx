import { HazardRibbon } from '@pahiya/ui/hazard-ribbon';
import { useCopy } from '../copy/use-copy.ts';
import { usePage } from '../page/page-facts.tsx';

/** Says on every page that this is a sandbox, and links to its inbox. */
export function SandboxRibbon() {
  const { isSandbox, sandboxInboxUrl } = usePage();
  const copy = useCopy('shell').ribbon;
  if (!isSandbox) return null;
  return (
    <HazardRibbon label={copy.strong} word={copy.strong}>
      {copy.rest}{' '}
      {sandboxInboxUrl !== null && (
        <a href={sandboxInboxUrl} target="_blank" rel="noopener">
          {copy.inbox}
        </a>
      )}
    </HazardRibbon>
  );
}
