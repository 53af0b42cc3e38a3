import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import type { OfferedNumber } from '../vehicle-number/read-number.ts';
import { recordPath } from '../vehicle-number/record-path.ts';

/** The last five searches, and a button to clear them. */
export function RecentChips({ searches }: { searches: readonly OfferedNumber[] }) {
  const { recent } = useCopy('rc-search');
  const path = usePagePath();
  if (searches.length === 0) return null;
  return (
    <nav className="chips chips-boxed" aria-label={recent.title}>
      <span aria-hidden="true">{recent.title}</span>
      <ul>
        {searches.map((search) => (
          <li key={search.vehicleNumber}>
            <a
              href={path(recordPath(search.vehicleNumber))}
              lang="en"
              translate="no"
              className="nums"
            >
              {search.display}
            </a>
          </li>
        ))}
      </ul>
      <Form method="post" action="/rc-search">
        <button
          type="submit"
          name="intent"
          value="clear-recent"
          className="min-h-12 px-1 underline underline-offset-4"
        >
          {recent.clear}
        </button>
      </Form>
    </nav>
  );
}
