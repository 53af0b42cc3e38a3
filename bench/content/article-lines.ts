import { keptPageLine } from '../kept-page.ts';
import type { Line } from '../report.ts';
import { articlePath, type ContentBench, say } from './content-bench.ts';

/** An article from the cache. */
export async function articleLines(bench: ContentBench): Promise<Line[]> {
  say('content: article page, 20 concurrent');
  return [
    await keptPageLine(bench, {
      path: articlePath,
      measured: 'article page, requests/s, 20 concurrent',
      wanted: 0.7,
    }),
  ];
}
