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

/** What a step towards a level counts. `kept`: texts that were not removed, in percent; `right`: reports that moderators
 * agreed with, in percent. */
export const trustSteps = [
  ...(['hours', 'texts', 'kept', 'days', 'contributions', 'likes', 'likedBy'] as const),
  ...(['judged', 'right', 'idle'] as const),
] as const;

/** How far a person is on the way to a level. For `idle`, days without writing, less is better. */
export type TrustStep = {
  readonly what: (typeof trustSteps)[number];
  readonly has: number;
  readonly needs: number;
};

const isDone = ({ what, has, needs }: TrustStep) => (what === 'idle' ? has <= needs : has >= needs);

/** What each level above the first needs. */
function stepsTo(level: 1 | 2 | 3, made: Contributions, record: ReportRecord): TrustStep[] {
  const { member, regular, trusted } = rules.reach;
  const { livePosts: posts, liveComments: comments } = made;
  if (level === 1) {
    // A post is as good as the comments that can stand for it.
    const has = posts >= member.posts ? member.orComments : Math.min(comments, member.orComments);
    return [
      { what: 'hours', has: Math.floor(made.accountHours), needs: member.hours },
      { what: 'texts', has, needs: member.orComments },
      { what: 'kept', has: made.removed === 0 ? 100 : 0, needs: 100 },
    ];
  }
  const wanted = level === 2 ? regular : trusted;
  const steps: TrustStep[] = [
    { what: 'days', has: made.activeDays, needs: wanted.days },
    { what: 'contributions', has: posts + comments, needs: wanted.contributions },
    { what: 'likes', has: made.likesReceived, needs: wanted.likes },
    { what: 'likedBy', has: made.likedBy, needs: wanted.likedBy },
  ];
  if (level === 2) return steps;
  const right = record.judged === 0 ? 0 : Math.floor((record.agreed * 100) / record.judged);
  return [
    ...steps,
    { what: 'judged', has: record.judged, needs: trusted.judged },
    { what: 'right', has: right, needs: trusted.rightPercent },
    { what: 'idle', has: made.idleDays, needs: trusted.idleDays },
  ];
}

/** What is missing to the next level, each with how far the person is; empty at the highest. `record`: of their last fifty
 * decided reports. Rule id: COMMUNITY-TRUST. */
export function missingToNext(made: Contributions, record: ReportRecord): readonly TrustStep[] {
  const level = trustOf(made, record);
  if (level === 3) return [];
  return stepsTo((level + 1) as 1 | 2 | 3, made, record).filter((step) => !isDone(step));
}

/** The level that contributions reach: the last one without a step missing to it. Rule id: COMMUNITY-TRUST. */
export function trustOf(made: Contributions, record: ReportRecord): TrustLevel {
  const reaches = (level: 1 | 2 | 3) => stepsTo(level, made, record).every(isDone);
  if (!reaches(1)) return 0;
  if (!reaches(2)) return 1;
  return reaches(3) ? 3 : 2;
}
