const minutes = (n: number) => `${n} min read`;

/** Words of the blog: its lists, articles, search, polls and newsletter. */
export const copy = {
  crumbs: 'Breadcrumb',
  crumb: 'Blog',
  home: {
    metaTitle: 'Blog: rules, papers and costs of vehicles',
    metaDescription:
      'Guides to challans, insurance, RC, FASTag, buying and selling: the rules, the costs and the sources.',
    title: 'Know it before it costs you',
    lead: 'The rules, the costs and what to do. Every article lists its sources.',
    newest: 'Latest',
    all: 'All articles',
    ofTopic: (topic: string) => `All articles on ${topic}`,
    topics: 'Topics',
    tags: 'Tags',
    tagTitle: (tag: string) => `Articles tagged ${tag}`,
    noneOfTag: 'No articles on this yet.',
    feed: 'RSS feed',
  },
  list: {
    metaDescriptionAll: 'All articles of the blog, latest first.',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    metaPage: (page: number) => `page ${page}`,
    newer: 'Newer',
    older: 'Older',
    pages: 'Pages',
  },
  article: {
    minutes,
    updated: 'Updated',
    contents: 'On this page',
    share: 'Share',
    whatsApp: 'Share on WhatsApp',
    copyLink: 'Copy link',
    copied: 'Copied',
    shareOther: 'More options',
    tags: 'Tags',
    related: 'Read next',
    author: 'By',
    note: 'General information as of the date above. Confirm with the authority before you act on it.',
  },
  search: {
    metaTitle: 'Search the blog',
    title: 'Search the blog',
    label: 'What do you want to know?',
    submit: 'Search',
    found: (n: number, q: string) =>
      n === 1 ? `1 article for “${q}”` : `${n} articles for “${q}”`,
    none: (q: string) => `No results for “${q}”`,
    noneDetail: 'Try fewer words, or one of the topics.',
    instead: (typed: string, taken: string) =>
      `No results for “${typed}”. Showing results for ${taken}.`,
    missing: 'Enter a word.',
    failed: 'Search failed',
  },
  poll: {
    title: 'Poll',
    choose: 'One vote per person. Votes are anonymous.',
    vote: 'Vote',
    result: 'See results',
    missing: 'Select an option.',
    counted: 'Your vote has been counted.',
    again: 'You have already voted in this poll.',
    votes: (n: number) => (n === 1 ? '1 vote' : `${n} votes`),
    total: (n: number) => (n === 1 ? '1 vote in total' : `${n} votes in total`),
    closed: 'This poll is closed.',
    failed: 'Your vote was not counted',
  },
  newsletter: {
    metaTitle: 'Newsletter',
    metaDescription: 'New articles by email, at most once a week. Unsubscribe anytime.',
    title: 'New articles by email',
    lead: 'At most once a week, and only when there is something new. Unsubscribe anytime.',
    label: 'Your email address',
    hint: 'Stored encrypted and used only for the newsletter.',
    submit: 'Subscribe',
    busy: 'Sending',
    invalid: 'Enter an email address in the format name@example.in',
    mailed: {
      title: 'Check your inbox',
      detail: 'We have sent a link to your address. Open it to confirm your subscription.',
    },
    confirm: {
      title: 'Confirm your address',
      detail: 'Press Confirm to get new articles by email.',
      submit: 'Confirm',
    },
    confirmed: {
      title: 'You are subscribed',
      detail: 'Every email has a link to unsubscribe and delete your address.',
    },
    stop: {
      title: 'Unsubscribe',
      detail: 'We will stop the newsletter and delete your address immediately.',
      submit: 'Unsubscribe and delete my address',
    },
    stopped: {
      title: 'You are unsubscribed',
      detail: 'Your address has been deleted. You will get no more emails.',
    },
    back: 'Back to the blog',
    failed: 'Something went wrong',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly blog: typeof copy;
  }
}
