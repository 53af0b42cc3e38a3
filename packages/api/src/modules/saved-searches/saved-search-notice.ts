import type { NoticeKind } from '../../notice-kind.ts';
import { findSearch } from './saved-search-repository.ts';
import { stopKey } from './stop-key.ts';

/** Name of the kind in the table of notices. */
export const savedSearchNotice = 'saved-search';

const labels = {
  en: { open: 'See them', stop: 'Stop alerts for this search' },
  hi: { open: 'देखें', stop: 'इस खोज के अलर्ट बंद करें' },
} as const;

/** Alerts of a saved search: how many are new, and the way to the list. */
export const savedSearchNotices: NoticeKind = {
  alert: 'saved-search',
  read: async ({ sql, settings, savedSearchKinds }, { subjectId, facts }, language) => {
    const search = await findSearch(sql, subjectId);
    const kind = search === null ? undefined : savedSearchKinds[search.kind];
    if (search === null || kind === undefined) return null;
    const { count, subject, lines } = kind.words(Number(facts.count), language);
    const key = encodeURIComponent(stopKey(settings.secret, subjectId));
    return {
      smsVariables: { count },
      mail: { subject, lines },
      open: { label: labels[language].open, path: kind.path(search.query) },
      stop: { label: labels[language].stop, path: `/saved-searches?stop=${key}` },
    };
  },
};
