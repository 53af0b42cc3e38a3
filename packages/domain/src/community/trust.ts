/** What a person may do in a day and in one text. */
export type TrustLimits = {
  readonly postsPerDay: number;
  readonly commentsPerDay: number;
  readonly likesPerDay: number;
  readonly reportsPerDay: number;
  /** Links in one text. */
  readonly links: number;
  /** Pictures in one post. */
  readonly pictures: number;
  /** Hours in which an own post can be edited. */
  readonly editHours: number;
};

/** Levels of trust with their limits, lowest first. They grow with contributions and time; reading is not tracked.
 * Source: own rule of November 2026, set beside the published defaults of Discourse and NodeBB; confidence: medium.
 * Rule id: COMMUNITY-TRUST. */
export const trustLevels = [
  {
    postsPerDay: 2,
    commentsPerDay: 10,
    likesPerDay: 10,
    reportsPerDay: 3,
    links: 1,
    pictures: 1,
    editHours: 24,
  },
  {
    ...{ postsPerDay: 10, commentsPerDay: 50, likesPerDay: 50, reportsPerDay: 10 },
    ...{ links: 5, pictures: 4, editHours: 24 },
  },
  {
    ...{ postsPerDay: 20, commentsPerDay: 100, likesPerDay: 75, reportsPerDay: 15 },
    ...{ links: 10, pictures: 4, editHours: 720 },
  },
] as const satisfies readonly TrustLimits[];

export type TrustLevel = 0 | 1 | 2;

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
  /** Posts and comments that were removed. */
  readonly removed: number;
};

/** The level that contributions reach. Rule id: COMMUNITY-TRUST. */
export function trustOf(made: Contributions): TrustLevel {
  const isFirst =
    made.accountHours >= 24 &&
    (made.livePosts >= 1 || made.liveComments >= 3) &&
    made.removed === 0;
  if (!isFirst) return 0;
  const isSecond =
    made.activeDays >= 15 &&
    made.livePosts + made.liveComments >= 10 &&
    made.likesReceived >= 5 &&
    made.likedBy >= 3;
  return isSecond ? 2 : 1;
}
