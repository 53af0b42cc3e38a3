import { z } from 'zod';
import { buildSandbox } from './app.ts';

const settings = z
  .object({
    SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    SANDBOX_SMTP_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
    SANDBOX_EXIT_WITH_INPUT: z.enum(['true', 'false']).default('false'),
  })
  .safeParse(process.env);

if (!settings.success) {
  console.error(`The sandbox cannot start:\n${z.prettifyError(settings.error)}`);
  process.exit(1);
}

const { SANDBOX_PORT: port, SANDBOX_SMTP_PORT: smtpPort, SANDBOX_HOST: host } = settings.data;
const app = buildSandbox({ smtp: { port: smtpPort, host } });
const address = await app.listen({ port, host });
const { smtp } = (await app.inject('/control/addresses')).json<{ smtp: string }>();
// A parent that has already failed no longer reads this line.
process.stdout.once('error', () => process.exit(0));
process.stdout.write(
  `Sandbox services at ${address} (mail at ${smtp}; messages: ${address}/inbox)\n`,
);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}

// If the server that started the sandbox is killed, stdin closes.
if (settings.data.SANDBOX_EXIT_WITH_INPUT === 'true') {
  process.stdin.resume().once('end', () => process.exit(0));
}
