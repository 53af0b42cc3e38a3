/** Words of the pages where people write in the community and see their own. */
export const copy = {
  fix: 'Please fix the following',
  busy: 'Sending…',
  preview: 'Preview',
  save: 'Save draft',
  drop: 'Delete draft',
  saved: (time: string) => `Draft saved ${time}, on all your devices`,
  similar: 'Already asked?',
  followed: 'What you follow',
  write: {
    title: 'Ask or post',
    lead: 'One question or story at a time gets the best answers.',
    submit: 'Post',
  },
  reply: { title: 'Write a reply', lead: 'Answer from your own experience.', submit: 'Post reply' },
  edit: {
    title: 'Edit your post',
    lead: 'Readers can see that it was edited and what it said before.',
    submit: 'Save changes',
  },
  fields: {
    topic: 'Topic',
    chooseTopic: 'Choose a topic',
    title: 'Title',
    titleHint: '10 to 150 characters. A question people can answer.',
    text: 'Your post',
    reply: 'Your reply',
    textHint: 'Leave a blank line between paragraphs.',
    language: 'Language of your post',
  },
  languages: { en: 'English', hi: 'Hindi' },
  marks: {
    title: 'Formatting',
    lines: [
      ['**bold**', 'for bold'],
      ['*italic*', 'for italics'],
      ['> text', 'for a quote'],
      ['- text', 'for a list'],
      ['@name', 'to mention a member'],
    ] as readonly (readonly [string, string])[],
  },
  privacy:
    'Everyone can read it. Leave out names, phone numbers, full vehicle numbers and documents.',
  wrong: {
    topic: 'Choose a topic.',
    title: 'Enter a title of 10 to 150 characters that can all be seen.',
    text: 'Enter 20 to 20,000 characters that can all be seen. New members can use one link.',
    reply: 'Enter 2 to 5,000 characters that can all be seen. New members can use one link.',
  },
  saving: {
    busy: 'Saving…',
    saved: 'Draft saved',
    failed: 'Could not save the draft. Your text is still here.',
    conflict: 'This draft was changed on another device. Press “Save draft” to compare.',
  },
  conflict: {
    title: 'Changed on another device',
    text: 'Below is the other version. Yours is in the form; save again to keep it.',
    other: 'Use the other version instead',
  },
  signedOut: {
    title: 'You have been signed out',
    text: 'Your text is still here. Sign in in another tab, then send it again.',
    link: 'Sign in (opens in a new tab)',
  },
  done: {
    pending: 'Sent. It appears once a moderator has read it.',
    deleted: 'Your post has been deleted.',
    appealed: 'Appeal sent. Another moderator answers within 7 days.',
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
    deleteText: 'The post and its replies are no longer shown. This cannot be undone.',
    deleteNow: 'Delete post',
  },
  appeal: {
    possible: 'Appeal',
    open: 'Appeal sent',
    granted: 'Appeal granted',
    refused: 'Appeal refused',
    title: 'Appeal against a decision',
    lead: 'Another moderator, not the one who decided, reads it and answers within 7 days. You can appeal once, within 30 days.',
    words: 'Why should it be shown?',
    hint: '10 to 1,000 characters.',
    wrong: 'Enter 10 to 1,000 characters that can all be seen.',
    submit: 'Send appeal',
    none: 'There is no decision that you can appeal against here.',
  },
  suspended: {
    title: 'You cannot write at the moment',
    until: (time: string) => `Until ${time}. Reading stays open.`,
    open: 'Until a moderator lifts it. Reading stays open.',
    officer: 'Write to the grievance officer',
  },
  following: {
    none: 'Nothing here yet',
    hint: 'Follow topics and people to see their posts here.',
  },
  settings: {
    title: 'Your name in the community',
    lead: 'Others see this name beside what you write, never your own name or number.',
    name: 'Name',
    nameHint: '3 to 20 letters a to z, digits and underscores. You can change it once in 30 days.',
    bio: 'About you (optional)',
    bioHint: 'Up to 300 characters.',
    submit: 'Save',
    saved: 'Saved',
    taken: 'Somebody has this name, or one that looks the same. Try another.',
    wrongName:
      'Choose another name: 3 to 20 letters a to z, digits and single underscores. It cannot be a number plate, a mobile number or an official name, and can be changed once in 30 days.',
    wrongBio: 'Enter at most 300 characters that can all be seen.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'community-write': typeof copy;
  }
}
