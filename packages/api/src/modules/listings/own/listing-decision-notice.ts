import type { NoticeKind } from '../../../notice-kind.ts';
import { findAnyListing } from './own-repository.ts';

/** Name of the notices of the desk's decisions on listings. */
export const listingDecisionNotice = 'used-car-decision';

const lines = {
  en: {
    live: 'We have checked your listing. It is public now.',
    draft: 'We have checked your listing. Something has to change first; the page says what.',
    removed: 'We have checked your listing and cannot publish it; the page says why.',
  },
  hi: {
    live: 'हमने आपकी कार की जाँच कर ली है। अब वह सबको दिखती है।',
    draft: 'हमने आपकी कार की जाँच कर ली है। पहले कुछ बदलना होगा; क्या, यह पेज पर लिखा है।',
    removed: 'हमने आपकी कार की जाँच कर ली है और उसे दिखा नहीं सकते; वजह पेज पर लिखी है।',
  },
} as const;

/** The desk has decided on a listing: told to its seller, unless the listing has moved on since. */
export const listingDecisionNoticeKind: NoticeKind = {
  alert: 'listing-decided',
  read: async ({ sql }, { subjectId, facts }, language) => {
    const listing = await findAnyListing(sql, subjectId);
    if (listing === null || listing.state !== facts.state) return null;
    const { state } = listing;
    if (state !== 'live' && state !== 'draft' && state !== 'removed') return null;
    const isHindi = language === 'hi';
    const path = `/sell-car/listings/${subjectId}`;
    return {
      smsVariables: {},
      mail: {
        subject: isHindi ? 'आपकी कार की जाँच हो गई' : 'the check of your car is done',
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
