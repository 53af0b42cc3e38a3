import type { Language } from '../shared/language.ts';

/** A topic of the community. `slug` is its address and the value stored with a post: it never changes. */
export type Topic = {
  readonly slug: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
};

/** How many posts can be pinned in a topic. Source: own rule of November 2026. */
export const pinnedAtMost = 3;

/** Topics in the order in which they are offered. */
export const topics = [
  {
    slug: 'buying',
    name: { en: 'Buying a vehicle', hi: 'गाड़ी ख़रीदना' },
    about: {
      en: 'Which one to choose, test drives, prices and papers.',
      hi: 'कौन-सी लें, टेस्ट ड्राइव, क़ीमत और काग़ज़।',
    },
  },
  {
    slug: 'repairs',
    name: { en: 'Repairs and service', hi: 'मरम्मत और सर्विस' },
    about: {
      en: 'Noises, warning lights, garages and spare parts.',
      hi: 'आवाज़ें, चेतावनी की बत्तियाँ, गैराज और पुर्ज़े।',
    },
  },
  {
    slug: 'challans',
    name: { en: 'Challans and rules', hi: 'चालान और नियम' },
    about: {
      en: 'Fines, Lok Adalats and what the rules say.',
      hi: 'जुर्माना, लोक अदालत और नियम क्या कहते हैं।',
    },
  },
  {
    slug: 'rto',
    name: { en: 'RTO and papers', hi: 'RTO और काग़ज़' },
    about: {
      en: 'RC, transfers, hypothecation and licences.',
      hi: 'RC, ट्रांसफ़र, हाइपोथिकेशन और लाइसेंस।',
    },
  },
  {
    slug: 'insurance',
    name: { en: 'Insurance and claims', hi: 'बीमा और क्लेम' },
    about: {
      en: 'Renewals, no claim bonus and how claims went.',
      hi: 'रिन्यूअल, नो क्लेम बोनस और क्लेम के अनुभव।',
    },
  },
  {
    slug: 'electric',
    name: { en: 'Electric vehicles', hi: 'इलेक्ट्रिक गाड़ियाँ' },
    about: {
      en: 'Range, charging at home and on the road, batteries.',
      hi: 'रेंज, घर और रास्ते में चार्जिंग, बैटरी।',
    },
  },
  {
    slug: 'journeys',
    name: { en: 'Journeys', hi: 'सफ़र' },
    about: {
      en: 'Roads, tolls, stops and your own vehicle on the way.',
      hi: 'रास्ते, टोल, पड़ाव और सफ़र में आपकी गाड़ी।',
    },
  },
] as const satisfies readonly Topic[];

export type TopicSlug = (typeof topics)[number]['slug'];

export const topicSlugs = topics.map(({ slug }) => slug) as unknown as readonly [
  TopicSlug,
  ...TopicSlug[],
];
