import { err, type Result } from '@pahiya/domain/shared/result';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import type { Act } from '../../operators/acts/record-act.ts';
import { publishArticle, scheduleArticle, unscheduleArticle } from '../editing/publish-article.ts';

type Place =
  | { readonly when: 'now' }
  | { readonly when: 'at'; readonly publishAt: string }
  | { readonly when: 'never' };

type Asked = {
  readonly revisionId: string;
  readonly place: Place;
  readonly caller: Operator;
  readonly requestId: string;
};

const acts: Readonly<Record<Place['when'], Act>> = {
  now: 'publish-article',
  at: 'schedule-article',
  never: 'unschedule-article',
};

/** Publishes a revision now or schedules it, or cancels its schedule. */
export function placeRevision(
  services: Services,
  { revisionId, place, caller, requestId }: Asked,
): Promise<Result<{ readonly articleId: string }, Refusal>> {
  const now = services.now();
  const acting = {
    operator: caller,
    requestId,
    act: acts[place.when],
    subject: revisionId,
    ...(place.when === 'at' ? { note: place.publishAt } : {}),
  };
  return performAct(services, acting, async (tx) => {
    if (place.when === 'now') return publishArticle(tx, { revisionId, now });
    if (place.when === 'never') return unscheduleArticle(tx, revisionId);
    const publishAt = new Date(place.publishAt);
    return publishAt <= now ? err(pastInstant) : scheduleArticle(tx, { revisionId, publishAt });
  });
}

const pastInstant: Refusal = {
  code: 'request/bad-input',
  detail: 'Some fields are not valid; see errors for details.',
  errors: [{ path: 'body.publishAt', message: 'Choose a time in the future.' }],
};
