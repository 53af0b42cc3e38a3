import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Where the sandbox listens: its HTTP services, and its mail server. */
export type SandboxAddresses = { readonly address: string; readonly mailAddress: string };

/** The sandbox running as a program of its own on loopback. */
export type SandboxProcess = SandboxAddresses & {
  readonly stop: () => Promise<void>;
};

const program = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));

/** A sandbox that runs already, and is left running. */
export async function joinSandbox(address: string): Promise<SandboxProcess> {
  return { address: address.replace(/\/$/, ''), mailAddress: '', stop: async () => {} };
}

/** Starts the sandbox on a free port. It ends with this process, however that ends: its standard input closes. */
export async function startSandbox(port: number): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_EXIT_WITH_INPUT: 'true' },
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /https?:\/\/[^\s)]+/.exec(line)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    address,
    mailAddress: '',
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
