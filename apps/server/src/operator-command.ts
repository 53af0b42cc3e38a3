import { parseArgs } from 'node:util';
import { type OperatorRole, operatorRoles } from '@pahiya/contracts/operator-roles';

/** The parsed command. */
export type OperatorCommand =
  | {
      readonly kind: 'create';
      readonly username: string;
      readonly displayName: string;
      readonly roles: readonly OperatorRole[];
    }
  | { readonly kind: 'reset' | 'close'; readonly username: string };

/** Usage of the command. */
export const usage = `npm run operator -- create <username> [--name "<name>"] [--role operator]... [--role editor]
npm run operator -- reset <username>     a new password and a new authenticator; all sessions end
npm run operator -- close <username>     the account cannot be used any more; all sessions end`;

/** Parses the arguments; null when they are invalid. */
export function readOperatorCommand(args: readonly string[]): OperatorCommand | null {
  const parsed = parse(args);
  if (parsed === null) return null;
  const { positionals, values } = parsed;
  const [kind, username, ...rest] = positionals;
  if (username === undefined || rest.length > 0) return null;
  if (kind === 'reset' || kind === 'close') {
    return values.name === undefined && values.role === undefined ? { kind, username } : null;
  }
  if (kind !== 'create') return null;
  const roles = [...new Set(values.role ?? ['operator'])];
  if (!roles.every(isRole)) return null;
  return { kind, username, displayName: values.name ?? username, roles };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { name: { type: 'string' }, role: { type: 'string', multiple: true } },
    });
  } catch {
    // Unknown option.
    return null;
  }
}

function isRole(text: string): text is OperatorRole {
  return (operatorRoles as readonly string[]).includes(text);
}
