import type { MessageReason, MessageVerdict } from '@pahiya/domain/challans/message-check';
import type { LinkKind } from '@pahiya/domain/challans/message-links';

const verdicts: Readonly<
  Record<MessageVerdict, { readonly title: string; readonly todo: string }>
> = {
  fake: {
    title: 'This message is fake',
    todo: 'Don’t open the link, install anything, pay or share a code. Delete the message. If you clicked, installed or paid, call 1930 immediately.',
  },
  'not-official': {
    title: 'Not an official challan address',
    todo: 'The link is not a police, court or transport department site. It may belong to a private company. Don’t pay through the message: check your challans by vehicle number.',
  },
  'official-address': {
    title: 'The address is official',
    todo: 'The link leads to an official site, but that doesn’t prove who sent the message. Type the address yourself instead of tapping it.',
  },
  unsure: {
    title: 'Can’t tell',
    todo: 'Nothing here proves the message real or fake. Don’t tap anything: check your challans by vehicle number.',
  },
};

const reasons: Readonly<Record<MessageReason, string>> = {
  'apk-file': 'It asks you to install an app file (.apk). No authority sends one.',
  'userinfo-trick': 'The link is disguised: the part around the @ is not where it leads.',
  'foreign-letters': 'The link uses letters of another script that look the same.',
  'look-alike': 'The link imitates an official address.',
  'ip-address': 'The link is a bare IP address. Authorities use names.',
  shortener: 'A short link hides where it leads. No authority collects fines through one.',
  'not-government-address': 'The link is not a government address.',
  'unreadable-address': 'The link can’t be read safely.',
  'payment-address': 'It asks for money to a UPI ID or account. Challans are paid on a portal.',
  'asks-secret': 'It asks for an OTP, PIN or card number. No official does.',
  'mobile-sender': 'It comes from an ordinary mobile number.',
  'promotional-sender': 'The sender ID is one for advertising (-P).',
  'urgent-words': 'It pressures you with urgency or threats.',
  'sends-on': 'The link redirects to another address.',
  'unverified-site': 'The site is said to be official; we could not confirm it.',
  'other-government-address': 'A government address, but not one we know for challans.',
  'our-own-address': 'The link leads to this website.',
  'plain-http': 'The connection is not secure (http).',
  'no-address': 'It contains no link.',
  'official-address': 'Every link in it is an official address.',
  'government-sender': 'The sender ID ends in -G, as government IDs do. It can be forged.',
};

const kinds: Readonly<Record<LinkKind, string>> = {
  official: 'official',
  'unverified-site': 'not confirmed',
  'other-government': 'another government site',
  'our-own': 'this website',
  shortener: 'short link, leads to',
  'ip-address': 'bare IP address',
  'foreign-letters': 'letters of another script',
  'look-alike': 'imitates an official site',
  elsewhere: 'not an official site',
  unreadable: 'unreadable',
};

/** Copy of the challan message check. */
export const copy = {
  metaTitle: 'Is this challan message real?',
  metaDescription:
    'Paste an SMS or link about a challan to see whether it is official, and why. Nothing is stored.',
  title: 'Is this challan message real?',
  lead: 'Paste the SMS, WhatsApp message or link. Don’t tap anything in it.',
  label: 'Message or link',
  hint: 'Include the sender ID if you see it, such as VM-VAAHAN-G. We don’t store the text or open any link.',
  submit: 'Check message',
  busy: 'Checking',
  result: 'Result',
  why: 'Why',
  links: 'Links in the message',
  verdicts,
  reasons,
  kinds,
  another: 'Check another message',
  rules: {
    title: 'Four rules to remember',
    items: [
      'No authority sends an app file (.apk). Neither do we.',
      'You can find a real challan by vehicle number on echallan.parivahan.gov.in, vcourts.gov.in or here.',
      'No official asks for an OTP, PIN or card number by message or call.',
      'Lost money? Call 1930 or report at cybercrime.gov.in immediately. The first hour matters most.',
    ],
  },
  search: 'Check challans by vehicle number',
  failed: 'The check failed',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'challan-check': typeof copy;
  }
}
