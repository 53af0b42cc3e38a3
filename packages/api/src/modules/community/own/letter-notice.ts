import { type AnyNewsKind, allNewsKinds } from '@pahiya/domain/community/news-kinds';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { NoticeKind } from '../../../notice-kind.ts';
import { letterKey } from './letter-key.ts';
import { countUnread, findLetter } from './letters-repository.ts';

/** Name of news of the community among the notices. */
export const communityNotice = 'community-news';

type Words = {
  readonly subject: (n: number) => string;
  readonly line: Readonly<Record<AnyNewsKind, (n: number) => string>>;
  readonly open: string;
  readonly stop: string;
};

/** Counts only: messages are seen by others, and what is written here can be removed. */
const words: Readonly<Record<'en' | 'hi', Words>> = {
  en: {
    subject: (n) => (n === 1 ? 'something new in the community' : `${n} new in the community`),
    line: {
      reply: (n) => (n === 1 ? '1 reply to what you wrote' : `${n} replies to what you wrote`),
      mention: (n) => (n === 1 ? 'Someone mentioned you' : `You were mentioned ${n} times`),
      decision: (n) =>
        n === 1 ? 'A moderator made a decision about your text' : `Moderators decided ${n} times`,
      topic: () => 'New posts in topics you follow',
      rules: () => 'A reminder of the community rules',
    },
    open: 'See what is new',
    stop: 'Stop these messages',
  },
  hi: {
    subject: (n) => `समुदाय में ${n} नई बातें`,
    line: {
      reply: (n) => `आपके लिखे पर ${n} जवाब`,
      mention: (n) => `${n} बार आपका नाम लिया गया`,
      decision: (n) => `मॉडरेटर के ${n} फ़ैसले`,
      topic: () => 'आपके विषयों में नई पोस्ट',
      rules: () => 'समुदाय के नियमों की याद',
    },
    open: 'नई बातें देखें',
    stop: 'ये संदेश बंद करें',
  },
};

/** What is new since the last message. Left out when it was read meanwhile, is no longer shown, or the channel is off. */
export const communityNotices: NoticeKind = {
  alert: 'community-news',
  read: async ({ sql, settings, now }, { userId, subjectId, facts }, language) => {
    const letter = await findLetter(sql, subjectId);
    const isOn = letter?.userId === userId && letter.channels.some((one) => one === facts.channel);
    if (!isOn) return null;
    const stretch = { from: Number(facts.from), until: Number(facts.until) };
    const counts = await countUnread(sql, userId, stretch);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (total === 0) return null;
    const { subject, line, open, stop } = words[language];
    const key = encodeURIComponent(letterKey(settings.secret, subjectId));
    return {
      smsVariables: { count: String(total), date: formatDdMmYyyy(istDateOf(now())) },
      mail: {
        subject: subject(total),
        lines: allNewsKinds.flatMap((kind) => {
          const count = counts.get(kind);
          return count === undefined ? [] : [line[kind](count)];
        }),
      },
      open: { label: open, path: '/community/news' },
      stop: { label: stop, path: `/community/news/stop?key=${key}` },
    };
  },
};
