import { type Language, languagePrefixes, languageTags } from '@pahiya/domain/shared/language';

/** Pages that the icon of an installed app offers: the most urgent first, since some launchers show only three. */
const shortcuts = [
  { path: '/challan-pay', names: { en: 'Pay challans', hi: 'चालान भरें' } },
  { path: '/garage', names: { en: 'My garage', hi: 'मेरा गैरेज' } },
  { path: '/tollsetu/recharge', names: { en: 'Recharge FASTag', hi: 'FASTag रिचार्ज' } },
  { path: '/orders', names: { en: 'Orders', hi: 'ऑर्डर' } },
] as const;

const descriptions: Readonly<Record<Language, string>> = {
  en: 'RC, challans, FASTag and papers of your vehicles',
  hi: 'आपकी गाड़ियों के RC, चालान, FASTag और काग़ज़',
};

/** Pictures of pages with the sandbox's data, as the pages themselves say. */
const screenshots = [
  {
    ...{ file: 'record-narrow', sizes: '360x720', form_factor: 'narrow' },
    labels: { en: 'RC details (sandbox data)', hi: 'RC की जानकारी (सैंडबॉक्स डेटा)' },
  },
  {
    ...{ file: 'garage-narrow', sizes: '360x720', form_factor: 'narrow' },
    labels: { en: 'Garage (sandbox data)', hi: 'गैरेज (सैंडबॉक्स डेटा)' },
  },
  {
    ...{ file: 'record-wide', sizes: '1280x800', form_factor: 'wide' },
    labels: { en: 'RC details (sandbox data)', hi: 'RC की जानकारी (सैंडबॉक्स डेटा)' },
  },
] as const;

/** The web app manifest of a language. The id is the same in all: it is one app, and changing the language installs no
 * second one. */
export function appManifest(name: string, language: Language) {
  const prefix = languagePrefixes[language];
  return {
    name,
    short_name: name,
    description: descriptions[language],
    lang: languageTags[language],
    dir: 'ltr',
    id: '/',
    start_url: `${prefix}/`,
    scope: '/',
    display: 'standalone',
    // A second tap on the icon brings the open window forward and keeps what was typed in it.
    launch_handler: { client_mode: 'focus-existing' },
    categories: ['utilities', 'travel'],
    background_color: '#F6F3EC',
    theme_color: '#FFC629',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: screenshots.map(({ file, labels, ...form }) => ({
      src: `/screenshots/${file}-${language}.webp`,
      type: 'image/webp',
      ...form,
      label: labels[language],
    })),
    share_target: {
      action: `${prefix}/app/share`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        ...{ title: 'title', text: 'text', url: 'url' },
        files: [
          {
            name: 'file',
            accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
          },
        ],
      },
    },
    // A policy that arrived as a PDF opens in the page that saves it in the wallet.
    file_handlers: [{ action: `${prefix}/app/share`, accept: { 'application/pdf': ['.pdf'] } }],
    shortcuts: shortcuts.map(({ path, names }) => ({
      name: names[language],
      url: `${prefix}${path}`,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}
