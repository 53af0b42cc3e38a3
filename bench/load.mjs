// Sends load and prints the result as JSON: a separate process, to keep it off the event loop of what it measures.
// Standard input: {"url", "browsers": [{"paths", "headers", "bodies"?}], "seconds"}. Every browser is one connection that requests
// its own paths one after the other, or posts its bodies to the first.
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { url, browsers, seconds } = JSON.parse(await text(process.stdin));
let started = 0;
const result = await autocannon({
  url,
  connections: browsers.length,
  duration: seconds,
  setupClient: (client) => {
    const { paths, headers, bodies } = browsers[started % browsers.length];
    started += 1;
    client.setRequests(
      bodies === undefined
        ? paths.map((path) => ({ method: 'GET', path, headers }))
        : bodies.map((body) => ({ method: 'POST', path: paths[0], headers, body })),
    );
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
