import { displayNameRules } from '@pahiya/domain/community/display-name';
import { spamRules } from '@pahiya/domain/community/spam-score';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { deleteOldNews } from './own/own-repository.ts';
import { deleteFormerNames } from './people/person-repository.ts';
import { purgePictures } from './pictures/own-pictures.ts';
import { deleteOldPrints } from './posts/text-print-repository.ts';
import { deleteOld } from './store/written-repository.ts';
import { deleteOldDrafts } from './writing/draft-repository.ts';

/** How long removed and deleted words are kept, where no page reads them. Source: IT Rules 2021, rule 3(1)(g), 180 days. */
const keptMs = 180 * 86_400_000;

/** Deletes words that were removed or deleted long ago, and drafts that nobody continued; returns their number. */
export async function purgeCommunity({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - keptMs);
  // News first: a post takes those about it along, uncounted.
  const news = await deleteOldNews(sql, before);
  const pictures = await purgePictures({ sql, now }, before);
  const drafts = await deleteOldDrafts(sql, before);
  await deleteOldPrints(sql, oldestPrints(now()));
  const names = await deleteFormerNames(sql, oldestNames(now()));
  return names + news + pictures + drafts + (await deleteOld(sql, before, now()));
}

function oldestNames(now: Date): Date {
  return new Date(now.getTime() - displayNameRules(istDateOf(now)).keptDays * 86_400_000);
}

function oldestPrints(now: Date): Date {
  return new Date(now.getTime() - spamRules(istDateOf(now)).likeness.days * 86_400_000);
}
