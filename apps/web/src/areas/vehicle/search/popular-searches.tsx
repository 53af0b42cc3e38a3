import { Plate } from '@pahiya/ui/plate';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';

/** Numbers with hand-written sandbox records. Vehicle numbers are shown to strangers nowhere else. */
const sandboxNumbers = [
  { vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', kind: 'private' },
  { vehicleNumber: 'MH12DE1433', display: 'MH 12 DE 1433', kind: 'private' },
  { vehicleNumber: 'KA01MJ2022', display: 'KA 01 MJ 2022', kind: 'electric' },
  { vehicleNumber: '22BH6517A', display: '22 BH 6517 A', kind: 'bharat' },
  { vehicleNumber: 'TN09BZ1234', display: 'TN 09 BZ 1234', kind: 'commercial' },
  { vehicleNumber: 'UP16AB7788', display: 'UP 16 AB 7788', kind: 'private' },
] as const;

/** Office codes of the largest cities. */
const officeCodes = ['DL08', 'MH12', 'MH02', 'KA01', 'TN09', 'TG09', 'GJ01', 'UP32', 'WB02'];

/** Popular searches: RTO codes everywhere, and in the sandbox its sample vehicles. */
export function PopularSearches() {
  const { popular } = useCopy('rc-search');
  const { isSandbox } = usePage();
  return (
    <section aria-labelledby="popular" className="grid gap-4">
      <h2 id="popular">{popular.title}</h2>
      {isSandbox && <SandboxNumbers />}
      <OfficeCodes />
    </section>
  );
}

function SandboxNumbers() {
  const { marks, popular } = useCopy('rc-search');
  const path = usePagePath();
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">{popular.sandbox}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-x-4 gap-y-3">
        {sandboxNumbers.map(({ vehicleNumber, display, kind }) => (
          <li key={vehicleNumber}>
            <a
              href={path(recordPath(vehicleNumber))}
              className="grid justify-items-start gap-1.5 rounded-card no-underline hover:underline"
            >
              <Plate parts={plateParts(display)} kind={kind} size="sm" label={marks.field.plate} />
              <span className="text-small">{popular.examples[vehicleNumber]}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OfficeCodes() {
  const { popular } = useCopy('rc-search');
  const path = usePagePath();
  return (
    <nav className="chips chips-boxed" aria-label={popular.offices}>
      <span aria-hidden="true">{popular.offices}</span>
      <ul>
        {officeCodes.map((code) => (
          <li key={code}>
            <a href={path(`/rto-codes?code=${code}`)} lang="en" translate="no">
              {`${code.slice(0, 2)} ${code.slice(2)}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
