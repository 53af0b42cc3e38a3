import type { Answer } from '@pahiya/api-client/api-client';
import { editedMetas, getLayout } from '@pahiya/contracts/layout/layout-calls';
import type { Language } from '@pahiya/domain/shared/language';
import { isShownAt, linkHref } from '../layout/shown-layout.ts';
import type { PageTools } from '../page/page-tools.ts';
import type { FooterState } from '../state/footer-slice.ts';

/** Head of a page as an editor wrote it, in the page's language. */
export type EditedHead = {
  readonly title: string;
  readonly description: string;
  readonly canonical?: string;
};

/** Editors' site-wide content, in the page's language. */
export type PageFrame = {
  readonly footer: FooterState;
  /** The notice at the top of the page. */
  readonly notice?: string;
  /** Absent where the page's own head applies. */
  readonly head?: EditedHead;
};

type Known = {
  /** The same object for every page in a language. */
  readonly footerIn: (language: Language) => FooterState;
  readonly notices: NonNullable<Answer<'getLayout'>['webSections']>;
  readonly heads: ReadonlyMap<string, Answer<'editedMetas'>['metas'][number]>;
};

const freshMs = 60_000;
let kept: { readonly known: Known; readonly at: number; readonly version: number | null } | null =
  null;

/** The layout content of a page, by its path without the language. Shared by all visitors, so the server caches its
 * parts for a minute or until they change. */
export async function loadPageFrame(tools: PageTools, path: string): Promise<PageFrame> {
  const now = Date.parse(tools.nowIso);
  const version = tools.layoutVersion;
  if (kept?.version === version && Math.abs(now - kept.at) < freshMs) {
    return frameOf(kept.known, tools, path);
  }
  const [footer, notice, metas] = await Promise.all([
    tools.api.call(getLayout, { params: { section: 'footer' } }),
    tools.api.call(getLayout, { params: { section: 'notice' } }),
    tools.api.call(editedMetas, {}),
  ]);
  const known = {
    footerIn: footersOf((footer.ok && footer.value.data) || []),
    notices: (notice.ok && notice.value.webSections) || [],
    heads: new Map(metas.ok ? metas.value.metas.map((meta) => [meta.path, meta]) : []),
  };
  // Failures are not cached: the next page retries.
  if (footer.ok && notice.ok && metas.ok) kept = { known, at: now, version };
  const frame = frameOf(known, tools, path);
  if (footer.ok) return frame;
  const { error } = footer;
  return {
    ...frame,
    footer: { ...frame.footer, error: error.kind === 'problem' ? error.code : error.kind },
  };
}

function frameOf(
  { footerIn, notices, heads }: Known,
  { language, nowIso }: PageTools,
  path: string,
): PageFrame {
  const notice = notices.find((one) => isShownAt(one, nowIso));
  const edited = heads.get(path);
  return {
    footer: footerIn(language),
    ...(notice === undefined ? {} : { notice: notice.title[language] }),
    ...(edited === undefined
      ? {}
      : {
          head: {
            ...edited[language],
            ...(edited.canonical === undefined ? {} : { canonical: edited.canonical }),
          },
        }),
  };
}

type Group = NonNullable<Answer<'getLayout'>['data']>[number];

function footersOf(groups: readonly Group[]): Known['footerIn'] {
  const made = new Map<Language, FooterState>();
  return (language) => {
    let footer = made.get(language);
    if (footer === undefined) {
      const footerList = groups.map((group) => groupIn(group, language));
      footer = { footerList, loading: false, error: null };
      made.set(language, footer);
    }
    return footer;
  };
}

function groupIn({ id, title, links }: Group, language: Language) {
  return {
    id,
    title: title[language],
    links: links.map(({ path, label }) => ({
      href: linkHref(path, language),
      label: label[language],
    })),
  };
}
