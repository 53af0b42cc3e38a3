import { ignoresReporter } from '@pahiya/domain/community/report-record';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Transaction } from '../../../db/database.ts';
import { reportersDecided } from '../../content-reports/open-reports.ts';
import { readJudged } from '../../content-reports/report-figures.ts';
import { findTold, insertNews } from '../own/own-repository.ts';
import type { WrittenKind } from './moderation-repository.ts';

/** Tells people, once a month at most, that their reports have no weight any more, when a decision made it so. */
export async function tellIgnored(
  tx: Transaction,
  { kind, id, now }: { readonly kind: WrittenKind; readonly id: string; readonly now: Date },
): Promise<void> {
  const reporters = await reportersDecided(tx, {
    ...{ kind: `community-${kind}`, subjectId: id, at: now },
  });
  if (reporters.length === 0) return;
  const records = await readJudged(tx, ['community-post', 'community-comment'], reporters);
  const ignored = reporters.filter((userId) => {
    const record = records.get(userId);
    return record !== undefined && ignoresReporter(record);
  });
  const told = ignored.length === 0 ? null : await findTold(tx, kind, id);
  if (told === null) return;
  const { postRowId, commentRowId } = told;
  await insertNews(tx, ignored, {
    ...{ kind: 'decision', act: 'ignore-reports', cause: `ignored ${istDateOf(now).slice(0, 7)}` },
    ...{ postRowId, commentRowId, actorId: null, now },
  });
}
