// Sends every request of a file once and prints the responses per second: a separate process, to keep it off the event
// loop of what it measures. Argument: {"url", "file", "connections", "status"}; the file has one request per line:
// {"method", "path", "headers", "body"}.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const { url, file, connections, status } = JSON.parse(process.argv[2]);
const requests = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
let next = 0;
const counts = new Map();
const load = autocannon({
  url,
  connections,
  amount: requests.length,
  requests: [
    {
      setupRequest: (request) => {
        const mine = requests[next % requests.length];
        next += 1;
        return { ...request, ...mine };
      },
    },
  ],
});
// The tool's own end time is rounded up to a second.
const started = performance.now();
let ended = started;
load.on('response', (_client, code) => {
  counts.set(code, (counts.get(code) ?? 0) + 1);
  ended = performance.now();
});
const { errors, timeouts } = await load;
const answered = counts.get(status) ?? 0;
process.stdout.write(
  `${JSON.stringify({
    perSecond: (answered * 1000) / (ended - started),
    failed: errors + timeouts + (requests.length - answered),
    statuses: Object.fromEntries(counts),
  })}\n`,
);
