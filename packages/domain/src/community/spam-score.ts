import { linksOf } from './post-text.ts';
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
};

/** Parts of a score by name, each with its points. They are stored, so that the weights can be checked against what
 * moderators decided. */
export type SpamParts = Readonly<Record<string, number>>;

/** From `queue` on a text waits for a moderator; from `refuse` on it is not taken. */
export const spamThresholds = { queue: 4, refuse: 8 } as const;

/** Numbers, payment ids, messengers and shortened links, as they are written in advertising and fraud. */
const contact =
  /(?:\+?91[\s-]?)?\b[6-9]\d{4}[\s-]?\d{5}\b|whats\s?app|t\.me\/|wa\.me\/|bit\.ly|tinyurl|\b[\w.-]{2,40}@(?:upi|ybl|paytm|ok[a-z]{2,8})\b|\.apk\b/i;

/** Scores a text without any outside service. Rule id: COMMUNITY-SPAM. */
export function spamParts(sent: SentText): SpamParts {
  const links = linksOf(sent.text).length;
  const parts: Record<string, number> = {
    newAccount: sent.accountHours < 24 ? 2 : 0,
    first: sent.isFirst ? 2 : 0,
    links: (sent.trust === 0 && links > 0 ? 2 : 0) + Math.max(0, links - 1),
    contact: contact.test(sent.text) ? 3 : 0,
    repeated: sent.isRepeated ? 4 : 0,
    removedBefore: sent.removed > 0 ? 2 : 0,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, points]) => points > 0));
}

/** Sum of the parts. */
export function spamScore(parts: SpamParts): number {
  return Object.values(parts).reduce((sum, points) => sum + points, 0);
}

/** The parts of an edited text: a link that an edit adds to what was read before counts. */
export function editedParts(parts: SpamParts, before: string, after: string): SpamParts {
  return linksOf(after).length > linksOf(before).length ? { ...parts, linkAdded: 2 } : parts;
}
