import { pathIn } from '@pahiya/domain/shared/language';
import { deliveryOf } from '../../../deliver-once.ts';
import { writePlainMail } from '../../../plain-mail.ts';
import type { TaskHandler, TaskHandlers } from '../../../tasks/task-kinds.ts';
import { memberToMail } from '../../partner-firms/members/members-to-tell.ts';
import { takeDealerNews, updateDealerNews } from './dealer-news-repository.ts';
import { dealerNewsWords } from './dealer-news-words.ts';

/** Sends a mail to a member of a dealer, at most once, while they are a member of the firm. */
const sendDealerNewsTask: TaskHandler = async (services, newsId) => {
  const { sql, settings } = services;
  const news = await takeDealerNews(sql, newsId);
  if (news === null) return 'done';
  const member = await memberToMail(sql, news.memberId, news.firmId);
  if (member === null) {
    await updateDealerNews(sql, newsId, 'cancelled');
    return 'done';
  }
  const { language } = member;
  const { subject, lines, link, path } = dealerNewsWords(news.kind, news.facts, language);
  const url = new URL(pathIn(language, path), settings.brand.siteUrl).href;
  const brandName = settings.brand.name;
  const sent = await services.email.send({
    to: member.email,
    subject: `${brandName}: ${subject}`,
    messageId: newsId,
    ...writePlainMail({ language, subject, lines, link: { label: link, url }, brandName }),
  });
  const delivery = deliveryOf('email', sent);
  const isPending = delivery === 'pending';
  await updateDealerNews(sql, newsId, sent.ok ? 'sent' : isPending ? 'waiting' : 'failed');
  return sent.ok || !isPending ? 'done' : { failed: `email-${sent.error.kind}` };
};

/** Task handlers of mails to dealers, by kind. */
export const dealerNewsTasks = {
  'send-dealer-news': sendDealerNewsTask,
} satisfies Partial<TaskHandlers>;
