/** State of a post or comment. `pending`: waits for a moderator, seen by its author alone. `hidden`: after reports,
 * until a moderator decides. `removed`: by a moderator. `deleted`: by its author. */
export const postStates = ['pending', 'live', 'hidden', 'removed', 'deleted'] as const;
export type PostState = (typeof postStates)[number];

/** What acts of moderators are about. */
export const actKinds = ['post', 'comment', 'member'] as const;
export type ActKind = (typeof actKinds)[number];

/** What a moderator does. */
export const moderationActs = ['approve', 'remove', 'restore'] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** Acts of the public log: `hide` follows reports, then those about a thread, and those about a member's right to write. */
export const publicActs = [
  ...moderationActs,
  ...(['hide', 'lock', 'unlock', 'move', 'pin', 'unpin', 'merge', 'suspend', 'lift'] as const),
] as const;
export type PublicAct = (typeof publicActs)[number];

/** Where each act leads, by the state before; what is shown is approved after reports. What is not here is not possible: an author's deletion is undone by its author alone. */
const acts: Readonly<Record<ModerationAct, Partial<Record<PostState, PostState>>>> = {
  approve: { pending: 'live', hidden: 'live', live: 'live' },
  remove: { pending: 'removed', live: 'removed', hidden: 'removed' },
  restore: { removed: 'live' },
};

/** The state after an act; null: the act is not possible. Rule id: COMMUNITY-STATES. */
export function stateAfter(act: ModerationAct, from: PostState): PostState | null {
  return acts[act][from] ?? null;
}

/** Longest texts, in characters. */
export const textLengths = {
  title: { least: 10, most: 150 },
  post: { least: 20, most: 20_000 },
  comment: { least: 2, most: 5000 },
  bio: { least: 0, most: 300 },
} as const;

/** Length of what a picture shows in words, in characters. */
export const pictureAlt = { least: 3, most: 200 } as const;

/** For how many days a person can be suspended. Null: until it is lifted. */
export const suspensionDays = [1, 7, 30, null] as const;
