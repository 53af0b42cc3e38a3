import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { inTurn, median, type Program } from './measure.ts';
import type { Line } from './report.ts';

const path = '/rc-search';
const requests = 2_000;
const connections = 8;
/** Linux counts processor time in ticks of 10 ms. */
const tickMs = 10;
const mostTimes = 2;

/** Processor time of a page with an unused query parameter, against the cached page itself. */
export async function unknownQueryLine(product: Program, rounds: number): Promise<Line> {
  process.stdout.write('Page with an unused query parameter\n');
  const kept = () => processorMs(product, () => path);
  const unknown = () => processorMs(product, (count) => `${path}?x=${Date.now()}-${count}`);
  const seen = await inTurn(rounds, unknown, kept);
  const ratio = median(seen.product) / median(seen.floor);
  return {
    measured: 'processor time of a page with an unused query parameter; floor: the cached page',
    product: `${median(seen.product).toFixed(2)} ms`,
    floor: `${median(seen.floor).toFixed(2)} ms`,
    ratio,
    wanted: `at most ${mostTimes}`,
    isMet: ratio <= mostTimes,
    rounds: seen,
  };
}

/** Milliseconds of processor time of the product per request. */
async function processorMs(
  { address, pid }: Program,
  target: (count: number) => string,
): Promise<number> {
  const before = await ticksOf(pid);
  let sent = 0;
  const browser = async () => {
    while (sent < requests) {
      sent += 1;
      const answer = await fetch(address + target(sent), { headers: { 'accept-encoding': 'br' } });
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: connections }, browser));
  return (((await ticksOf(pid)) - before) * tickMs) / requests;
}

/** User and system time of a process. Source: proc(5), fields 14 and 15 of /proc/pid/stat. */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

const strangers = 120;
const bodyBytes = 11_000_000;
const mostMegabytes = 600;
const uploads = [
  ['/api/v1/web/challan-pay/upload-documents', 'application/json', 'pahiya_session=a.b'],
  ['/orders/PH1234567890', 'multipart/form-data; boundary=x', 'pahiya_session=a.b'],
  ['/desk/images', 'multipart/form-data; boundary=x', 'pahiya_operator=a.b'],
] as const;

/** Peak memory of the product while anonymous callers send it large bodies at the same time. */
export async function largeBodiesLine({ address, pid }: Program): Promise<Line> {
  process.stdout.write(`${strangers} anonymous callers send 11 MB each\n`);
  let peak = 0;
  const watch = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    peak = Math.max(peak, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  };
  const timer = setInterval(watch, 50);
  const { hostname, port } = new URL(address);
  const answers = await Promise.all(
    Array.from({ length: strangers }, (_, count) => sendLarge(Number(port), hostname, count)),
  );
  clearInterval(timer);
  await watch();
  const refused = answers.filter((status) => /^4\d\d$/.test(status)).length;
  return {
    measured: `peak memory while ${strangers} anonymous callers send 11 MB each`,
    product: `${Math.round(peak)} MB`,
    floor: `${refused} refused`,
    ratio: null,
    wanted: `at most ${mostMegabytes} MB`,
    isMet: peak <= mostMegabytes && refused === strangers,
  };
}

/** Sends a large body, even if it is refused; returns the status. */
function sendLarge(port: number, host: string, count: number): Promise<string> {
  const [target, type, cookie] = uploads[count % uploads.length] ?? uploads[0];
  const head = [
    `POST ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Sec-Fetch-Site: same-origin',
    `Content-Type: ${type}`,
    `Content-Length: ${bodyBytes}`,
    `Cookie: ${cookie}`,
    '\r\n',
  ].join('\r\n');
  return new Promise((resolve) => {
    const socket = connect(port, host);
    let status = 'closed';
    // A refused body need not be sent to its end.
    socket.once('data', (bytes) => {
      status = bytes.toString('latin1').slice(9, 12);
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(status));
    socket.write(head);
    socket.write(Buffer.alloc(bodyBytes, 32));
  });
}
