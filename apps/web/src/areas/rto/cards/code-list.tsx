import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import type { OfficeLine } from '../facts/office-line.ts';

/** RTO codes with links to their pages; unverified ones are marked. */
export function CodeList({ offices }: { offices: readonly OfficeLine[] }) {
  const path = usePagePath();
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {offices.map((office) => (
        <li key={office.code} className="border-line border-b">
          <a
            href={path(office.path)}
            className="flex min-h-12 items-baseline gap-3 py-2.5 no-underline hover:underline"
          >
            <b className="w-16 flex-none font-plate text-lead" lang="en" translate="no">
              {office.display}
            </b>
            <span className="min-w-0 wrap-anywhere">
              <OfficeName office={office} />
              <Uncertain office={office} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A statewide series has no office: it is named by what it is issued for. */
function OfficeName({ office }: { office: OfficeLine }) {
  const { issuedFor } = useCopy('rto-codes');
  if (office.issuedFor === 'whole-state') return issuedFor['whole-state'];
  return (
    <>
      <EnglishRun text={office.office} />
      {office.issuedFor !== null && (
        <span className="text-ink-2 text-small"> · {issuedFor[office.issuedFor]}</span>
      )}
    </>
  );
}

function Uncertain({ office }: { office: OfficeLine }) {
  const copy = useCopy('rto-pages');
  if (office.confidence === 'high' || office.confidence === 'medium') return null;
  return (
    <span className="ms-2 inline-block">
      <StatusChip tone="amber" word={copy.uncertain} />
    </span>
  );
}
