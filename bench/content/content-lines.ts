import type { Line } from '../report.ts';
import { articleLines } from './article-lines.ts';
import type { ContentBench } from './content-bench.ts';
import { editLines } from './edit-lines.ts';
import { searchLines } from './search-lines.ts';

/** The search is last: it leaves a hundred thousand articles behind. */
const parts: Readonly<Record<string, (bench: ContentBench) => Promise<readonly Line[]>>> = {
  article: articleLines,
  edit: editLines,
  search: searchLines,
};

/** Lines about reading pages: parts `article`, `edit` and `search`. */
export async function contentLines(
  wants: (part: string) => boolean,
  bench: ContentBench,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [part, measure] of Object.entries(parts)) {
    if (wants(part)) lines.push(...(await measure(bench)));
  }
  return lines;
}
