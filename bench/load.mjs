// Sends load and prints what came of it as JSON: a process of its own, so that it does not share the event loop of
// what it measures. Argument: {"url", "paths", "connections", "seconds", "headers"}.
import autocannon from 'autocannon';

const { url, paths, connections, seconds, headers } = JSON.parse(process.argv[2]);
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  headers,
  requests: paths.map((path) => ({ method: 'GET', path })),
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
