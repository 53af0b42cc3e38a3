import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The server as an operator runs it: a separate process. */
export type ServerProcess = {
  readonly pid: number;
  /** Address from the line that says the server is ready. Rejects when it exits earlier. */
  readonly ready: Promise<string>;
  /** Exit code and signal, once it has exited. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** All output so far. */
  readonly output: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
};

/** What a spawned program inherits of our environment: the path, and the compile cache that saves it two seconds. */
export const inherited: Readonly<Record<string, string | undefined>> = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

/** Starts `main.ts` with these variables. */
export function spawnServer(variables: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, PORT: '0', ...variables },
  });
  let output = '';
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = /ready at (http:\/\/\S+)/.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    void ended.then(({ code }) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    output: () => output,
    kill: (signal) => void child.kill(signal),
  };
}
