import type { PostState } from '@pahiya/domain/community/post-states';
import type { TrustLimits } from '@pahiya/domain/community/trust';
import type { ReasonFor } from '@pahiya/domain/reports/report-reasons';
import { formatShortNumber } from '@pahiya/domain/shared/short-number';

const reasons: Readonly<Record<ReasonFor<'community-post'>, string>> = {
  spam: 'Spam or advertising',
  scam: 'Fraud, a fake challan or a fake link',
  'personal-data': 'Someone’s personal data',
  harassment: 'Hate or harassment',
  nudity: 'Nudity or sexual content',
  impersonation: 'Impersonation',
  'child-danger': 'Danger to a child',
  unlawful: 'Against the law, or a court order',
  'wrong-facts': 'Wrong about the law or fines',
  'off-topic': 'Off topic',
  copyright: 'Copied without permission',
  other: 'Something else',
};

const gone: Readonly<Partial<Record<PostState, string>>> & { readonly deleted: string } = {
  deleted: 'Deleted by its author.',
  hidden: 'Hidden after reports until a moderator decides.',
  removed: 'Removed by a moderator.',
};

/** Terms of the rules: days to file an appeal and to answer it, hours to undo a deletion and to read what waits. */
type CommunityDays = {
  readonly file: number;
  readonly answer: number;
  readonly undo: number;
  readonly read: number;
};

const hours = (n: number) => (n < 72 ? `${n} hours` : `${n / 24} days`);

