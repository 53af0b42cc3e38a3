import { languageOfPath } from '@pahiya/domain/shared/language';
/** Result of a click on a plain link. */
export type LinkMeaning =
  | { readonly kind: 'leave-alone' }
  | { readonly kind: 'page'; readonly path: string }
  /** Whether there is such a page can only be said with all pages at hand. */
  | { readonly kind: 'not-known-yet' }
  | { readonly kind: 'sign-in'; readonly next: string };

/** The relevant parts of a click and its link. */
export type LinkClick = {
  readonly href: string;
  readonly here: string;
  readonly basename: string;
  /** Another button, a modifier key, default prevented, `target`, `download` or `data-document`. */
  readonly isPlain: boolean;
  /** Null: not known yet. */
  readonly isPage: (path: string) => boolean | null;
};

/** Same-origin links to pages of this language go to the router; sign-in opens the popup; other links, including
 * fragments (`#`), are left to the browser. */
export function meaningOf(click: LinkClick): LinkMeaning {
  const leave: LinkMeaning = { kind: 'leave-alone' };
  if (!click.isPlain) return leave;
  const url = new URL(click.href, click.here);
  const here = new URL(click.here);
  if (url.origin !== here.origin) return leave;
  if (url.hash !== '' && url.pathname === here.pathname && url.search === here.search) return leave;
  const path = withoutBasename(url.pathname, click.basename);
  if (path === null) return leave;
  const isPage = click.isPage(path);
  if (isPage === null) return { kind: 'not-known-yet' };
  if (!isPage) return leave;
  if (path === '/sign-in') return { kind: 'sign-in', next: url.searchParams.get('next') ?? '' };
  return { kind: 'page', path: path + url.search + url.hash };
}

function withoutBasename(pathname: string, basename: string): string | null {
  if (basename === '/') return languageOfPath(pathname) === 'en' ? pathname : null;
  if (pathname === basename) return '/';
  return pathname.startsWith(`${basename}/`) ? pathname.slice(basename.length) : null;
}
