import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { bumpContent } from '@pahiya/api/modules/content-versions/bump-content';
import { median, startProgram } from '../measure.ts';
import type { Line } from '../report.ts';
import { type ContentBench, inMs, say } from './content-bench.ts';

const wanted = 0.5;
/** A server looks for changes once a second. */
const seenAfterMs = 1_200;

/** The first request of every article after an edit: the page is made anew. The floor renders the same trees with their
 * data at hand. Both are asked one page after the other, bare, as the floor sends it. */
export async function editLines({ product, sql, rounds }: ContentBench): Promise<Line[]> {
  say('content: first request after an edit');
  const paths = await articlePaths(product.address);
  const floor = await startProgram(
    fileURLToPath(new URL('../floors/render-floor.ts', import.meta.url)),
    { PRODUCT: product.address, PATHS: paths.join('\n') },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const seen = { product: [] as number[], floor: [] as number[] };
    // The first rounds are for the compiler.
    for (let round = -3; round < Math.max(rounds, 3); round += 1) {
      await sql.begin((tx) => bumpContent(tx, 'blog'));
      await new Promise((resolve) => setTimeout(resolve, seenAfterMs));
      // Reads the versions, so that no article pays for that.
      await askOnce(agent, `${product.address}/rto`);
      const ofProduct = await timeEach(agent, product.address, paths);
      const ofFloor = await timeEach(agent, floor.address, paths);
      if (round < 0) continue;
      seen.product.push(median(ofProduct));
      seen.floor.push(median(ofFloor));
    }
    const ratio = median(seen.floor) / median(seen.product);
    return [
      {
        measured: 'first request after an edit, article page, time',
        product: inMs(median(seen.product)),
        floor: `${inMs(median(seen.floor))} (renderToString of the same tree)`,
        ratio,
        wanted: String(wanted),
        isMet: ratio >= wanted,
        rounds: seen,
      },
    ];
  } finally {
    agent.destroy();
    await floor.stop();
  }
}

/** Every article in both languages, as the sitemap names them. */
async function articlePaths(address: string): Promise<string[]> {
  const xml = await (await fetch(`${address}/sitemaps/blog.xml`)).text();
  const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  const articles = all.filter((path) => /^(?:\/hi)?\/blog\/[a-z0-9-]+$/.test(path));
  if (articles.length < 10) throw new Error('the blog is empty');
  return articles;
}

async function timeEach(
  agent: Agent,
  address: string,
  paths: readonly string[],
): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const started = performance.now();
    await askOnce(agent, address + path);
    times.push(performance.now() - started);
  }
  return times;
}

function askOnce(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`));
      answer.resume().once('end', resolve).once('error', reject);
    })
      .on('error', reject)
      .end();
  });
}
