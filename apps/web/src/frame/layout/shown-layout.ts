import type { Answer } from '@pahiya/api-client/api-client';
import { type Language, pathIn } from '@pahiya/domain/shared/language';

/** A section of a page that an editor wrote, in the page's language. */
export type ShownPart = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Start and end of its period; null where none is given. */
  readonly from: string | null;
  readonly until: string | null;
};

/** Content of a layout section: plain sections or disclosures. */
export type ShownLayout = {
  readonly parts: readonly ShownPart[];
  readonly tabs: readonly {
    readonly id: string;
    readonly title: string;
    readonly parts: readonly ShownPart[];
  }[];
};

type Section = NonNullable<Answer<'getLayout'>['webSections']>[number];
type Page = { readonly language: Language; readonly nowIso: string };

export const nothingShown: ShownLayout = { parts: [], tabs: [] };

/** A section in a page's language, without parts outside their period. */
export function shownLayout(
  { webSections = [], webTabs = [] }: Answer<'getLayout'>,
  page: Page,
): ShownLayout {
  const tabs = webTabs.map(({ id, title, webSections: parts }) => ({
    id,
    title: title[page.language],
    parts: shownParts(parts, page),
  }));
  return {
    parts: shownParts(webSections, page),
    tabs: tabs.filter(({ parts }) => parts.length > 0),
  };
}

/** Whether a part is shown at this instant. */
export function isShownAt({ from, until }: Pick<Section, 'from' | 'until'>, nowIso: string) {
  const now = Date.parse(nowIso);
  return (
    (from === undefined || Date.parse(from) <= now) &&
    (until === undefined || now < Date.parse(until))
  );
}

function shownParts(sections: readonly Section[], page: Page): ShownPart[] {
  return sections
    .filter((section) => isShownAt(section, page.nowIso))
    .map((section) => shownPart(section, page.language));
}

/** A part in a language, ignoring its period. */
export function shownPart(
  { id, title, text, links, from, until }: Section,
  language: Language,
): ShownPart {
  return {
    id,
    title: title[language],
    paragraphs: text === undefined ? [] : text[language].split(/\n\s*\n/),
    links: links.map(({ label, path }) => ({
      label: label[language],
      href: linkHref(path, language),
    })),
    from: from ?? null,
    until: until ?? null,
  };
}

/** Address of an editor's link: our own pages in the page's language; phone links and other https sites as written.
 * The API allows nothing else; any other address would become the home page. */
export function linkHref(path: string, language: Language): string {
  if (!/^(?:\/(?![/\\])|https:\/\/)/.test(path)) return pathIn(language, '/');
  const isPage = path.startsWith('/') && !path.startsWith('/api');
  return isPage ? pathIn(language, path) : path;
}
