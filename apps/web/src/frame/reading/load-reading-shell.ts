import type { LoaderFunctionArgs } from 'react-router';
import { type ShownLayout, shownLayout } from '../layout/shown-layout.ts';
import { keptSection } from '../page/kept-section.ts';
import { pageTools } from '../page/page-tools.ts';
import { loadShell, type ShellData } from '../routing/root-loader.ts';
import type { ReadingPage } from './reading-page.ts';

/** Data of a reading page's layout: the usual, plus editors' sections below the page. */
export type ReadingShellData = ShellData & { readonly layout?: ShownLayout };

/** An unavailable section is left out, and the page is not cached: the next request retries. */
export async function loadReadingShell(
  args: LoaderFunctionArgs,
  section: ReadingPage['section'],
): Promise<ReadingShellData> {
  if (section === undefined) return loadShell(args);
  const tools = pageTools(args.context);
  const [shell, layout] = await Promise.all([loadShell(args), keptSection(tools, section)]);
  return layout === null ? shell : { ...shell, layout: shownLayout(layout, tools) };
}
