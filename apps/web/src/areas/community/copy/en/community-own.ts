import type { TrustStep } from '@pahiya/domain/community/trust';

/** Words of the pages where people see their own in the community: what they wrote, news, saved posts, settings. */
export const copy = {
  followed: 'What you follow',
  done: {
    pending: 'Sent. It appears once a moderator has read it.',
    deleted: 'Your post has been deleted.',
    removed: 'Your reply has been deleted.',
    appealed: 'Appeal sent. Another moderator will answer it.',
    undone: 'Back where it was.',
  },
  states: {
    pending: 'Waiting for a moderator',
    live: 'Published',
    hidden: 'Hidden after reports',
    removed: 'Removed',
    deleted: 'Deleted',
    about: {
      pending: 'Only you can see it until a moderator has read it.',
      live: 'Everyone can see it.',
      hidden: 'Only you can see it until a moderator decides.',
      removed: 'A moderator removed it for the reason above. Only you can see it.',
      deleted: 'You deleted it.',
    },
  },
  mine: {
    title: 'Your posts and replies',
    one: 'Your post',
    drafts: 'Drafts',
    untitled: 'Untitled',
    written: 'Posts and replies',
    none: 'You have not written anything yet',
    open: 'Open',
    edit: 'Edit',
    delete: 'Delete this post',
    deleteText: (hours: number) =>
      `The post and its replies are no longer shown. You can undo this for ${hours} hours.`,
    deleteNow: 'Delete post',
    editReply: 'Edit reply',
    deleteReply: 'Delete this reply',
    deleteReplyText: (hours: number) =>
      `Its words are no longer shown; replies to it stay. You can undo this for ${hours} hours.`,
    deleteReplyNow: 'Delete reply',
    undo: 'Undo deletion',
    undoUntil: (time: string) => `You can undo it until ${time}.`,
  },
  appeal: {
    possible: 'Appeal',
    open: 'Appeal sent',
    granted: 'Appeal granted',
    refused: 'Appeal refused',
    title: 'Appeal against a decision',
    lead: (answer: number, file: number) =>
      `Another moderator, not the one who decided, reads it and answers within ${answer} days. You can appeal once, within ${file} days.`,
    words: {
      post: 'Why should it be changed?',
      comment: 'Why should it be changed?',
      member: 'Why should you be able to write again?',
    },
    hint: '10 to 1,000 characters.',
    wrong: 'Enter 10 to 1,000 characters, none of them hidden.',
    submit: 'Send appeal',
    none: 'There is no decision that you can appeal against here.',
  },
  suspended: {
    title: 'You cannot write at the moment',
    until: (time: string) => `Until ${time}. Reading stays open.`,
    open: 'Until a moderator lifts it. Reading stays open.',
    officer: 'Write to the grievance officer',
  },
  answers: {
    title: 'Did a reply answer it?',
    accept: 'Accept as answer',
    undo: 'Accepted. Undo',
  },
  savedPosts: {
    title: 'Saved posts',
    none: 'Nothing saved yet',
    hint: 'Press Save on a post to find it here. Only you see this list.',
  },
  muted: {
    title: 'Muted and blocked',
    mute: 'muted',
    block: 'blocked',
    undo: { mute: 'Unmute', block: 'Unblock' },
  },
  news: {
    title: 'Notifications',
    none: 'Nothing new',
    fresh: 'New:',
    mention: (who: string) => `${who} mentioned you`,
    reply: (who: string) => `${who} replied to you`,
    topic: () => 'New in a topic you follow',
    decision: 'A moderator decided:',
    ignored:
      'Your reports do not count for now: moderators disagreed with most of your last ones. They count again once they agree more often.',
    rules:
      'A reminder of the rules here. Texts that break them are removed. If you keep breaking them, you can no longer post.',
    choose: 'What to tell you about',
    kinds: {
      mention: 'When someone mentions you',
      reply: 'Replies to what you wrote',
      decision: 'Decisions of moderators about what you wrote',
      topic: 'New posts in topics you follow, once a day',
    },
    channels: 'Send it to me too',
    email: 'By email, at most once a day',
    noEmail: 'Add an email address to your account first.',
    push: 'As a notification on my devices',
    noDevices: 'Turn notifications on at Reminders first.',
    quiet: 'Never at night. Every message has a link that stops them.',
  },
  stopNews: {
    title: 'Stop messages from the community',
    lead: 'Emails and notifications about replies, mentions, decisions and topics end at once. You still see them here.',
    submit: 'Stop messages',
    done: 'Messages from the community are off.',
    choose: 'Choose what to get',
  },
  following: {
    all: 'All',
    people: 'People you follow',
    none: 'Nothing here yet',
    hint: 'Follow topics and people to see their posts here.',
  },
  trust: {
    title: (level: string) => `Your level: ${level}`,
    missing: (next: string) => `For “${next}” you still need:`,
    steps: {
      hours: (needs: number, has: number) => `${needs} hours with your name here (so far ${has})`,
      texts: (needs: number) => `A published post or ${needs} published replies`,
      kept: () => 'No text that was removed in the last 180 days',
      days: (needs: number, has: number) => `${needs} days on which you wrote (so far ${has})`,
      contributions: (needs: number, has: number) =>
        `${needs} published posts and replies (so far ${has})`,
      likes: (needs: number, has: number) => `${needs} likes for what you wrote (so far ${has})`,
      likedBy: (needs: number, has: number) => `Likes from ${needs} people (so far ${has})`,
      judged: (needs: number, has: number) => `${needs} of your reports decided (so far ${has})`,
      right: (needs: number, has: number) =>
        `${needs}% of your reports agreed with by moderators (now ${has}%)`,
      idle: (needs: number) => `Something written in the last ${needs} days`,
    } as Readonly<Record<TrustStep['what'], (needs: number, has: number) => string>>,
  },
  settings: {
    title: 'Your name in the community',
    lead: 'Others see this name beside what you write, never your own name or number.',
    name: 'Name',
    nameHint: '3 to 20 letters a to z, digits and underscores. You can change it once in 30 days.',
    displayName: 'Display name (optional)',
    displayNameHint: ({ most, changeDays }: { most: number; changeDays: number }) =>
      `Shown before your name, in your own script. Up to ${most} letters. You can change it once in ${changeDays} days and remove it at any time.`,
    wrongDisplayName: (days: number) =>
      `Choose another display name: letters of one script, spaces, dots and hyphens. It cannot be a number, an address or an official name, and can be changed once in ${days} days.`,
    bio: 'About you (optional)',
    bioHint: 'Up to 300 characters.',
    submit: 'Save',
    saved: 'Saved',
    taken: 'Someone already has this name, or one that looks the same. Try another.',
    wrongName:
      'Choose another name: 3 to 20 letters a to z, digits and single underscores. It cannot be a number plate, a mobile number or an official name, and can be changed once in 30 days.',
    wrongBio: 'Enter at most 300 characters, none of them hidden.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'community-own': typeof copy;
  }
}
