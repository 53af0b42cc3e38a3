import {
  addTollNotice,
  askTollCrossings,
  changeTollNotice,
  checkTagPhoto,
  tollCrossings,
  tollDispute,
  tollDisputeLetter,
  tollNoticeCalendar,
  tollNotices,
  tollNoticeVehicle,
  tollPass,
  tollTag,
} from '@pahiya/contracts/fastag/tag-page-contracts';
import type { FastifyInstance } from 'fastify';
import type { User } from '../../../http/caller.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { annualPass } from './annual-pass.ts';
import { checkPhoto } from './check-photo.ts';
import { deletePolls } from './crossing-repository.ts';
import { askCrossings, readCrossings } from './crossings.ts';
import { disputeDebit } from './dispute-debit.ts';
import { letterPdf } from './dispute-letter.ts';
import { noticeCalendar } from './notice-calendar.ts';
import { actOnNotice, addNotice, findNoticeVehicle, readNotices } from './notices.ts';
import { readTags } from './read-tags.ts';
import { tagPageAccountData } from './tag-page-account-data.ts';

/** Each calls the directory. */
const tagReads: LimitRule = { name: 'toll-tag', points: 60, perSeconds: 600 };
const crossingAsks: LimitRule = { name: 'toll-crossings', points: 10, perSeconds: 3600 };
const noticeActs: LimitRule = { name: 'toll-notice', points: 60, perSeconds: 3600 };
const photoChecks: LimitRule = { name: 'tag-photo', points: 20, perSeconds: 3600 };
const letters: LimitRule = { name: 'toll-letter', points: 30, perSeconds: 600 };
const photoBytes = 12 * 1024 * 1024;

/** Registers the calls of the tag page. All are for the proved owner of the vehicle. */
export function registerTagPage(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve, accountData, onWithdrawal } = tools;
  accountData.push(tagPageAccountData);
  onWithdrawal.push(async (tx, userId, purpose) => {
    if (purpose === 'toll-crossings') await deletePolls(tx, userId);
  });
  const perUser =
    (rule: LimitRule) =>
    ({ caller }: { readonly caller: User }) => [{ rule, key: caller.userId }];

  serve(app, tollTag, ({ params, caller }) => readTags(services, { ...params, caller }), {
    limits: perUser(tagReads),
  });
  serve(app, tollCrossings, ({ params, caller }) => readCrossings(services, { ...params, caller }));
  serve(
    app,
    askTollCrossings,
    ({ params, caller }) => askCrossings(services, { ...params, caller }),
    { limits: perUser(crossingAsks) },
  );
  serve(app, tollPass, ({ params, query, caller }) =>
    annualPass(services, { ...params, ...query, caller }),
  );
  serve(app, tollDispute, ({ params, body, caller }) =>
    disputeDebit(services, { ...params, ...body, caller }),
  );
  serve(
    app,
    tollDisputeLetter,
    ({ params, query, caller }) => letterPdf(services, { ...params, ...query, caller }),
    { limits: perUser(letters) },
  );
  serve(app, tollNotices, ({ params, caller }) => readNotices(services, { ...params, caller }));
  serve(app, tollNoticeVehicle, ({ params, caller }) =>
    findNoticeVehicle(services, { ...params, caller }),
  );
  serve(app, tollNoticeCalendar, ({ params, query, caller }) =>
    noticeCalendar(services, { ...params, ...query, caller }),
  );
  serve(
    app,
    addTollNotice,
    ({ params, body, caller }) => addNotice(services, { ...params, ...body, caller }),
    { limits: perUser(noticeActs) },
  );
  serve(
    app,
    changeTollNotice,
    ({ params, body, caller }) => actOnNotice(services, { ...params, ...body, caller }),
    { limits: perUser(noticeActs) },
  );
  serve(
    app,
    checkTagPhoto,
    ({ params, body, caller }) => checkPhoto(services, { ...params, ...body, caller }),
    { limits: perUser(photoChecks), bodyLimitBytes: photoBytes },
  );
}
