import { StatusChip } from '@pahiya/ui/status-chip';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { EnglishRun } from '../../page-parts/english-run.tsx';
import type { OfficeLine } from './office-line.ts';

/** Offices with their codes, each leading to its page. One that the lists do not agree on is marked. */
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
              <EnglishRun text={office.office} />
              <Uncertain office={office} />
            </span>
          </a>
        </li>
      ))}
    </ul>
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
