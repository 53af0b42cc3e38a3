import { type LinkKind, linksIn, type MessageLink } from './message-links.ts';

/** Signs for or against a message, most serious first. The web app has the text. */
export const messageReasons = [
  'apk-file',
  'userinfo-trick',
  'foreign-letters',
  'look-alike',
  'ip-address',
  'shortener',
  'not-government-address',
  'unreadable-address',
  'payment-address',
  'asks-secret',
  'mobile-sender',
  'promotional-sender',
  'urgent-words',
  'sends-on',
  'unverified-site',
  'other-government-address',
  'our-own-address',
  'plain-http',
  'no-address',
  'official-address',
  'government-sender',
] as const;
export type MessageReason = (typeof messageReasons)[number];

/** `fake`: it does something that no authority does. `not-official`: it has an unofficial address, such as a payment
 * company's; no proof of fraud. `official-address`: every address in it is an authority's own, which does not prove
 * the sender. `unsure`: none of these. */
export type MessageVerdict = 'official-address' | 'fake' | 'not-official' | 'unsure';

export type MessageCheck = {
  readonly verdict: MessageVerdict;
  readonly reasons: readonly MessageReason[];
  readonly links: readonly MessageLink[];
};

/** One of these makes a message fake. Urgent words or a mobile number alone do not. */
const FAKE: ReadonlySet<MessageReason> = new Set([
  'apk-file',
  'userinfo-trick',
  'foreign-letters',
  'look-alike',
  'ip-address',
  'shortener',
  'payment-address',
  'asks-secret',
] as const);
const NOT_OFFICIAL: ReadonlySet<MessageReason> = new Set([
  'not-government-address',
  'unreadable-address',
] as const);
const UNSURE: ReadonlySet<MessageReason> = new Set([
  'sends-on',
  'unverified-site',
  'other-government-address',
  'our-own-address',
  'mobile-sender',
  'promotional-sender',
  'no-address',
] as const);

const LONGEST_MESSAGE = 4_000;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Checks a pasted message or link about a challan by its text alone; nothing is fetched or stored.
 * `ownHosts`: this product's own hosts. Source: warnings of police and
 * transport departments on fake challans; TRAI's header suffixes from 6 May 2025. Rule ids: MESSAGE-*. */
export function checkChallanMessage(text: string, ownHosts: readonly string[] = []): MessageCheck {
  const message = text.slice(0, LONGEST_MESSAGE).normalize('NFKC').replace(INVISIBLE, '');
  const links = linksIn(message, ownHosts);
  const found = new Set([...reasonsOfText(message), ...links.flatMap(reasonsOfLink)]);
  if (links.length === 0) found.add('no-address');
  return {
    verdict: verdictOf(found),
    reasons: messageReasons.filter((reason) => found.has(reason)),
    links,
  };
}

function verdictOf(found: ReadonlySet<MessageReason>): MessageVerdict {
  const reasons = [...found];
  if (reasons.some((reason) => FAKE.has(reason))) return 'fake';
  if (reasons.some((reason) => NOT_OFFICIAL.has(reason))) return 'not-official';
  if (reasons.some((reason) => UNSURE.has(reason))) return 'unsure';
  return found.has('official-address') ? 'official-address' : 'unsure';
}

const REASON_OF_KIND: Readonly<Record<LinkKind, MessageReason>> = {
  official: 'official-address',
  'unverified-site': 'unverified-site',
  'other-government': 'other-government-address',
  'our-own': 'our-own-address',
  shortener: 'shortener',
  'ip-address': 'ip-address',
  'foreign-letters': 'foreign-letters',
  'look-alike': 'look-alike',
  elsewhere: 'not-government-address',
  unreadable: 'unreadable-address',
};

function reasonsOfLink(link: MessageLink): readonly MessageReason[] {
  return [
    REASON_OF_KIND[link.kind],
    ...(link.isApk ? (['apk-file'] as const) : []),
    ...(link.hasUserinfo ? (['userinfo-trick'] as const) : []),
    ...(link.sendsOn ? (['sends-on'] as const) : []),
    ...(link.isPlainHttp ? (['plain-http'] as const) : []),
  ];
}

const TEXT_SIGNS: Readonly<Partial<Record<MessageReason, RegExp>>> = {
  'apk-file': /\bapk\b|एपीके|ए\.?पी\.?के/iu,
  // A UPI address has a bank's short name after the @, an e-mail address a domain with a dot.
  'payment-address':
    /upi:\/\/|(?<![\w.-])[a-z0-9][\w.-]{2,}@[a-z]{2,20}(?![\w.@-]*\.[a-z])(?!\w)/iu,
  'asks-secret':
    /\b(?:share|send|enter|tell|reply with|provide|give)\b[^.\n]{0,30}\b(?:otp|cvv|upi pin|atm pin|password)\b|(?:ओटीपी|otp|पिन|पासवर्ड|सीवीवी)[^।\n]{0,20}(?:बताएं|बताएँ|भेजें|दर्ज करें|साझा करें|शेयर करें)/iu,
  'mobile-sender':
    /^ {0,3}(?:(?:from|sender|sent by|भेजने वाला|प्रेषक) ?[:-]? ?)?(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5} ?(?:[:-]|$)|(?:\bcall|\bcontact|\bwhatsapp|कॉल|संपर्क)[^\d\n]{0,20}(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}\b|[6-9]\d{4}[ -]?\d{5} पर (?:कॉल|संपर्क)/imu,
  'promotional-sender': /\b[A-Z]{2}-[A-Z0-9]{3,9}-P\b/u,
  'government-sender': /\b[A-Z]{2}-[A-Z0-9]{3,9}-G\b/u,
  'urgent-words':
    /\b(?:immediately|urgent(?:ly)?|within \d+ ?(?:hours?|hrs?|minutes?)|last (?:warning|chance|notice)|final (?:notice|warning)|arrest(?:ed)?|seized?|suspended|legal action|court summons|avoid (?:arrest|penalty|legal))\b|तुरंत|तुरन्त|अंतिम (?:चेतावनी|सूचना|मौका)|गिरफ़्?तार|घंटे (?:के भीतर|में)|जब्त|ज़ब्त|कानूनी कार्रवाई|क़ानूनी कार्रवाई/iu,
};

function reasonsOfText(message: string): readonly MessageReason[] {
  return messageReasons.filter((reason) => TEXT_SIGNS[reason]?.test(message) === true);
}
