import { type ServerProcess, spawnServer } from '../server-process.ts';

/** A server process that is killed without warning and restarted, at one address. */
export type KilledServer = {
  readonly base: string;
  /** Starts it, and waits until it responds. */
  readonly start: () => Promise<void>;
  /** SIGKILL: nothing is completed or closed. */
  readonly kill: () => Promise<void>;
  /** Stops it as an operator does. */
  readonly stop: () => Promise<void>;
  readonly output: () => string;
};

/** Prepares one; `variables` are environment variables as an operator would set them. */
export function prepareServer(
  port: number,
  variables: Readonly<Record<string, string>>,
): KilledServer {
  let running: ServerProcess | null = null;
  let output = '';
  const end = async (signal: NodeJS.Signals) => {
    if (running === null) return;
    running.kill(signal);
    await running.ended;
    output += running.output();
    running = null;
  };
  return {
    base: `http://127.0.0.1:${port}`,
    start: async () => {
      running = spawnServer({ ...variables, PORT: String(port) });
      await running.ready;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    output: () => output + (running?.output() ?? ''),
  };
}
