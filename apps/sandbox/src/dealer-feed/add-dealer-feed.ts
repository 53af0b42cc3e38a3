import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';

const header =
  'stock,vehicle_number,make,model,year,variant,fuel,gearbox,body,km,owners,colour,price,city,status';

/** Invented cars. A change lowers the price of the first, and from the second on the last is gone. */
function rowsOf(change: number): readonly string[] {
  const car = (stock: number, price: number) =>
    `SB-${stock},DL8CAF70${10 + stock},Maruti Suzuki,Swift,2019,VXI,petrol,manual,hatchback,${40_000 + stock * 500},1,red,${price},Delhi,`;
  const rows = [car(1, 450_000 - change * 5_000), car(2, 440_000), car(3, 430_000)];
  return change < 2 ? rows : rows.slice(0, 2);
}

/** Rows with a wrong year, km in words, a city that does not exist and a cell that a spreadsheet would run. */
const wrongRows = [
  'SB-90,DL8CAF7090,Maruti Suzuki,Swift,2099,VXI,petrol,manual,hatchback,40000,1,red,450000,Delhi,',
  'SB-91,DL8CAF7091,Maruti Suzuki,Swift,2019,VXI,petrol,manual,hatchback,forty thousand,1,red,450000,Delhi,',
  '"=HYPERLINK(""http://evil.example"")",DL8CAF7092,Maruti Suzuki,Swift,2019,VXI,petrol,manual,hatchback,40000,1,red,450000,Atlantis,',
];

/** A dealer's feed of used cars: CSV with an ETag. Faults besides the usual ones: `hostile-cells` adds wrong rows,
 * `cut-off` ends the connection within a row, `redirect-inside` leads to an address inside the network.
 * `PUT /control/dealer-feed { "change": 1 }` gives a new version. */
export function addDealerFeed(
  app: FastifyInstance,
  { faults, calls }: { readonly faults: FaultBoard; readonly calls: CallCounter },
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  let change = 0;
  app.get('/dealer-feed/cars.csv', async (request, reply) => {
    calls.count('dealer-feed');
    const mode = await applyFault(faults.take('dealer-feed'), request, reply);
    if (mode === 'answered') return reply;
    if (mode === 'redirect-inside') return reply.redirect('http://169.254.169.254/cars.csv');
    const rows = [...rowsOf(change), ...(mode === 'hostile-cells' ? wrongRows : [])];
    const text = `${[header, ...rows].join('\r\n')}\r\n`;
    if (mode === 'cut-off') {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/csv', 'content-length': text.length });
      reply.raw.write(text.slice(0, -60), () => request.raw.socket.destroy());
      return reply;
    }
    const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/csv; charset=utf-8').send(text);
  });
  return {
    addControl: (control) => {
      control.put('/control/dealer-feed', async (request) => {
        ({ change } = z.object({ change: z.int().min(0).max(50) }).parse(request.body));
        return { change };
      });
    },
    reset: () => {
      change = 0;
    },
  };
}
