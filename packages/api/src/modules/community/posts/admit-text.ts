import { mentionsOf } from '@pahiya/domain/community/news-kinds';
import { linksOf } from '@pahiya/domain/community/post-text';
import {
  isPastedWhole,
  type SpamParts,
  spamParts,
  spamRules,
  spamScore,
} from '@pahiya/domain/community/spam-score';
import { likenessOf, printOf, type TextPrint } from '@pahiya/domain/community/text-print';
import { trustLevels } from '@pahiya/domain/community/trust';
import { watchedIn } from '@pahiya/domain/community/watched-words';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import { tooMany } from '../../../http/too-many.ts';
import type { Services } from '../../../services.ts';
import { countNewOnDevices } from '../../auth/shared-devices.ts';
import { countContributions, findPersonOf } from '../people/person-repository.ts';
import { refuseSuspended } from '../people/refuse-suspended.ts';
import { levelOf } from '../people/trust-of-person.ts';
import { hashOfText } from '../store/check-text.ts';
import { badField, nameFirst } from '../store/community-refusals.ts';
import { selectWatchedWords } from '../watch/watched-repository.ts';
import { isTextRepeated } from './post-repository.ts';
import { selectAlike } from './text-print-repository.ts';

type Admitted = {
  readonly state: 'pending' | 'live';
  readonly spamParts: SpamParts;
  readonly textHash: string;
  /** What the text is recognised by later; null: it is too short. */
  readonly print: TextPrint | null;
  /** A moderator should look at it, although it is shown. */
  readonly isWatched: boolean;
};

const day = 86_400;
const dayMs = day * 1000;
const week = 7 * dayMs;

type Sent = {
  readonly userId: string;
  readonly text: string;
  readonly field: string;
  /** From opening the form to sending it, as the form says; absent where that is not known. */
  readonly typedSeconds?: number | undefined;
  /** Pasted whole, as the page says; absent where that is not known. */
  readonly isPasted?: boolean | undefined;
  /** The text that is edited; absent: a new one. */
  readonly editedId?: string;
};

/** Weighs a text: links of its author's level, and the score of spam. Refuses what looks like advertising or fraud. */
export async function weighText(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { userId, text, field, typedSeconds, isPasted, editedId }: Sent,
) {
  const [person, made, watched] = await Promise.all([
    findPersonOf(sql, userId),
    countContributions(sql, userId, now()),
    selectWatchedWords(sql),
  ]);
  if (person === null || made === null) return err(nameFirst);
  const suspended = await refuseSuspended(sql, userId, now());
  if (suspended !== null) return err(suspended);
  const trust = await levelOf(sql, userId, made);
  const limits = trustLevels[trust];
  if (linksOf(text).length > limits.links) {
    return err(badField(field, `At most ${limits.links} links in one text.`));
  }
  if (mentionsOf(text).length > limits.mentions) {
    return err(badField(field, `At most ${limits.mentions} people can be mentioned in one text.`));
  }
  const textHash = hashOfText(text);
  const today = istDateOf(now());
  const print = printOf(text, spamRules(today).likeness.leastLetters);
  const since = new Date(now().getTime() - week);
  // Two people say "Thank you so much" without copying each other.
  const isRepeated = print !== null && (await isTextRepeated(sql, textHash, { userId, since }));
  const alike = await findAlike(sql, print, { userId, now: now(), but: editedId ?? null });
  const isFirst = made.livePosts + made.liveComments === 0;
  const { accountHours, removed, livePosts } = made;
  // Only new accounts are opened in numbers.
  const accountsToday =
    trust === 0 ? await countNewOnDevices(sql, userId, new Date(`${today}T00:00:00+05:30`)) : 0;
  const parts = spamParts(
    {
      ...{ text, trust, accountHours, isFirst, isRepeated, removed, typedSeconds, accountsToday },
      ...{ isPasted, ...alike },
    },
    today,
  );
  if (spamScore(parts) >= spamRules(today).refuse) return err(looksLikeSpam);
  const isWatched = watchedIn(text, watched).length > 0;
  return ok({ trust, livePosts, spamParts: parts, textHash, print, isWatched });
}

/** Whether a text was pasted whole; undefined where the page did not say. */
export function wasPasted(
  { now }: Pick<Services, 'now'>,
  text: string,
  pasted: number | undefined,
): boolean | undefined {
  return pasted === undefined ? undefined : isPastedWhole(text, pasted, istDateOf(now()));
}

/** Whether a text, or nearly it, was sent before, by its author or by others. */
async function findAlike(
  sql: Services['sql'],
  print: TextPrint | null,
  { now, ...whose }: { readonly userId: string; readonly now: Date; readonly but: string | null },
): Promise<{ readonly isNearlyRepeated: boolean; readonly isRepeatedOwn: boolean }> {
  if (print === null) return { isNearlyRepeated: false, isRepeatedOwn: false };
  const { days, percent } = spamRules(istDateOf(now)).likeness;
  const since = new Date(now.getTime() - days * dayMs);
  const found = (await selectAlike(sql, print, { ...whose, since })).filter(
    ({ hashes }) => likenessOf(print.hashes, hashes) >= percent,
  );
  return {
    isNearlyRepeated: found.some(({ isOwn }) => !isOwn),
    isRepeatedOwn: found.some(({ isOwn }) => isOwn),
  };
}

/** A watched word is noted beside the parts of the score after they were judged: it hides nothing by itself. */
export function withWatched(parts: SpamParts, isWatched: boolean): SpamParts {
  return isWatched ? { ...parts, watched: 1 } : parts;
}

const looksLikeSpam: Refusal = {
  code: 'community/refused',
  detail: 'This text looks like advertising or fraud.',
};

/** Decides whether a text is taken, and whether it is shown at once: the daily limit of its author's level, and what it
 * weighs. A first post of a new person waits. */
export async function admitText(
  services: Pick<Services, 'sql' | 'now' | 'limiter'>,
  { kind, ...sent }: Sent & { readonly kind: 'post' | 'comment' },
): Promise<Result<Admitted, Refusal>> {
  const weighed = await weighText(services, sent);
  if (!weighed.ok) return weighed;
  const { trust, livePosts, spamParts: parts, textHash, print, isWatched } = weighed.value;
  const limits = trustLevels[trust];
  const points = kind === 'post' ? limits.postsPerDay : limits.commentsPerDay;
  const rule = { name: `community-${kind}`, points, perSeconds: day };
  const state = await services.limiter.take(rule, sent.userId);
  if (state.isExceeded) return err(tooMany(state));
  const isWaiting =
    spamScore(parts) >= spamRules(istDateOf(services.now())).queue ||
    (kind === 'post' && livePosts === 0);
  return ok({
    state: isWaiting ? 'pending' : 'live',
    spamParts: withWatched(parts, isWatched),
    ...{ textHash, print, isWatched },
  });
}
