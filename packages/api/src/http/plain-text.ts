import type { Refusal } from './refusal.ts';

/** Whether PostgreSQL, JSON and HTML can all carry this text: no NUL and no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Path such as `body.name` where parsed input contains text that {@link isPlainText} refuses, property names included;
 * null when all of it is plain. */
export function findUnreadableText(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isPlainText(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (!isPlainText(name)) return path;
    const found = findUnreadableText(inner, `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** The refusal of input with such text. */
export function unreadableText(path: string): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [
      { path: path.slice(0, 200), message: 'This contains characters that are not allowed.' },
    ],
  };
}

/** Whether a request target is readable: a path of this server that decodes, without NUL. Query parameters may contain
 * a stray percent sign, as people type one. */
export function isReadableTarget(target: string): boolean {
  if (!target.startsWith('/')) return false;
  if (!target.includes('%')) return !target.includes('\0');
  if (hasEncodedNul(target)) return false;
  try {
    decodeURIComponent(target.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Whether percent-encoded text (a request target, a form, a cookie header) contains a NUL. */
export function hasEncodedNul(text: string): boolean {
  return text.includes('%00') || text.includes('\0');
}
