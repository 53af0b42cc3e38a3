import type { OnRoadRules } from '@pahiya/domain/new-cars/on-road-price';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import { currentOf } from '@pahiya/domain/shared/dated';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';

/** GST on new cars as its row of the day has it: none where no row is in force. The sum for a car is on its page. */
export function carTaxEntries(
  language: Language,
  rows: OnRoadRules['gst'],
  today: IstDate,
): readonly SearchEntry[] {
  const row = currentOf(rows, today);
  if (row === null) return [];
  const words = texts[language];
  const percent = (rate: number) => `${rate / 1000}%`;
  const limits = row.small.limits.map(({ fuels, upToCc, upToMm }) =>
    words.limit(fuels.map((fuel) => words.fuels[fuel]).join(', '), upToCc, upToMm / 1000),
  );
  const text = [
    words.electric(percent(row.electric)),
    words.small(percent(row.small.rate), limits.join('; ')),
    words.other(percent(row.other)),
    words.inside,
    words.since(formatIstDate(row.from as IstDate, language)),
  ].join(' ');
  return [
    {
      kind: 'help',
      ref: 'gst-on-cars',
      language,
      title: words.title,
      summary: text,
      body: text,
      tags: [words.tags],
      path: '/new-cars',
      weight: 1,
    },
  ];
}

type Words = {
  readonly title: string;
  readonly tags: string;
  readonly fuels: Readonly<Record<string, string>>;
  readonly limit: (fuels: string, cc: number, metres: number) => string;
  readonly electric: (rate: string) => string;
  readonly small: (rate: string, limits: string) => string;
  readonly other: (rate: string) => string;
  readonly inside: string;
  readonly since: (day: string) => string;
};

const texts: Readonly<Record<Language, Words>> = {
  en: {
    title: 'GST on a new car',
    tags: 'gst tax rate electric car ev petrol diesel new car',
    fuels: { petrol: 'petrol', cng: 'CNG', hybrid: 'hybrid', diesel: 'diesel' },
    limit: (fuels, cc, metres) => `${fuels} upto ${cc} cc and ${metres} m long`,
    electric: (rate) => `Electric car: ${rate}.`,
    small: (rate, limits) => `Small car: ${rate} (${limits}).`,
    other: (rate) => `All other cars: ${rate}.`,
    inside: 'The ex-showroom price includes GST; the cost page of each variant shows the amount.',
    since: (day) => `In force since ${day}.`,
  },
  hi: {
    title: 'नई कार पर GST',
    tags: 'gst जीएसटी टैक्स दर इलेक्ट्रिक कार पेट्रोल डीज़ल नई कार',
    fuels: { petrol: 'पेट्रोल', cng: 'CNG', hybrid: 'हाइब्रिड', diesel: 'डीज़ल' },
    limit: (fuels, cc, metres) => `${fuels}, ${cc} सीसी और ${metres} मीटर लंबाई तक`,
    electric: (rate) => `इलेक्ट्रिक कार: ${rate}।`,
    small: (rate, limits) => `छोटी कार: ${rate} (${limits})।`,
    other: (rate) => `बाक़ी सभी कारें: ${rate}।`,
    inside: 'एक्स-शोरूम क़ीमत में GST शामिल होता है; रक़म हर वैरिएंट के ख़र्च वाले पेज पर दिखती है।',
    since: (day) => `ये दरें ${day} से लागू हैं।`,
  },
};
