import { communityNotice, communityNotices } from '../modules/community/own/letter-notice.ts';
import { tollNotice, tollNoticeKind } from '../modules/fastag/tag-page/toll-notice-kind.ts';
import {
  ownerAlertNotice,
  ownerAlertNotices,
} from '../modules/garage/alerts/owner-alert-notice.ts';
import {
  inspectionNotice,
  inspectionNoticeKind,
} from '../modules/insurance/inspection/inspection-notice.ts';
import { usedPriceNoticeKind } from '../modules/listings/alerts/price-watch-notice.ts';
import { usedPriceNotice } from '../modules/listings/alerts/price-watches.ts';
import {
  listingDecisionNotice,
  listingDecisionNoticeKind,
} from '../modules/listings/own/listing-decision-notice.ts';
import { carGoneNoticeKind } from '../modules/listings/rereading/car-gone-notice.ts';
import { carGoneNotice } from '../modules/listings/rereading/tell-waiting.ts';
import { carFreeNoticeKind } from '../modules/listings/reservations/car-free-notice.ts';
import { carFreeNotice } from '../modules/listings/reservations/tell-queue.ts';
import { testDriveNoticeKind } from '../modules/listings/trials/trial-notice.ts';
import { testDriveNotice } from '../modules/listings/trials/trials.ts';
import { loanNotice, loanNoticeKind } from '../modules/loans/applications/loan-notice.ts';
import { nocNoticeName } from '../modules/loans/noc/noc-notice.ts';
import { nocNoticeKind } from '../modules/loans/noc/noc-notice-kind.ts';
import { balanceNotice, balanceNotices } from '../modules/reminders/balance-notice.ts';
import {
  ownDueNotice,
  ownDueNotices,
  vehicleDueNotice,
  vehicleDueNotices,
} from '../modules/reminders/vehicle-due-notice.ts';
import { weeklyNotice, weeklyNotices } from '../modules/reminders/weekly-notice.ts';
import {
  savedSearchNotice,
  savedSearchNotices,
} from '../modules/saved-searches/saved-search-notice.ts';
import { handoverNotice, handoverNoticeKind } from '../modules/selling/sold/handover-notice.ts';
import { soldNotice, soldNoticeKind } from '../modules/selling/sold/sold-notice.ts';
import type { NoticeKinds } from '../notice-kind.ts';

/** The kinds of subjects that notices are about, by the name that is stored with them. A new kind is one line here. */
export const noticeKinds: NoticeKinds = {
  [balanceNotice]: balanceNotices,
  [carFreeNotice]: carFreeNoticeKind,
  [carGoneNotice]: carGoneNoticeKind,
  [communityNotice]: communityNotices,
  [handoverNotice]: handoverNoticeKind,
  [inspectionNotice]: inspectionNoticeKind,
  [listingDecisionNotice]: listingDecisionNoticeKind,
  [loanNotice]: loanNoticeKind,
  [nocNoticeName]: nocNoticeKind,
  [ownDueNotice]: ownDueNotices,
  [ownerAlertNotice]: ownerAlertNotices,
  [savedSearchNotice]: savedSearchNotices,
  [soldNotice]: soldNoticeKind,
  [testDriveNotice]: testDriveNoticeKind,
  [tollNotice]: tollNoticeKind,
  [usedPriceNotice]: usedPriceNoticeKind,
  [vehicleDueNotice]: vehicleDueNotices,
  [weeklyNotice]: weeklyNotices,
};
