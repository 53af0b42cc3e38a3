import type { Bilingual } from '../shared/bilingual.ts';
import { officesOfState } from './rto-offices.ts';
import { findState } from './states.ts';

/** Number-plate format of a state. */
export type PlateFormat = {
  readonly stateCode: string;
  /** A sample number in groups: `MH`, `01`, `AB`, `1234`. */
  readonly groups: readonly string[];
  /** Former codes of the state; numbers with them remain valid. */
  readonly formerCodes: readonly string[];
  /** Notes, the general rule first. */
  readonly words: readonly Bilingual[];
};

const GENERAL: Bilingual = {
  en: 'State code, two-digit RTO code, series letters (never I or O), and a number from 0001 to 9999.',
  hi: 'राज्य का कोड, दो अंकों का RTO कोड, सीरीज़ के अक्षर (I और O नहीं), और 0001 से 9999 तक नंबर।',
};

const FORMER: Bilingual = {
  en: 'Numbers with the former code remain valid and do not change.',
  hi: 'पुराने कोड वाले नंबर मान्य हैं और बदलते नहीं।',
};

const OWN_WORDS: Readonly<Record<string, Bilingual>> = {
  AP: {
    en: 'New numbers use AP 39 (since 2019) or AP 40 (since 2023) across the state, so they do not show the RTO.',
    hi: 'नए नंबर पूरे राज्य में AP 39 (2019 से) या AP 40 (2023 से) के हैं, इसलिए उनसे RTO पता नहीं चलता।',
  },
  CG: {
    en: 'The state was part of Madhya Pradesh until 2000.',
    hi: 'यह राज्य 2000 तक मध्य प्रदेश में था।',
  },
  DD: {
    en: 'One territory since 26 January 2020; older DN and DD numbers remain valid.',
    hi: '26 जनवरी 2020 से एक केंद्र शासित प्रदेश; पुराने DN और DD नंबर मान्य हैं।',
  },
  DL: {
    en: 'The RTO code has no leading zero, and the first series letter gives the vehicle type: C for cars, S for two-wheelers.',
    hi: 'RTO कोड से पहले शून्य नहीं लगता, और सीरीज़ का पहला अक्षर गाड़ी का प्रकार बताता है: C कार, S दोपहिया।',
  },
  HR: {
    en: 'HR 99 is used for temporary registration.',
    hi: 'HR 99 टेम्पररी रजिस्ट्रेशन के लिए है।',
  },
  LA: {
    en: 'Part of Jammu and Kashmir until 31 October 2019; older JK numbers remain valid.',
    hi: '31 अक्टूबर 2019 तक जम्मू-कश्मीर में; पुराने JK नंबर मान्य हैं।',
  },
  OD: { en: 'OD since 2012, OR before.', hi: '2012 से OD, पहले OR।' },
  TG: {
    en: 'TG since 15 March 2024, TS from 2014, AP before.',
    hi: '15 मार्च 2024 से TG, 2014 से TS, उससे पहले AP।',
  },
  TN: {
    en: 'Unit offices share the code of a larger RTO; the last series letter identifies them.',
    hi: 'यूनिट ऑफ़िस बड़े RTO का कोड इस्तेमाल करते हैं; सीरीज़ के आख़िरी अक्षर से पहचाने जाते हैं।',
  },
  UK: { en: 'UK since 2007, UA before.', hi: '2007 से UK, पहले UA।' },
};

/** Number-plate format of a state by its current or former code, with a sample number; null if unknown.
 * Source: CMVR 1989 r. 50; notes of the state table. Rule ids: MARK-CLASSIC, MARK-DELHI, MARK-AP39, MARK-STATE. */
export function plateFormatOf(stateCode: string): PlateFormat | null {
  const state = findState(stateCode);
  const [office] = state === null ? [] : officesOfState(state.code);
  if (state === null || office === undefined) return null;
  const number = office.code.slice(2);
  const own = OWN_WORDS[state.code];
  return {
    stateCode: state.code,
    groups:
      state.code === 'DL'
        ? ['DL', `${Number(number)}C`, 'AB', '1234']
        : [state.code, number, 'AB', '1234'],
    formerCodes: state.formerCodes,
    words: [GENERAL, ...(own ? [own] : []), ...(state.formerCodes.length > 0 ? [FORMER] : [])],
  };
}
