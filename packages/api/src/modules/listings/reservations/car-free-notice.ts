import type { NoticeKind } from '../../../notice-kind.ts';
import { selectReservable } from './reservation-repository.ts';

/** A car is free again: told to the first in its queue, while it is still live and free. */
export const carFreeNoticeKind: NoticeKind = {
  alert: 'car-free',
  read: async ({ sql }, { subjectId, facts }, language) => {
    const car = await selectReservable(sql, subjectId);
    if (car === null || car.isHeld) return null;
    const name = String(facts.car ?? '');
    const path = `/reserve-car/${subjectId}`;
    const isHindi = language === 'hi';
    return {
      smsVariables: {},
      mail: {
        subject: isHindi ? 'जिस कार की क़तार में आप थे वह ख़ाली है' : 'the car you waited for is free',
        lines: isHindi
          ? [`${name} अब रिज़र्व नहीं है।`, 'क़तार में सबसे आगे आप थे, इसलिए पहले आपको बताया गया।']
          : [
              `The ${name} is no longer reserved.`,
              'You were first in the queue, so we are informing you first.',
            ],
      },
      open: { label: isHindi ? 'कार देखें' : 'See the car', path },
      stop: { label: isHindi ? 'क़तार से हटें' : 'Leave the queue', path },
    };
  },
};
