import type { Bilingual } from '../shared/bilingual.ts';
import { officesOfState } from './rto-offices.ts';
import { findState } from './states.ts';

/** How ordinary marks of a state look. */
export type PlateFormat = {
  readonly stateCode: string;
  /** A made-up mark in its groups: `MH`, `01`, `AB`, `1234`. */
  readonly groups: readonly string[];
  /** Codes that stand on older plates of the state; such marks stay valid as they are. */
  readonly formerCodes: readonly string[];
  /** What to know of the state's marks; the general rule first. */
  readonly words: readonly Bilingual[];
};

const GENERAL: Bilingual = {
  en: 'State code, office in two digits, a series of letters without I and O, and a number from 0001 to 9999.',
  hi: 'राज्य का कोड, दो अंकों में दफ़्तर, सीरीज़ के अक्षर (I और O के बिना), और 0001 से 9999 तक नंबर।',
};

const FORMER: Bilingual = {
  en: 'Numbers with the former code stay valid and are never rewritten.',
  hi: 'पुराने कोड वाले नंबर चलते रहते हैं और बदले नहीं जाते।',
};

const OWN_WORDS: Readonly<Record<string, Bilingual>> = {
  AP: {
    en: 'New numbers carry AP 39 (since 2019) or AP 40 (since 2023) in the whole state: the number does not tell the office.',
    hi: 'नए नंबर पूरे राज्य में AP 39 (2019 से) या AP 40 (2023 से) हैं: नंबर से दफ़्तर पता नहीं चलता।',
  },
  CG: {
    en: 'The state was part of Madhya Pradesh until 2000.',
    hi: 'यह राज्य 2000 तक मध्य प्रदेश में था।',
  },
  DD: {
    en: 'One territory since 26 January 2020; older DN and DD numbers stay valid.',
    hi: '26 जनवरी 2020 से एक केंद्र शासित प्रदेश; पुराने DN और DD नंबर चलते हैं।',
  },
  DL: {
    en: 'The office has no leading zero, and the first letter of the series tells the kind of vehicle: C for cars, S for two-wheelers.',
    hi: 'दफ़्तर के अंक से पहले शून्य नहीं लगता, और सीरीज़ का पहला अक्षर गाड़ी बताता है: C कार, S दोपहिया।',
  },
  HR: {
    en: 'HR 99 is used for temporary registration.',
    hi: 'HR 99 अस्थायी रजिस्ट्रेशन के लिए है।',
  },
  LA: {
    en: 'Part of Jammu and Kashmir until 31 October 2019; older JK numbers stay valid.',
    hi: '31 अक्टूबर 2019 तक जम्मू-कश्मीर में; पुराने JK नंबर चलते हैं।',
  },
  OD: { en: 'OD since 2012, OR before.', hi: '2012 से OD, पहले OR।' },
  TG: {
    en: 'TG since 15 March 2024, TS from 2014, AP before.',
    hi: '15 मार्च 2024 से TG, 2014 से TS, उससे पहले AP।',
  },
  TN: {
    en: 'Unit offices share the code of a larger office and are told apart by the last letter of the series.',
    hi: 'यूनिट दफ़्तर बड़े दफ़्तर का कोड लगाते हैं; सीरीज़ के आख़िरी अक्षर से पहचाने जाते हैं।',
  },
  UK: { en: 'UK since 2007, UA before.', hi: '2007 से UK, पहले UA।' },
};

/** The plate format of a state by its current or former code; null for no such state. The mark is made up.
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
