import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import type { NoticeKind } from '../../../notice-kind.ts';
import { selectCards } from '../reading/card-repository.ts';
import { cityOf } from '../reading/city-of.ts';
import { priceWatchKey } from './price-watch-key.ts';
import { selectWatchChannels } from './price-watch-repository.ts';

/** A car that a person watches costs less. Left out when the alert was stopped, or the price is another one by now. */
export const usedPriceNoticeKind: NoticeKind = {
  alert: 'price-drop',
  read: async ({ sql, settings }, { userId, subjectId, facts }, language) => {
    const [car] = await selectCards(sql, [subjectId]);
    const channels = await selectWatchChannels(sql, { listingId: subjectId, userId });
    if (car === undefined || channels.length === 0 || car.price !== facts.price) return null;
    const amount = formatRupees(car.price as Paise);
    const name = [car.makeName, car.modelName, car.variant].filter(Boolean).join(' ');
    const key = encodeURIComponent(
      priceWatchKey(settings.secret, { listingId: subjectId, userId }),
    );
    const slug = `${car.make}-${car.model}-${car.madeYear}-${car.publicId}`;
    const isHindi = language === 'hi';
    return {
      smsVariables: { amount },
      mail: {
        subject: isHindi ? 'आपकी चुनी हुई कार की क़ीमत घटी' : 'the price of a car you follow dropped',
        lines: isHindi
          ? [`${name} अब ${amount} की है।`, 'यह अलर्ट आपने माँगा था; जब चाहें बंद करें।']
          : [
              `The ${name} now costs ${amount}.`,
              'You asked for this alert; stop it whenever you like.',
            ],
      },
      open: {
        label: isHindi ? 'कार देखें' : 'See the car',
        path: `/used-cars/${cityOf(car.cityId).slug}/${slug}`,
      },
      stop: {
        label: isHindi ? 'अलर्ट बंद करें' : 'Stop this alert',
        path: `/used-car-alerts?stop=${key}`,
      },
    };
  },
};
