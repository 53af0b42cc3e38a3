import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { bumpContent } from '@pahiya/api/modules/content-versions/bump-content';
import { median, startProgram } from '../measure.ts';
import type { Line } from '../report.ts';
import { type ContentBench, inMs, say } from './content-bench.ts';

const wanted = 0.5;
/** Servers are notified of an edit on commit; no reader is that fast. */
const editedMs = 700;

/** Warm-up rounds, until the code of both is fully optimised. */
const warmUps = 12;
/** More pages than a server re-renders ahead of requests. */
const pagesOfOthers = 110;

/** The first request of every article after its edit, when it was not in use: the server has rendered the new page by
 * then. Other pages that were not in use are rendered on request, which is printed too. The floor renders the same
 * trees with their data at hand. All are requested one page after the other, uncompressed, as the floor sends them. */
export async function editLines({ product, sql, rounds }: ContentBench): Promise<Line[]> {
  say('content: first request after an edit');
  const paths = await pathsOf(product.address, 'blog', /^(?:\/hi)?\/blog\/[a-z0-9-]+$/);
  const offices = await pathsOf(product.address, 'rto-offices', /\/office\//);
  const others = offices.slice(0, pagesOfOthers);
  const floor = await startProgram(
    fileURLToPath(new URL('../floors/render-floor.ts', import.meta.url)),
    { PRODUCT: product.address, PATHS: paths.join('\n') },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const edit = async (pages: readonly string[] = []) => {
    await sql.begin((tx) => bumpContent(tx, 'blog', pages));
    await new Promise((resolve) => setTimeout(resolve, editedMs));
  };
  try {
    const edited = paths.filter((path) => !path.startsWith('/hi/'));
    const seen = { edited: [] as number[], others: [] as number[], floor: [] as number[] };
    for (let round = -warmUps; round < Math.max(rounds, 3); round += 1) {
      await timeEach(agent, product.address, others);
      await edit(edited);
      const ofEdited = await timeEach(agent, product.address, paths);
      await timeEach(agent, product.address, others);
      await edit();
      const ofOthers = await timeEach(agent, product.address, paths);
      const ofFloor = await timeEach(agent, floor.address, paths);
      if (round < 0) continue;
      seen.edited.push(median(ofEdited));
      seen.others.push(median(ofOthers));
      seen.floor.push(median(ofFloor));
    }
    const line = (measured: string, product: readonly number[], isWanted: boolean): Line => {
      const ratio = median(seen.floor) / median(product);
      return {
        measured,
        product: inMs(median(product)),
        floor: `${inMs(median(seen.floor))} (renderToString of the same tree)`,
        ratio,
        wanted: isWanted ? String(wanted) : '',
        isMet: isWanted ? ratio >= wanted : null,
        rounds: { product, floor: seen.floor },
      };
    };
    return [
      line('first request after an edit, article page, time', seen.edited, true),
      line('the same for an unrelated page that was not in use', seen.others, false),
    ];
  } finally {
    agent.destroy();
    await floor.stop();
  }
}

/** Pages of a part of the sitemap. */
async function pathsOf(address: string, part: string, wanted: RegExp): Promise<string[]> {
  const xml = await (await fetch(`${address}/sitemaps/${part}.xml`)).text();
  const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  const found = all.filter((path) => wanted.test(path));
  if (found.length < 10) throw new Error(`the sitemap has no ${part}`);
  return found;
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
