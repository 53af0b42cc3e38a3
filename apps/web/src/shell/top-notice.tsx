import { usePagePath } from '../app/use-page-path.ts';

/** What an editor announces on every page, such as a planned outage; more stands on the page of the status. */
export function TopNotice({ text }: { text: string | undefined }) {
  const path = usePagePath();
  if (text === undefined) return null;
  return (
    <aside className="top-notice" aria-labelledby="top-notice">
      <a id="top-notice" href={path('/status')}>
        {text}
      </a>
    </aside>
  );
}
