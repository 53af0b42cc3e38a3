import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Addresses of the sandbox: HTTP services and mail server. */
export type SandboxAddresses = { readonly address: string; readonly mailAddress: string };

/** The sandbox as a separate process on loopback. */
export type SandboxProcess = SandboxAddresses & {
  readonly stop: () => Promise<void>;
};

const program = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));

/** Joins a running sandbox, and does not stop it. */
export async function joinSandbox(address: string): Promise<SandboxProcess> {
  const at = address.replace(/\/$/, '');
  return { address: at, mailAddress: await mailAddressOf(at), stop: async () => {} };
}

/** Starts the sandbox on a free port. It exits with this process, for any reason: its standard input closes. */
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

/** The mail server of a sandbox, as reported by it: `smtp://127.0.0.1:2525`. */
async function mailAddressOf(address: string): Promise<string> {
  const answer = await fetch(`${address}/control/addresses`);
  const { smtp } = (await answer.json()) as { smtp: string };
  return smtp;
}
