import { z } from 'zod';
import { buildSandbox } from './app.ts';

const settings = z
  .object({
    SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    SANDBOX_HOST: z.string().min(1).default('127.0.0.1'),
  })
  .safeParse(process.env);

if (!settings.success) {
  console.error(`The sandbox cannot start:\n${z.prettifyError(settings.error)}`);
  process.exit(1);
}

const app = buildSandbox();
const address = await app.listen({
  port: settings.data.SANDBOX_PORT,
  host: settings.data.SANDBOX_HOST,
});
process.stdout.write(`Sandbox services at ${address} (text messages: ${address}/inbox)\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
