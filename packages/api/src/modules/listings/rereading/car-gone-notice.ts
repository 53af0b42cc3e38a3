import type { NoticeKind } from '../../../notice-kind.ts';
import { priceWatchKey } from '../alerts/price-watch-key.ts';
import { findAnyListing } from '../own/own-repository.ts';
import { cityOf } from '../reading/city-of.ts';
import { selectWaiting } from './waiting-repository.ts';

const lines = {
  en: {
    subject: 'a car you follow is off the market',
    gone: 'Its registration record does not allow a sale at present, so it is no longer offered.',
    queue: 'You keep your place in the queue and hear from us if it is offered again.',
    open: 'See other cars',
    stop: 'Stop this alert',
  },
  hi: {
    subject: 'जिस कार पर आपकी नज़र थी वह अभी बिक्री में नहीं है',
    gone: 'उसका RC रिकॉर्ड अभी बिक्री की इजाज़त नहीं देता, इसलिए वह अब नहीं दिखती।',
    queue: 'क़तार में आपकी जगह बनी रहेगी; कार फिर बिक्री में आई तो हम बताएँगे।',
    open: 'दूसरी कारें देखें',
    stop: 'यह अलर्ट बंद करें',
  },
} as const;

/** A car left the market because of its record: told to those in its queue and those who watch its price, while that is
 * still so and they still wait. */
export const carGoneNoticeKind: NoticeKind = {
  alert: 'car-gone',
  read: async ({ sql, settings }, { userId, subjectId }, language) => {
    const car = await findAnyListing(sql, subjectId);
    if (car === null || car.state !== 'paused') return null;
    const [waiting] = await selectWaiting(sql, car.id, userId);
    if (waiting === undefined) return null;
    const words = lines[language];
    const key = encodeURIComponent(priceWatchKey(settings.secret, { listingId: car.id, userId }));
    return {
      smsVariables: {},
      mail: {
        subject: words.subject,
        lines: [
          `${car.makeName} ${car.modelName} ${car.madeYear}`,
          words.gone,
          ...(waiting.isInQueue ? [words.queue] : []),
        ],
      },
      open: { label: words.open, path: `/used-cars/${cityOf(car.cityId).slug}` },
      // A place in a queue is left at the car's page, once it is back.
      ...(waiting.isInQueue
        ? {}
        : { stop: { label: words.stop, path: `/used-car-alerts?stop=${key}` } }),
    };
  },
};
