import type { Refusal } from '../../../http/refusal.ts';

/** What is not there, not shown, or another person's. */
export const notInCommunity: Refusal = {
  code: 'community/not-found',
  detail: 'There is no such post, comment or person, or no longer.',
};

export const nameFirst: Refusal = {
  code: 'community/name-first',
  detail: 'Choose a name in the community before you write.',
};

export const changedElsewhere: Refusal = {
  code: 'community/changed',
  detail: 'It was changed on another device, or by a moderator, since it was opened.',
};

export const locked: Refusal = {
  code: 'community/locked',
  detail: 'A moderator closed this post for replies.',
};

/** A field whose value cannot be taken. */
export function badField(path: string, message: string): Refusal {
  return { code: 'request/bad-input', detail: message, errors: [{ path, message }] };
}

/** A cursor that no answer of this list gave. */
export const badCursor = badField('after', 'Take `next` of an answer of the same list.');
