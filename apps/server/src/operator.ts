import { orderKinds } from '@pahiya/api/composition/order-kinds';
import type { Database } from '@pahiya/api/db/database';
import { closeOperator } from '@pahiya/api/modules/operators/accounts/close-operator';
import {
  createOperator,
  type Handover,
} from '@pahiya/api/modules/operators/accounts/create-operator';
import { resetOperator } from '@pahiya/api/modules/operators/accounts/reset-operator';
import { withDatabase } from './command-database.ts';
import { type Config, ConfigFaults, readConfig } from './config.ts';
import { type OperatorCommand, readOperatorCommand, usage } from './operator-command.ts';
import { loadSecret } from './secret.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

async function run(command: OperatorCommand, config: Config): Promise<boolean> {
  const secret = await loadSecret(config.APP_SECRET, config.DATA_DIR);
  return withDatabase(config, 'pahiya-operator', (sql) =>
    carryOut(command, { sql, secret, issuer: config.BRAND_NAME }),
  );
}

type Tools = { readonly sql: Database; readonly secret: Uint8Array; readonly issuer: string };

async function carryOut(command: OperatorCommand, tools: Tools): Promise<boolean> {
  const now = new Date();
  if (command.kind === 'close') {
    const isClosed = await closeOperator({ ...tools, orderKinds }, command.username, now);
    if (isClosed) say(`The account ${command.username} is closed.`);
    else complain(`There is no operator ${command.username}.`);
    return isClosed;
  }
  const made =
    command.kind === 'create'
      ? await createOperator(tools, command, now)
      : await resetOperator(tools, command.username, now);
  if (made.ok) say(handoverText(made.value));
  else complain(faults[made.error](command.username));
  return made.ok;
}

const faults = {
  'bad-username': () => 'A name has 3 to 32 letters, digits, dots, dashes or underscores.',
  taken: (username: string) => `There is an operator ${username} already; use reset.`,
  unknown: (username: string) => `There is no operator ${username}.`,
} as const;

/** Shown once; only the hash and the encrypted secret are stored. */
function handoverText({ username, password, totpSecret, totpUri }: Handover): string {
  return [
    `Operator ${username} can sign in at /desk.`,
    '',
    `  One-time password   ${password}`,
    `  Authenticator key   ${totpSecret}`,
    `  Enrolment address   ${totpUri}`,
    '',
    'Add the key to an authenticator app, or make a QR code of the address on this machine.',
    'The password has to be changed at the first sign-in. Neither is shown again.',
  ].join('\n');
}

const command = readOperatorCommand(process.argv.slice(2));
if (command === null) {
  complain(usage);
  process.exitCode = 2;
} else {
  try {
    if (!(await run(command, readConfig(process.env)))) process.exitCode = 1;
  } catch (error) {
    complain(error instanceof ConfigFaults ? error.message : String(error));
    process.exitCode = 1;
  }
}
