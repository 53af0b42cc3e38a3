import rules from '../../data/community-rules.json' with { type: 'json' };
import type { ReportRecord } from './report-record.ts';

/** What a person may do in a day and in one text. */
export type TrustLimits = {
  readonly postsPerDay: number;
  readonly commentsPerDay: number;
  readonly likesPerDay: number;
  /** Likes for what one and the same person wrote, in a day. */
  readonly likesToOne: number;
  readonly reportsPerDay: number;
  /** Links in one text. */
  readonly links: number;
  /** Pictures in one post. */
  readonly pictures: number;
  /** People mentioned in one text. */
  readonly mentions: number;
  /** Hours in which an own post can be edited. */
  readonly editHours: number;
};

/** Levels of trust with their limits, lowest first. They grow with contributions and time; reading is not tracked. Rows
 * with their source: data/community-rules.json. Rule id: COMMUNITY-TRUST. */
export const trustLevels: readonly [TrustLimits, TrustLimits, TrustLimits, TrustLimits] =
  rules.levels as [TrustLimits, TrustLimits, TrustLimits, TrustLimits];

export type TrustLevel = 0 | 1 | 2 | 3;

/** What a person has done, counted from rows. */
export type Contributions = {
  /** Since the person chose a name in the community. */
  readonly accountHours: number;
  readonly livePosts: number;
  readonly liveComments: number;
  /** Likes of their posts and comments, and by how many people. */
  readonly likesReceived: number;
  readonly likedBy: number;
  /** Days in India on which they wrote something that is shown. */
  readonly activeDays: number;
  /** Days since the last one. */
  readonly idleDays: number;
  /** Posts and comments that were removed. */
  readonly removed: number;
};

/** The level that contributions reach. `record`: of their last fifty decided reports. Rule id: COMMUNITY-TRUST. */
export function trustOf(made: Contributions, record: ReportRecord): TrustLevel {
  const { member, regular, trusted } = rules.reach;
  const count = made.livePosts + made.liveComments;
  const has = (wanted: typeof regular) =>
    made.activeDays >= wanted.days &&
    count >= wanted.contributions &&
    made.likesReceived >= wanted.likes &&
    made.likedBy >= wanted.likedBy;
  const isMember =
    made.accountHours >= member.hours &&
    (made.livePosts >= member.posts || made.liveComments >= member.orComments) &&
    made.removed === 0;
  if (!isMember) return 0;
  if (!has(regular)) return 1;
  const isRight =
    record.judged >= trusted.judged && record.agreed * 100 >= record.judged * trusted.rightPercent;
  return has(trusted) && isRight && made.idleDays <= trusted.idleDays ? 3 : 2;
}
