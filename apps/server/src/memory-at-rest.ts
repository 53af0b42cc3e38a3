import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Shares of one core. */
const busyShare = 0.25;
const quietShare = 0.05;
const turnMs = 2_000;
/** Half a minute: a full collection also discards compiled code, which a server with bursts of load would recompile
 * each time. */
export const quietTurnsOfRest = 15;

/** Detects when a process becomes idle, from its share of a core in each turn: true once, when half a minute after a
 * busy turn was quiet on average. A recurring job in between does not restart the wait. */
export function createRestWatch(): (share: number) => boolean {
  let wasBusy = false;
  let since: number[] = [];
  return (share) => {
    if (share >= busyShare) {
      wasBusy = true;
      since = [];
      return false;
    }
    since = [...since, share].slice(-quietTurnsOfRest);
    const used = since.reduce((sum, one) => sum + one, 0);
    if (!wasBusy || since.length < quietTurnsOfRest || used >= quietShare * quietTurnsOfRest) {
      return false;
    }
    wasBusy = false;
    return true;
  };
}

/** Releases memory to the system whenever the server becomes idle. V8 keeps freed memory in a pool of pages while
 * anything is being allocated, which on a server is always: about 100 MB after a load. */
export function giveMemoryBackAtRest(
  onGiven: () => void,
  usedMs: () => number = processorMs,
): { readonly stop: () => void } {
  const isRest = createRestWatch();
  const collect = lastResortCollector();
  let used = usedMs();
  let at = performance.now();
  const timer = setInterval(() => {
    const share = (usedMs() - used) / (performance.now() - at);
    if (isRest(share)) {
      collect();
      onGiven();
    }
    used = usedMs();
    at = performance.now();
  }, turnMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** Processor time of the process since its start, in milliseconds. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A collection that also empties V8's pool. It blocks the process for about 150 ms: only for an idle one. Source: V8's
 * gc extension, flavour `last-resort`. */
function lastResortCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: { type: string; flavor: string }) => void;
  setFlagsFromString('--no-expose-gc');
  return () => gc({ type: 'major', flavor: 'last-resort' });
}
