import type { LoaderFunctionArgs } from 'react-router';
import { keptSection } from '../app/kept-section.ts';
import { withoutLanguage } from '../app/page-path.ts';
import { pageTools } from '../app/page-tools.ts';
import { loadShell, type ShellData } from '../app/root-loader.ts';
import { type ShownLayout, shownLayout } from '../page-parts/shown-layout.ts';
import { readingPageAt } from './find-reading-page.ts';

/** What the frame around a reading page knows: besides the usual, what editors put below the page. */
export type ReadingShellData = ShellData & { readonly layout?: ShownLayout };

/** A section that cannot be had is left out, and the page is not kept then: the next request asks again. */
export async function loadReadingShell(args: LoaderFunctionArgs): Promise<ReadingShellData> {
  const tools = pageTools(args.context);
  const path = withoutLanguage(new URL(args.request.url).pathname);
  const section = readingPageAt(path)?.section;
  if (section === undefined) return loadShell(args);
  const [shell, layout] = await Promise.all([loadShell(args), keptSection(tools, section)]);
  return layout === null ? shell : { ...shell, layout: shownLayout(layout, tools) };
}
