import { formatInstant } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { DealerNewsFacts, DealerNewsKind } from './dealer-news-repository.ts';

type Words = {
  readonly subject: string;
  readonly line: string;
  readonly link: string;
  readonly path: string;
};

const drives = { path: '/partner/drives' } as const;
const cars = { path: '/partner/listings' } as const;

const words: Readonly<Record<Language, Readonly<Record<DealerNewsKind, Words>>>> = {
  en: {
    'drive-booked': {
      ...drives,
      subject: 'A test drive is booked',
      line: 'A buyer has booked a test drive of this car. Please have it ready, with valid insurance and the trip register.',
      link: 'See the test drives',
    },
    'drive-cancelled': {
      ...drives,
      subject: 'A test drive is cancelled',
      line: 'This test drive is cancelled. The time is free again.',
      link: 'See the test drives',
    },
    'car-paused': {
      ...cars,
      subject: 'One of your cars is paused',
      line: 'The registration record of this car no longer allows a sale, so it is off the market. Booked test drives are cancelled and reservations are refunded. It comes back when the record is in order.',
      link: 'See your cars',
    },
    'car-back': {
      ...cars,
      subject: 'One of your cars is on sale again',
      line: 'The registration record of this car is in order again, so it is back on the market.',
      link: 'See your cars',
    },
  },
  hi: {
    'drive-booked': {
      ...drives,
      subject: 'टेस्ट ड्राइव बुक हुई',
      line: 'किसी ने इस कार की टेस्ट ड्राइव बुक की है। कृपया कार तैयार रखें, चालू बीमे और ट्रिप रजिस्टर के साथ।',
      link: 'टेस्ट ड्राइव देखें',
    },
    'drive-cancelled': {
      ...drives,
      subject: 'टेस्ट ड्राइव रद्द हुई',
      line: 'यह टेस्ट ड्राइव रद्द हो गई है। समय फिर ख़ाली है।',
      link: 'टेस्ट ड्राइव देखें',
    },
    'car-paused': {
      ...cars,
      subject: 'आपकी एक कार रोक दी गई है',
      line: 'इस कार का RC रिकॉर्ड अभी बिक्री की इजाज़त नहीं देता, इसलिए उसकी बिक्री रोक दी गई है। बुक टेस्ट ड्राइव रद्द हैं और रिज़र्वेशन का पैसा लौटाया जा रहा है। रिकॉर्ड ठीक होने पर कार वापस आएगी।',
      link: 'अपनी कारें देखें',
    },
    'car-back': {
      ...cars,
      subject: 'आपकी एक कार फिर बिक्री में है',
      line: 'इस कार का RC रिकॉर्ड फिर ठीक है, इसलिए वह फिर बिक्री में है।',
      link: 'अपनी कारें देखें',
    },
  },
};

/** What a mail to a member of a dealer says. */
export function dealerNewsWords(
  kind: DealerNewsKind,
  { car, startsAt }: DealerNewsFacts,
  language: Language,
) {
  const { subject, line, link, path } = words[language][kind];
  const time = startsAt === null ? '' : `, ${formatInstant(startsAt, language)}`;
  return { subject, lines: [`${car}${time}`, line], link, path };
}
