import rules from '../../data/community-rules.json' with { type: 'json' };
import { disguiseOf } from './disguised-link.ts';
import { linkPartsOf, linksOf } from './post-text.ts';
import type { TrustLevel } from './trust.ts';

/** What is known about a text and its author when it is sent. */
export type SentText = {
  readonly text: string;
  readonly trust: TrustLevel;
  readonly accountHours: number;
  readonly isFirst: boolean;
  /** Another person sent the same words within a week. */
  readonly isRepeated: boolean;
  readonly removed: number;
  /** From opening the form to sending it; absent where that is not known, as for a draft. */
  readonly typedSeconds?: number | undefined;
  /** Accounts opened today on the author's devices, their own included. */
  readonly accountsToday?: number;
};

/** Parts of a score by name, each with its points. They are stored, so that the weights can be checked against what
 * moderators decided. */
export type SpamParts = Readonly<Record<string, number>>;

const { points, newAccountHours, fastSeconds, accountsOnDevice } = rules.spam;

/** From `queue` on a text waits for a moderator; from `refuse` on it is not taken. */
export const spamThresholds: { readonly queue: number; readonly refuse: number } = rules.spam;

/** Numbers, payment ids and messengers, as they are written in advertising and fraud. */
const contact =
  /(?:\+?91[\s-]?)?\b[6-9]\d{4}[\s-]?\d{5}\b|whats\s?app|t\.me\/|wa\.me\/|\b[\w.-]{2,40}@(?:upi|ybl|paytm|ok[a-z]{2,8})\b/i;

/** An id to pay to, and what frauds say it is for. */
const payTo = /\b[\w.-]{2,40}@(?:upi|ybl|paytm|ok[a-z]{2,8})\b/i;
const dues =
  /\b(?:(?:e-?)?challans?|fines?|fastag|toll|traffic police)\b|चालान|जुर्माना|फास्टैग|फ़ास्टैग/i;

/** A link that hides where it leads, or a program to install. */
function hasDisguisedLink(text: string): boolean {
  return /\.apk\b/i.test(text) || linkPartsOf(text).some((link) => disguiseOf(link) !== null);
}

/** Scores a text without any outside service. Rows with their source: data/community-rules.json. Rule id:
 * COMMUNITY-SPAM. */
export function spamParts(sent: SentText): SpamParts {
  const { text, trust } = sent;
  const links = linksOf(text);
  const withoutTrust = trust === 0 && links.length > 0 ? points.linkWithoutTrust : 0;
  const parts: Record<string, number> = {
    newAccount: sent.accountHours < newAccountHours ? points.newAccount : 0,
    first: sent.isFirst ? points.first : 0,
    links: withoutTrust + points.furtherLink * Math.max(0, links.length - 1),
    contact: contact.test(text) ? points.contact : 0,
    disguisedLink: hasDisguisedLink(text) ? points.disguisedLink : 0,
    payHere: payTo.test(text) && dues.test(text) ? points.payHere : 0,
    repeated: sent.isRepeated ? points.repeated : 0,
    removedBefore: sent.removed > 0 ? points.removedBefore : 0,
    typedFast: (sent.typedSeconds ?? fastSeconds) < fastSeconds ? points.typedFast : 0,
    manyAccounts: (sent.accountsToday ?? 0) >= accountsOnDevice ? points.manyAccounts : 0,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value > 0));
}

/** Sum of the parts. */
export function spamScore(parts: SpamParts): number {
  return Object.values(parts).reduce((sum, value) => sum + value, 0);
}

/** The parts of an edited text: a link that an edit adds to what was read before counts. */
export function editedParts(parts: SpamParts, before: string, after: string): SpamParts {
  return linksOf(after).length > linksOf(before).length
    ? { ...parts, linkAdded: points.linkAdded }
    : parts;
}
