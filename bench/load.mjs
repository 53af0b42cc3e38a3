// Sends load and prints what came of it as JSON: a process of its own, so that it does not share the event loop of
// what it measures. Standard input: {"url", "browsers": [{"paths", "headers"}], "seconds"}. Every browser is one
// connection that asks for its own paths in turn, one after the other.
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { url, browsers, seconds } = JSON.parse(await text(process.stdin));
let started = 0;
const result = await autocannon({
  url,
  connections: browsers.length,
  duration: seconds,
  setupClient: (client) => {
    const { paths, headers } = browsers[started % browsers.length];
    started += 1;
    client.setRequests(paths.map((path) => ({ method: 'GET', path, headers })));
  },
});
const { requests, latency, errors, timeouts, non2xx, throughput } = result;
process.stdout.write(
  `${JSON.stringify({
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    bytesPerSecond: throughput.average,
    failed: errors + timeouts + non2xx,
  })}\n`,
);
