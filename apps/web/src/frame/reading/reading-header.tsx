import { User } from '@pahiya/ui/icons';
import { useCopy } from '../copy/use-copy.ts';
import { useHere } from '../page/use-here.ts';
import { usePagePath } from '../page/use-page-path.ts';
import { HeaderFrame } from '../shell/site-header.tsx';

/** The header of shared pages: rendered for a visitor without a city. Script adds the browser's city and account
 * (islands/own-header.ts); without it "Sign in" opens the account. */
export function ReadingHeader() {
  const here = useHere();
  const copy = useCopy('shell');
  const path = usePagePath();
  return (
    <HeaderFrame
      city={
        <a
          className="pill pill-city head-wide"
          href={path(`/city?next=${encodeURIComponent(here)}`)}
          rel="nofollow"
        >
          <span className="sr-only">{copy.city.label} </span>
          <span data-own-city translate="no">
            {copy.city.none}
          </span>
        </a>
      }
      account={
        <a className="pill head-wide" href={path('/account')} rel="nofollow">
          <User />
          <span data-own-account={copy.account}>{copy.signIn}</span>
        </a>
      }
    />
  );
}
