import { formatNumber } from '@pahiya/domain/shared/format';
/** Words of the pages where people write in the community and see their own. */
export const copy = {
  fix: 'Please fix the following',
  busy: 'Sending…',
  preview: 'Preview',
  save: 'Save draft',
  drop: 'Delete draft',
  saved: (time: string) => `Draft saved ${time}, on all your devices`,
  similar: 'Already asked?',
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
  editReply: {
    title: 'Edit your reply',
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
    about: (name: string) => `About ${name}: show it on that page too`,
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
      ['#brakes', 'for a tag: it leads to all posts with it'],
    ] as readonly (readonly [string, string])[],
  },
  privacy:
    'Everyone can read it. Leave out names, phone numbers, full vehicle numbers and documents.',
  pictures: {
    title: (n: number) => (n === 1 ? 'Picture (optional)' : `Up to ${n} pictures (optional)`),
    file: 'Choose a picture',
    fileHint:
      'JPEG, PNG or WebP, up to 8 MB. Place, time and camera are removed. No faces, full number plates or documents.',
    alt: 'What does it show?',
    altHint: 'Read aloud to people who cannot see it. 3 to 200 characters.',
    synthetic: 'Made or altered with AI',
    syntheticHint: 'Required by law. The picture is labelled.',
    add: 'Add picture',
    drop: 'Remove picture',
  },
  wrong: {
    picture: 'Choose a JPEG, PNG or WebP picture of up to 8 MB.',
    alt: 'Say in 3 to 200 characters what the picture shows.',
    topic: 'Choose a topic.',
    title: 'Enter a title of 10 to 150 characters, none of them hidden.',
  },
  textFaults: {
    short: (least: number) => `Enter at least ${least} characters.`,
    long: (most: number) => `It is too long. Use at most ${formatNumber(most)} characters.`,
    invisible: 'It has hidden characters. Type that part again instead of pasting it.',
    marks: 'Some letters have too many marks on them. Type that part again.',
    nested: 'Quotes are nested too deep. Remove some of the > signs.',
    links: (most: number) =>
      most === 1 ? 'You can use 1 link in a text for now.' : `Use at most ${most} links in a text.`,
    mentions: (most: number) => `You can mention at most ${most} members in a text.`,
    hours: (most: number) =>
      `This can no longer be edited: that is possible for ${most < 72 ? `${most} hours` : `${most / 24} days`}. Add a reply instead.`,
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
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'community-write': typeof copy;
  }
}
