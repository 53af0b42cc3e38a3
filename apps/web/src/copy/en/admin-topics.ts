/** Words of the desk's page of topics. */
export const copy = {
  title: 'Topics',
  back: 'All articles',
  done: { saved: 'The topic is saved. Readers see it now.', deleted: 'The topic is gone.' },
  item: (name: string, articles: number, live: number) =>
    `${name} (${articles === 1 ? '1 article' : `${articles} articles`}, ${live} before readers)`,
  another: 'Begin another topic',
  address: 'Address',
  addressHint: 'Small letters, digits and hyphens, such as road-tax. It cannot be changed later.',
  name: { en: 'Name in English', hi: 'Name in Hindi' },
  description: { en: 'In a sentence, in English', hi: 'In a sentence, in Hindi' },
  place: 'Place in the list',
  wrong: 'This is needed, and has to fit: letters, length, a place from 1.',
  begin: 'Begin the topic',
  save: 'Save the topic',
  delete: 'Take the topic away',
  used: 'A topic that an article or an old save of one is in cannot be taken away.',
  tags: {
    title: 'Tags of what readers see',
    text: 'Tags are written in the articles. What is written in two ways is mended there.',
  },
};
