import { Agent, request } from 'node:http';
import { median } from '../measure.ts';
import type { Line } from '../report.ts';
import { type ContentBench, inMs, say } from './content-bench.ts';
import { seedArticles } from './seed-articles.ts';

const few = 1_000;
const wanted = 2;
const connections = 4;

/** Typical questions, in both languages and both scripts: common words, rare ones, whole questions, typos, codes. */
const questions: readonly (readonly [string, 'en' | 'hi'])[] = [
  ['challan deadline', 'en'],
  ['how many days to pay a challan', 'en'],
  ['fake challan sms', 'en'],
  ['hypothication removal', 'en'],
  ['third party premium', 'en'],
  ['thrid party insurence', 'en'],
  ['no claim bonus', 'en'],
  ['polution certificate', 'en'],
  ['puc', 'en'],
  ['bh number plate', 'en'],
  ['fasttag blacklisted', 'en'],
  ['toll tag kyc', 'en'],
  ['transfer of ownership pune', 'en'],
  ['scrap old car jaipur', 'en'],
  ['10 year diesel delhi', 'en'],
  ['rc transfer MH12', 'en'],
  ['insurance', 'en'],
  ['vehicle', 'en'],
  ['form 35 bank noc', 'en'],
  ['digilocker rc valid', 'en'],
  ['चालान की आख़िरी तारीख़', 'hi'],
  ['नक़ली चालान', 'hi'],
  ['पीयूसी', 'hi'],
  ['प्रदूषण प्रमाणपत्र', 'hi'],
  ['थर्ड पार्टी बीमा', 'hi'],
  ['फास्टैग', 'hi'],
  ['गाड़ी बेचना', 'hi'],
  ['पुरानी कार स्क्रैप जयपुर', 'hi'],
  ['दिल्ली डीज़ल 10 साल', 'hi'],
  ['बीएच नंबर', 'hi'],
  ['chalan kaise bhare', 'hi'],
  ['gadi transfer', 'hi'],
  ['गाड़ी', 'hi'],
  ['बीमा लखनऊ', 'hi'],
  ['नो क्लेम बोनस', 'hi'],
  ['zzzz nothing', 'en'],
];

/** The 99th percentile of searches with a thousand articles and with a hundred thousand. */
export async function searchLines(bench: ContentBench): Promise<Line[]> {
  const { product, sql, rounds, isQuick } = bench;
  const many = isQuick ? 10_000 : 100_000;
  const times = isQuick ? 5 : 20;
  const measure = async () => {
    const seen: number[] = [];
    await searchAll(product.address, 3);
    for (let round = 0; round < rounds; round += 1) {
      seen.push(hundredth(await searchAll(product.address, times)));
    }
    return seen;
  };
  say(`content: search among ${few.toLocaleString('en-IN')} articles`);
  await seedArticles(sql, few);
  const atFew = await measure();
  say(`seeding ${many.toLocaleString('en-IN')} articles`);
  await seedArticles(sql, many);
  say('content: search among many articles');
  const atMany = await measure();
  const ratio = median(atMany) / median(atFew);
  return [
    {
      measured: `article search at ${many.toLocaleString('en-IN')} articles, p99, ${connections} concurrent`,
      product: inMs(median(atMany)),
      floor: `${inMs(median(atFew))} at ${few.toLocaleString('en-IN')} articles`,
      ratio,
      wanted: `at most ${wanted}`,
      isMet: ratio <= wanted,
      rounds: { product: atMany, floor: atFew },
    },
  ];
}

/** Sends every question several times, with some concurrency; milliseconds of each. */
async function searchAll(address: string, times: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const asked = Array.from({ length: times }, () => questions).flat();
  const waiting = asked.values();
  const took: number[] = [];
  const ask = async () => {
    for (const [q, language] of waiting) {
      const started = performance.now();
      await search(
        agent,
        `${address}/api/v1/web/blog/search?${new URLSearchParams({ q, language })}`,
      );
      took.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  return took;
}

function search(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`));
      answer.resume().once('end', resolve).once('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

function hundredth(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
}
