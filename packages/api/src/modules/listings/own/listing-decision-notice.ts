import type { ListingState } from '@pahiya/domain/listings/listing-states';
import type { NoticeKind } from '../../../notice-kind.ts';
import { findAnyListing } from './own-repository.ts';

/** Name of the notices of the desk's decisions on listings. */
export const listingDecisionNotice = 'used-car-decision';

const lines = {
  en: {
    live: 'We have checked your listing. It is public now.',
    draft: 'We have checked your listing. Something has to change first; the page says what.',
    paused:
      'The registration record of your car no longer allows a sale, so your listing is paused. It is public again when the record is in order.',
    removed: 'We have checked your listing and cannot publish it; the page says why.',
  },
  hi: {
    live: 'हमने आपकी कार की जाँच कर ली है। अब वह सबको दिखती है।',
    draft: 'हमने आपकी कार की जाँच कर ली है। पहले कुछ बदलना होगा; क्या, यह पेज पर लिखा है।',
    paused:
      'आपकी कार का RC रिकॉर्ड अभी बिक्री की इजाज़त नहीं देता, इसलिए आपकी लिस्टिंग रोक दी गई है। रिकॉर्ड ठीक होने पर वह फिर दिखेगी।',
    removed: 'हमने आपकी कार की जाँच कर ली है और उसे दिखा नहीं सकते; वजह पेज पर लिखी है।',
  },
} as const;

const subjects = {
  en: { checked: 'the check of your car is done', paused: 'your listing is paused' },
  hi: { checked: 'आपकी कार की जाँच हो गई', paused: 'आपकी लिस्टिंग रोक दी गई है' },
} as const;

type Told = keyof typeof lines.en;

function isTold(state: ListingState): state is Told {
  return state in lines.en;
}

/** Notifies the seller that the desk decided on a listing or that its record paused it; not sent if the listing changed state since. */
export const listingDecisionNoticeKind: NoticeKind = {
  alert: 'listing-decided',
  read: async ({ sql }, { subjectId, facts }, language) => {
    const listing = await findAnyListing(sql, subjectId);
    if (listing === null || listing.state !== facts.state) return null;
    const { state } = listing;
    if (!isTold(state)) return null;
    const isHindi = language === 'hi';
    const path = `/sell-car/listings/${subjectId}`;
    return {
      smsVariables: {},
      mail: {
        subject: subjects[language][state === 'paused' ? 'paused' : 'checked'],
        lines: [
          `${listing.makeName} ${listing.modelName} ${listing.madeYear}`,
          lines[language][state],
        ],
      },
      open: { label: isHindi ? 'नतीजा देखें' : 'See the result', path },
      stop: { label: isHindi ? 'कार हटाएँ' : 'End the listing', path },
    };
  },
};
