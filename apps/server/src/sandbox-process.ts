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
  const at = address.replace(/\/$/, '');
  return { address: at, mailAddress: await mailAddressOf(at), stop: async () => {} };
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
    mailAddress: await mailAddressOf(address),
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The mail server of a sandbox, as it says itself: `smtp://127.0.0.1:2525`. */
async function mailAddressOf(address: string): Promise<string> {
  const answer = await fetch(`${address}/control/addresses`);
  const { smtp } = (await answer.json()) as { smtp: string };
  return smtp;
}
