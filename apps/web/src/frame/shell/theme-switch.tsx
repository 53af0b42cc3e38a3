import { useFetcher } from 'react-router';
import { useCopy } from '../copy/use-copy.ts';
import { usePage } from '../page/page-facts.tsx';
import { themes } from '../page/theme.ts';
import { useHere } from '../page/use-here.ts';

/** Light, dark, or system; a form of three buttons. */
export function ThemeSwitch() {
  const copy = useCopy('shell').theme;
  const { theme } = usePage();
  const here = useHere();
  const fetcher = useFetcher();
  // The facts of a page are those of its first request; a choice since then is on the document.
  const shown =
    typeof document === 'undefined' ? theme : (document.documentElement.dataset.theme ?? 'auto');
  return (
    <fetcher.Form method="post" action="/theme" className="theme-switch">
      <input type="hidden" name="next" value={here} />
      <fieldset>
        <legend className="sr-only">{copy.group}</legend>
        {themes.map((one) => (
          <button
            key={one}
            type="submit"
            className="theme-choice"
            name="theme"
            value={one}
            aria-pressed={one === shown}
          >
            {copy[one]}
          </button>
        ))}
      </fieldset>
    </fetcher.Form>
  );
}
