import type { MessageReason, MessageVerdict } from '@pahiya/domain/challans/message-check';
import type { LinkKind } from '@pahiya/domain/challans/message-links';

const verdicts: Readonly<
  Record<MessageVerdict, { readonly title: string; readonly todo: string }>
> = {
  'not-official': {
    title: 'Not official',
    todo: 'Do not open it, install nothing, pay nothing, give no code. Delete it. If you pressed something or paid, call 1930 at once.',
  },
  'official-address': {
    title: 'The address is official',
    todo: 'The address belongs to an authority. Who sent the message is not known by that: type the address yourself instead of pressing it.',
  },
  unsure: {
    title: 'Not sure',
    todo: 'Nothing proves it and nothing disproves it. Look your challans up by vehicle number instead of pressing anything.',
  },
};

const reasons: Readonly<Record<MessageReason, string>> = {
  'apk-file': 'It wants an app file (.apk) installed. No authority sends one.',
  'userinfo-trick': 'The address pretends: what stands before the @ is not where it leads.',
  'foreign-letters': 'Letters in the address come from another script and only look alike.',
  'look-alike': 'The address looks like an official one and is not.',
  'ip-address': 'The address is a bare number. Authorities use names.',
  shortener: 'A shortened link hides where it leads. No authority asks for money through one.',
  'not-government-address': 'The address is not a government one.',
  'unreadable-address': 'The address cannot be read safely.',
  'payment-address':
    'It asks for money straight to a UPI id or account. A challan is paid at a portal.',
  'asks-secret': 'It asks for a code, PIN or card number. Nobody official does.',
  'mobile-sender': 'It comes from an ordinary mobile number.',
  'promotional-sender': 'Its sender name is one for advertising.',
  'urgent-words': 'It presses you with hurry or threats.',
  'sends-on': 'The address sends on to another one.',
  'unverified-site': 'The site is said to be official, which we could not confirm.',
  'other-government-address': 'A government address, but not one known for challans.',
  'our-own-address': 'It leads to our own pages.',
  'plain-http': 'The connection is not protected (http).',
  'no-address': 'There is no address in it.',
  'official-address': 'Every address in it belongs to an authority.',
  'government-sender': 'Its sender name has the ending of government senders.',
};

const kinds: Readonly<Record<LinkKind, string>> = {
  official: 'official',
  'unverified-site': 'not confirmed',
  'other-government': 'another government site',
  'our-own': 'our own',
  shortener: 'hides where it leads',
  'ip-address': 'a bare number',
  'foreign-letters': 'letters of another script',
  'look-alike': 'a look-alike',
  elsewhere: 'somewhere else',
  unreadable: 'cannot be read',
};

/** Words of the check of messages about challans. */
export const copy = {
  metaTitle: 'Is this challan message real?',
  metaDescription:
    'Paste an SMS or a link about a challan: official or not, and why. Nothing is kept.',
  title: 'Is this message real?',
  lead: 'Paste the SMS, WhatsApp message or link. Do not press anything in it.',
  label: 'The message or link',
  hint: 'With the sender, if you see it, such as VM-VAAHAN-G. The text is looked at and not kept, and no link is opened.',
  submit: 'Check',
  busy: 'Checking',
  result: 'What we found',
  why: 'Why',
  links: 'Addresses in it',
  verdicts,
  reasons,
  kinds,
  another: 'Check another message',
  rules: {
    title: 'Four rules that always hold',
    items: [
      'No authority sends an app file. Neither do we, ever.',
      'A real challan is found by vehicle number at echallan.parivahan.gov.in, at vcourts.gov.in, or here.',
      'Nobody official asks for a one-time password, PIN or card number by message or call.',
      'Money already gone? Call 1930 or write at cybercrime.gov.in at once. The first hour counts.',
    ],
  },
  search: 'Look up challans by number',
  failed: 'The check did not work',
};
