import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';

export type CarFeedService = {
  readonly apiKey: string;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
};

const header =
  'make,model,variant,body,fuel,gearbox_kind,price_rupees,price_as_of,price_confidence,engine_cc,seats,airbags';

/** Invented cars of an invented make. A change raises the price of the first, and is stated for a later month. */
function rowsOf(change: number): readonly string[] {
  const month = String(6 + Math.min(change, 5)).padStart(2, '0');
  const price = 700_000 + change * 10_000;
  return [
    `Example Motors,Sandbox One,Base,hatchback,petrol,manual,${price},2026-${month},low,1197,5,6`,
    'Example Motors,Sandbox One,Top,hatchback,petrol,automatic,890000,2026-06,low,1197,5,6',
    'Example Motors,Sandbox Two,"Long, 7 seats",mpv,diesel,manual,1450000,2026-06,low,1498,7,6',
    'Example Motors,Sandbox Volt,Base,suv,electric,automatic,,,,,5,6',
  ];
}

/** Cells that a careless reader would run, store or misread. */
const hostileRows = [
  '"=HYPERLINK(""http://evil.example"",""x"")",Sandbox One,Base,hatchback,petrol,manual,700000,2026-06,low,1197,5,6',
  'Example Motors,Sandbox Nul\u0000,Base,hatchback,petrol,manual,700000,2026-06,low,1197,5,6',
  'Example Motors,Sandbox Lakh,Base,hatchback,petrol,manual,7 lakh,2026-06,low,1197,5,6',
  'Example Motors,Sandbox Units,Base,hatchback,petrol,manual,700000,2026-06,low,1.2 l,five,6',
  'Example Motors,"Sandbox ""Quote""",Base,hatchback,petrol,manual,700000,2026-06,low,1197,5,6',
];

const oversizedBytes = 200 * 1024 * 1024;

/** A feed of new cars: CSV with an ETag, behind a bearer token. `doubled-rows` sends each row twice, `hostile-cells`
 * adds formulas, NUL bytes, wrong units and quotes, `oversized` streams 200 MB without a length. `PUT /control/car-feed { "change": 1 }` gives a new version. */
export function addCarFeed(
  app: FastifyInstance,
  { apiKey, faults, calls }: CarFeedService,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  let change = 0;
  app.get('/car-feed/v1/cars.csv', async (request, reply) => {
    calls.count('car-feed');
    const mode = await applyFault(faults.take('car-feed'), request, reply);
    if (mode === 'answered') return reply;
    if (request.headers.authorization !== `Bearer ${apiKey}`) return reply.code(401).send();
    if (mode === 'oversized') return reply.type('text/csv').send(Readable.from(endless()));
    const rows = [
      ...rowsOf(change).flatMap((row) => (mode === 'doubled-rows' ? [row, row] : [row])),
      ...(mode === 'hostile-cells' ? hostileRows : []),
    ];
    const text = `\uFEFF${[header, ...rows].join('\r\n')}\r\n`;
    const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/csv; charset=utf-8').send(text);
  });
  return {
    addControl: (control) => {
      control.put('/control/car-feed', async (request) => {
        ({ change } = z.object({ change: z.int().min(0).max(100) }).parse(request.body));
        return { change };
      });
    },
    reset: () => {
      change = 0;
    },
  };
}

function* endless(): Generator<Buffer> {
  const chunk = Buffer.alloc(1024 * 1024, 'Example Motors,Sandbox One,Base\n');
  for (let sent = 0; sent < oversizedBytes; sent += chunk.length) yield chunk;
}
