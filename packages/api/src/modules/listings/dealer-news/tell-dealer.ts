import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { membersToTell } from '../../partner-firms/members/members-to-tell.ts';
import type { OwnRow } from '../own/own-repository.ts';
import { findFirmOfDealer } from '../store/dealer-firm-repository.ts';
import {
  type DealerNewsFacts,
  type DealerNewsKind,
  insertDealerNews,
} from './dealer-news-repository.ts';

type News = {
  readonly firmId: string;
  readonly kind: DealerNewsKind;
  /** Names the news: the same is told once. */
  readonly subject: string;
  readonly facts: DealerNewsFacts;
};

/** Queues e-mails to the members of a dealer who look after cars, in the transaction of the change. */
export async function tellDealer(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  news: News,
): Promise<void> {
  const at = now();
  const subjects: string[] = [];
  for (const { memberId } of await membersToTell(tx, news.firmId)) {
    const newsId = randomUUID();
    if (await insertDealerNews(tx, { ...news, newsId, memberId, at })) subjects.push(newsId);
  }
  await enqueueTasks(tx, 'send-dealer-news', { subjects, dueAt: at });
}

/** The same about a car of a dealer. */
export async function tellDealerOfCar(
  tx: Queryable,
  services: Pick<Services, 'now'>,
  { row, kind }: { readonly row: OwnRow; readonly kind: 'car-paused' | 'car-back' },
): Promise<void> {
  const firmId = row.dealerId === null ? null : await findFirmOfDealer(tx, row.dealerId);
  if (firmId === null) return;
  const stock = row.stockNumber === null ? '' : ` (${row.stockNumber})`;
  await tellDealer(tx, services, {
    ...{ firmId, kind, subject: `${row.publicId} ${services.now().toISOString()}` },
    facts: { car: `${row.makeName} ${row.modelName} ${row.madeYear}${stock}`, startsAt: null },
  });
}
