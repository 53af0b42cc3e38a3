import type { LoaderFunctionArgs } from 'react-router';
import { keptSection } from '../app/kept-section.ts';
import { withoutLanguage } from '../app/page-path.ts';
import { pageTools } from '../app/page-tools.ts';
import { loadShell, type ShellData } from '../app/root-loader.ts';
import { type ShownLayout, shownLayout } from '../page-parts/shown-layout.ts';
import { readingPageAt } from './find-reading-page.ts';

/** Data of a reading page's layout: the usual, plus editors' sections below the page. */
export type ReadingShellData = ShellData & { readonly layout?: ShownLayout };

/** An unavailable section is left out, and the page is not cached: the next request retries. */
export async function loadReadingShell(args: LoaderFunctionArgs): Promise<ReadingShellData> {
  const tools = pageTools(args.context);
  const path = withoutLanguage(new URL(args.request.url).pathname);
  const section = readingPageAt(path)?.section;
  if (section === undefined) return loadShell(args);
  const [shell, layout] = await Promise.all([loadShell(args), keptSection(tools, section)]);
  return layout === null ? shell : { ...shell, layout: shownLayout(layout, tools) };
}
