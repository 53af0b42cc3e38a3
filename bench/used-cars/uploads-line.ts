import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import { seedPeople } from '../challans/seed-searches.ts';
import { callAs } from '../orders/call-as.ts';
import type { Line } from '../report.ts';
import type { UsedCarBench } from './used-car-lines.ts';

const uploads = 40;
const mostMegabytes = 600;
const [width, height] = [4000, 3000];

/** Peak memory of the server while one person sends forty photographs of 12 megapixels at the same time. */
export async function uploadsLine({ product, sql }: UsedCarBench): Promise<Line> {
  process.stdout.write(`used cars: ${uploads} photographs of 12 megapixels at once\n`);
  const [person] = await seedPeople(sql, 1);
  if (person === undefined) throw new Error('nobody to upload');
  const { listing } = await callAs<{ listing: string }>(product.address, person, {
    path: '/buyCar/own',
    body: {
      ...{ vehicleNumber: 'DL8CAF5030', make: 'maruti-suzuki', model: 'swift', year: 2019 },
      ...{ variant: 'petrol-manual', pricePaise: 45_000_000, cityId: 10_084, body: 'hatchback' },
      ...{ km: 42_000, owners: 1, colour: 'red', madeMonth: null, insurance: null },
      ...{ insuredUntil: null, accident: 'none', serviceBook: null, keys: 2, hasLoan: false },
      note: null,
    },
  });
  const body = JSON.stringify({ contentBase64: picture().toString('base64') });
  let peak = 0;
  const watch = async () => {
    const status = await readFile(`/proc/${product.pid}/status`, 'utf8');
    peak = Math.max(peak, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  };
  const timer = setInterval(watch, 50);
  const statuses = await Promise.all(
    Array.from({ length: uploads }, async () => {
      const answer = await fetch(`${product.address}/api/v1/web/buyCar/own/${listing}/photos`, {
        method: 'POST',
        headers: { cookie: person.cookie, 'content-type': 'application/json' },
        body,
      });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  clearInterval(timer);
  await watch();
  const stored = statuses.filter((status) => status === 201).length;
  // A full listing and a server without room say so; nothing else may happen.
  const isClean = statuses.every((status) => [201, 409, 429, 503].includes(status));
  return {
    measured: `peak memory while ${uploads} photographs of 12 megapixels are sent at once`,
    product: `${Math.round(peak)} MB`,
    floor: `${stored} stored`,
    ratio: null,
    wanted: `at most ${mostMegabytes} MB`,
    isMet: peak <= mostMegabytes && isClean && stored > 0,
  };
}

/** A PNG of slanted stripes, small as a file and large once decoded. */
function picture(): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    const start = y * (1 + width * 3) + 1;
    for (let x = 0; x < width * 3; x += 1) rows[start + x] = (x + y * 7) & 255;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a channel, red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
