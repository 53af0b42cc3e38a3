import { usePagePath } from '../page/use-page-path.ts';

/** An editor's notice on every page, such as a planned outage; details are on the status page. */
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
