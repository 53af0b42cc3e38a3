import rules from '../../data/community-rules.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { disguiseOf } from './disguised-link.ts';
import { imitatesName, mixesLetters } from './disguised-words.ts';
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
  /** Another person sent nearly the same. */
  readonly isNearlyRepeated?: boolean;
  /** Its author sent it, or nearly it, before. */
  readonly isRepeatedOwn?: boolean;
  readonly removed: number;
  /** From opening the form to sending it; absent where that is not known, as for a draft. */
  readonly typedSeconds?: number | undefined;
  /** It was pasted, not typed, as the page says; absent where that is not known. */
  readonly isPasted?: boolean | undefined;
  /** Accounts opened today on the author's devices, their own included. */
  readonly accountsToday?: number;
};

/** Parts of a score by name, each with its points. They are stored, so that the weights can be checked against what
 * moderators decided. */
export type SpamParts = Readonly<Record<string, number>>;

/** The rules of a day: from `queue` points on a text waits for a moderator, from `refuse` on it is not taken. Rows with
 * their source: data/community-rules.json. */
export function spamRules(on: IstDate) {
  const row = currentOf(rules.spam, on) ?? rules.spam[0];
  if (row === undefined) throw new RangeError(`no rules of spam on ${on}`);
  return row;
}

/** Whether so much of a text was pasted at once that nobody typed it. `pasted`: characters of the largest paste. */
export function isPastedWhole(text: string, pasted: number, on: IstDate): boolean {
  const { percent, leastLetters } = spamRules(on).pasted;
  return text.length >= leastLetters && pasted * 100 >= text.length * percent;
}

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

/** Scores a text without any outside service, by the rules of a day. Rule id: COMMUNITY-SPAM. */
export function spamParts(sent: SentText, on: IstDate): SpamParts {
  const { text, trust } = sent;
  const { points, newAccountHours, fastSeconds, accountsOnDevice } = spamRules(on);
  const isFast = (sent.typedSeconds ?? fastSeconds) < fastSeconds;
  const isImitation = imitatesName(text);
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
    nearlyRepeated: sent.isNearlyRepeated && !sent.isRepeated ? points.nearlyRepeated : 0,
    repeatedOwn: sent.isRepeatedOwn ? points.repeatedOwn : 0,
    imitatedName: isImitation ? points.imitatedName : 0,
    mixedLetters: !isImitation && mixesLetters(text) ? points.mixedLetters : 0,
    removedBefore: sent.removed > 0 ? points.removedBefore : 0,
    typedFast: isFast ? points.typedFast : 0,
    pastedWhole: sent.isPasted && !isFast ? points.pastedWhole : 0,
    manyAccounts: (sent.accountsToday ?? 0) >= accountsOnDevice ? points.manyAccounts : 0,
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value > 0));
}

/** Sum of the parts. */
export function spamScore(parts: SpamParts): number {
  return Object.values(parts).reduce((sum, value) => sum + value, 0);
}

/** The parts of an edited text: a link that an edit adds to what was read before counts. */
export function editedParts(
  parts: SpamParts,
  { before, after, on }: { readonly before: string; readonly after: string; readonly on: IstDate },
): SpamParts {
  return linksOf(after).length > linksOf(before).length
    ? { ...parts, linkAdded: spamRules(on).points.linkAdded }
    : parts;
}
