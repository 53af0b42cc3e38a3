/** Names of languages of videos. */
const languages: Readonly<Record<string, string>> = {
  en: 'English',
  hi: 'Hindi',
  bn: 'Bengali',
  gu: 'Gujarati',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Marathi',
  pa: 'Punjabi',
  ta: 'Tamil',
  te: 'Telugu',
};

/** Words of videos of new cars. */
export const copy = {
  title: 'Videos',
  note: 'Chosen by our editors. YouTube is contacted only when you play one.',
  player: (title: string) => `Video: ${title}`,
  languages,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'car-videos': typeof copy;
  }
}
