import { useCopy } from '../copy/use-copy.ts';
import { usePage } from '../page/page-facts.tsx';
import { usePagePath } from '../page/use-page-path.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Last line of the page: help, privacy, theme. */
export function FooterTools() {
  const { brand, analytics } = usePage();
  const copy = useCopy('shell').footer;
  const path = usePagePath();
  return (
    <div className="foot-tools">
      <a className="foot-link" href={`mailto:${brand.supportEmail}`}>
        {copy.writeUs}
      </a>
      {brand.supportPhone !== null && (
        <a className="foot-link" href={`tel:${brand.supportPhone}`}>
          {copy.callUs}
        </a>
      )}
      {analytics.tagId === null ? (
        <a className="foot-link" href={path('/consent')}>
          {copy.privacy}
        </a>
      ) : (
        <form method="post" action={path('/consent')}>
          <input type="hidden" name="purpose" value="analytics" />
          <button type="submit" className="foot-link" name="granted" value="false">
            {copy.stopCounting}
          </button>
        </form>
      )}
      <ThemeSwitch />
    </div>
  );
}
