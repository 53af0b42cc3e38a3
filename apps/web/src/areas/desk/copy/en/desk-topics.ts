/** Words of the desk page for topics. */
export const copy = {
  title: 'Topics',
  back: 'All articles',
  done: { saved: 'Topic saved and published.', deleted: 'Topic deleted.' },
  item: (name: string, articles: number, live: number) =>
    `${name} (${articles === 1 ? '1 article' : `${articles} articles`}, ${live} published)`,
  another: 'New topic',
  address: 'Address',
  addressHint:
    'Lowercase letters, digits and hyphens, such as road-tax. It cannot be changed later.',
  name: { en: 'Name in English', hi: 'Name in Hindi' },
  description: { en: 'Description in English', hi: 'Description in Hindi' },
  place: 'Position',
  wrong: 'Check this field: it is required, or its length, characters or position are not valid.',
  begin: 'Create topic',
  save: 'Save topic',
  delete: 'Delete topic',
  used: 'A topic used by an article, or by one of its versions, cannot be deleted.',
  tags: {
    title: 'Tags in published articles',
    text: 'Tags are set in each article. If one tag has two spellings, correct it in the article.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-topics': typeof copy;
  }
}