/** Words of the community's public pages. */
export const copy = {
  crumbs: 'You are here',
  crumb: 'Community',
  ask: 'Ask or post',
  topics: 'Topics',
  sort: 'Sort by',
  pages: 'Pages',
  more: 'Older posts',
  first: 'Back to the first page',
  left: 'A former member',
  pending: 'Waiting for a moderator',
  like: 'Like',
  liked: 'Liked',
  follow: 'Follow',
  followed: 'Following',
  report: 'Report',
  own: 'Edit or delete',
  ownReply: 'Edit',
  yours: {
    ask: 'Written by you?',
    post: 'Edit or delete this post',
    all: 'Your posts and replies',
  },
  synthetic: 'Made or altered with AI, as the author says',
  save: 'Save',
  saved: 'Saved',
  muted: 'From a member you muted.',
  accepted: 'Accepted answer',
  quiet: { mute: ['Mute', 'Muted'], block: ['Block', 'Blocked'] } as Readonly<
    Record<'mute' | 'block', readonly [string, string]>
  >,
  disguise: {
    short: '(Shortened link: you cannot see where it leads. Never pay there.)',
    letters: '(Look-alike letters in this address. It may pose as another site.)',
    label: '(The link leads to a different site from the one it names.)',
  },
  replies: (n: number) => (n === 1 ? '1 reply' : `${formatShortNumber(n)} replies`),
  likes: (n: number) => (n === 1 ? '1 like' : `${formatShortNumber(n)} likes`),
  trust: ['New', 'Member', 'Regular', 'Trusted'] as readonly string[],
  news: 'Notifications',
  fresh: 'new',
  to: (who: string) => `to @${who}`,
  feeds: { latest: 'Latest', top: 'Top', following: 'Following' },
  order: {
    latest: 'Newest first. No paid or promoted posts.',
    top: 'Likes of members and the number of people who replied count; newer posts count more. No paid or promoted posts.',
    following: 'Posts from people and topics you follow, newest first.',
  },
  none: {
    title: 'No posts yet',
    detail: 'Ask the first question, or share what you know.',
  },
  reasons,
  gone,
  home: {
    metaTitle: 'Community: vehicle owners help each other',
    metaDescription:
      'Questions and answers from vehicle owners in India: buying, repairs, challans, RTO papers, insurance and electric vehicles.',
    title: 'Ask people who have been there',
    lead: 'Vehicle owners across India answer each other. What people write here is their own experience, not advice from us.',
    posts: 'Posts',
  },
  topic: {
    pinned: 'Pinned by moderators',
    metaTitle: (name: string) => `${name}: questions and answers`,
    metaDescription: (name: string, about: string) =>
      `${name} in the community of vehicle owners. ${about}`,
  },
  history: {
    title: 'Earlier versions',
    lead: 'What it said before each edit, newest first.',
    now: { post: 'Today’s version:', comment: 'A reply to:' },
    until: (time: string) => `Until ${time}`,
    none: 'It was never edited',
    edited: 'Edited',
  },
  about: {
    title: (name: string) => `${name}: posts`,
    metaDescription: (name: string) =>
      `Questions and experiences of vehicle owners about ${name}, written by members and not checked by us.`,
    page: (name: string) => `Our page: ${name}`,
  },
  post: {
    about: 'About',
    metaDescription: (text: string) => text,
    note: 'Written by a member of the community, not by us. Check rules and amounts with the RTO or the authority.',
    order: 'Oldest first, each reply below what it answers. The accepted answer comes first.',
    reply: 'Write a reply',
    answer: 'Reply',
    locked: 'A moderator closed this post for replies.',
    noReplies: 'No replies yet. Do you know the answer?',
    moreReplies: 'More replies',
  },
  person: {
    metaTitle: (who: string) => `${who} in the community`,
    metaDescription: (handle: string, bio: string) => `Posts by @${handle}. ${bio}`.trim(),
    since: (day: string) => `Member since ${day}`,
    none: 'No posts yet',
  },
  log: {
    title: 'Moderation log',
    metaTitle: 'Community moderation log',
    metaDescription:
      'Every decision of the community’s moderators: what was approved, removed, restored or hidden, when and why.',
    lead: 'Every decision of moderators, newest first. It shows no removed words and no names.',
    none: 'No decisions yet',
    acts: {
      approve: 'Approved',
      remove: 'Removed',
      restore: 'Restored',
      hide: 'Hidden',
      lock: 'Closed for replies',
      unlock: 'Opened for replies',
      move: 'Moved to another topic',
      pin: 'Pinned',
      unpin: 'Unpinned',
      merge: 'Merged into another post',
      suspend: 'Suspended from writing',
      lift: 'Suspension lifted',
    },
    appeal: { open: 'Appeal open', granted: 'Appeal granted', refused: 'Appeal refused' },
    kinds: { post: 'Post', comment: 'Reply', member: 'A member' },
    moderator: 'By a moderator',
    reports: 'After reports, until a moderator decides',
  },
  rules: {
    title: 'Community rules',
    metaTitle: 'Community rules and moderation',
    metaDescription:
      'What may be posted, how posts are sorted, daily limits, how reports are decided and how to appeal.',
    lead: 'Be kind, stay on the topic, and write from your own experience.',
    write: {
      title: 'What to keep in mind',
      lines: [
        'Leave out names, phone numbers, full vehicle numbers and documents, yours and other people’s.',
        'No advertising, payment IDs or links to apps. Nobody here collects fines or fees.',
        'Say where a rule or an amount comes from, with a link if you can.',
        'Disagree with what is said, never with who said it.',
        'Nothing sexual, hateful or against the law, and nothing copied without permission.',
      ],
    },
    order: { title: 'How posts are sorted' },
    trust: {
      title: 'What you can do in a day',
      text: 'Limits grow with what you contribute. We do not track what you read. A first post waits for a moderator.',
      limits: (level: TrustLimits) =>
        `${level.postsPerDay} posts, ${level.commentsPerDay} replies, ${level.likesPerDay} likes and ${level.reportsPerDay} reports a day. ${level.links === 1 ? '1 link' : `${level.links} links`} in one text, ${level.pictures === 1 ? '1 picture' : `${level.pictures} pictures`} in one post.`,
    },
    reports: {
      title: 'Reports and deadlines',
      text: (people: number) =>
        `Anyone can report a post or a reply. When at least ${people} trusted people report it, it is hidden until a moderator decides. Sexual content, impersonation, danger to a child and personal data are hidden sooner.`,
      reason: 'Reason',
      decided: 'Decided within',
      within: hours,
    },
    moderation: {
      title: 'Moderation is open',
      lines: ({ file, answer, undo, read }: CommunityDays) => [
        'You always see the state of what you wrote and the reason. There are no hidden penalties.',
        'Every decision is in the moderation log, without the removed words.',
        `A text that waits is read within ${hours(read)}.`,
        `You can appeal once within ${file} days. Another moderator answers within ${answer} days.`,
        `You can undo a deletion of your own for ${hours(undo)}.`,
        'If you still disagree, write to the grievance officer.',
      ],
      figures: 'Moderation in figures',
      complain: 'Complain without an account',
      officer: 'Grievance officer',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly community: typeof copy;
  }
}
