import type { RechargeTagAnswer } from '@pahiya/contracts/fastag/recharge-contracts';
import { marks } from '../../../../frame/copy/shared/en/marks.ts';

type State = RechargeTagAnswer['tags'][number]['state'];
type Stop = NonNullable<RechargeTagAnswer['stop']> | 'directory-down';

const states: Readonly<Record<State, string>> = {
  active: 'Active',
  'low-balance': 'Low balance',
  hotlisted: 'Blocked by bank',
  blacklisted: 'Blacklisted',
  'class-check': 'Class under check',
  exempt: 'Exempt',
  closed: 'Closed',
  lost: 'Lost or damaged',
  unknown: 'Status not known',
};

const warnings: Partial<Record<State, string>> = {
  hotlisted:
    'The bank has blocked this tag. A recharge does not unblock it; ask the bank first, or call 1033.',
  blacklisted:
    'This tag is blacklisted. If the reason is not a low balance, a recharge does not help; ask the bank first.',
  'class-check': 'The bank has to check the vehicle class of this tag. You can still recharge it.',
};

const stops: Readonly<Record<Stop, { readonly title: string; readonly text: string }>> = {
  'no-tag': {
    title: 'No FASTag found for this vehicle',
    text: 'The national directory has no tag for this number. If there is one on the windscreen, choose its bank.',
  },
  'unknown-bank': {
    title: 'Bank not known',
    text: 'We do not recognise the bank of this tag. Choose the bank printed on it.',
  },
  'directory-down': {
    title: 'The tag directory is unavailable',
    text: 'Choose the bank printed on the tag, and we will check with it directly.',
  },
  closed: {
    title: 'This FASTag is closed',
    text: 'A closed tag cannot be recharged. The vehicle needs a new tag. The bank refunds the deposit and balance of the old one.',
  },
  left: {
    title: 'This issuer has left the market',
    text: 'Its tags can no longer be recharged anywhere. Close the tag with the issuer to get the deposit and balance back, and get a tag from another bank.',
  },
  'bank-down': {
    title: 'The bank is not responding',
    text: 'We cannot reach the bank of this tag right now. Try again in a few minutes.',
  },
  'bank-refused': {
    title: 'The bank does not accept this vehicle number',
    text: 'Check the number, or choose another bank. Some banks take recharges only in their own app.',
  },
  'needs-details': {
    title: 'The bank needs one more detail',
    text: 'This bank does not find its tags by vehicle number alone. Its app or its messages show what it asks for.',
  },
  'details-refused': {
    title: 'The bank does not accept these details',
    text: 'They belong to no open tag of this vehicle. Check them in the bank’s app or messages.',
  },
  'no-room': {
    title: 'Tag limit reached',
    text: 'This tag cannot be recharged right now.',
  },
};

/** Copy of the FASTag home and of the recharge. */
export const copy = {
  marks,
  metaTitle: 'FASTag recharge for any bank',
  metaDescription:
    'Recharge the FASTag of any bank by vehicle number. See the bank, the model and the masked name before you pay. No fee.',
  title: 'Recharge any FASTag',
  lead: 'By vehicle number. See whose tag it is before you pay.',
  number: 'Vehicle number',
  submit: 'Find the tag',
  how: {
    title: 'How it works',
    steps: [
      'Enter the vehicle number. We find the tag and its bank.',
      'Check the model and the masked name: a wrong recharge cannot be reversed.',
      'Choose an amount within the limits of the tag and pay. There is no fee.',
      'We send it to the bank. If the bank refuses it, you are refunded automatically.',
    ],
  },
  newTag: {
    title: 'No tag yet, or a closed one?',
    text: 'See the fee, deposit and balance separately, order a new FASTag and track it until it is active.',
    link: 'Get a new FASTag',
  },
  plaza: {
    title: 'Before the toll plaza',
    national: 'National highways:',
    nationalText: (from: number, to: number) =>
      `recharge before the plaza. Banks usually clear “low balance” in ${from} to ${to} minutes.`,
    state: 'State highways:',
    stateText: (minutes: number) =>
      minutes === 60
        ? 'some plazas use a list that may be up to an hour old, so recharge earlier.'
        : `some plazas use a list that may be up to ${minutes} minutes old, so recharge earlier.`,
    source: (day: string) => `Source: NHAI, ${day}; the minutes are what banks usually need.`,
  },
  banks: {
    title: 'Banks',
    left: 'No longer issues tags: no recharge, get a new tag',
    unavailable: 'The list of banks is unavailable right now.',
  },
  faq: {
    title: 'FAQs',
    items: [
      {
        id: 'faq-low',
        question: 'My tag is blacklisted. Does a recharge help?',
        answer:
          'Only if the reason is a low balance. If KYC or a complaint is the reason, ask the bank that issued the tag or call 1033.',
      },
      {
        id: 'faq-wrong',
        question: 'Can I reverse a recharge of the wrong vehicle?',
        answer:
          'No. That is why you see the model and the masked name first, and confirm a vehicle that is not in your garage.',
      },
      {
        id: 'faq-wait',
        question: 'I paid, but the balance has not changed.',
        answer:
          'Most recharges take seconds; some banks take until the next day. Do not pay again. We keep checking with the bank and refund you if it refuses.',
      },
    ],
  },
  recharge: {
    metaTitle: 'Recharge FASTag',
    title: 'Recharge FASTag',
    failed: 'The FASTag could not be checked',
  },
  tag: {
    name: 'FASTag',
    vehicle: 'Vehicle number',
    unknownBank: 'Bank not known',
    states,
    warnings,
    classes: {
      4: 'Class VC4, car',
      5: 'Class VC5, light commercial',
      6: 'Class VC6, 3 axles',
      7: 'Class VC7, bus or truck, 2 axles',
      12: 'Class VC12, 4 to 6 axles',
      15: 'Class VC15, 7 or more axles',
      16: 'Class VC16, earth-moving',
      20: 'Class VC20, mini goods vehicle',
    } as Readonly<Record<number, string>>,
    otherClass: (text: string) => `Class ${text}`,
    balanceAt: (time: string) => `Balance at ${time}`,
    details: 'Tag details',
    raw: (end: string, status: string, code: string | null) =>
      `Tag ending ${end} · status code ${status}${code === null ? '' : ` · exception code ${code}`}`,
    asked: (source: string, time: string) =>
      `Checked with the tag directory and ${source}, ${time}.`,
    ownTag: 'Crossings, disputes and e-notices of your tag',
    others: {
      title: (count: number) =>
        count === 1 ? 'Another tag on this number' : `${count} other tags on this number`,
      text: 'A vehicle should have one tag. An older one may belong to a former owner and should be closed by its bank.',
      tag: (end: string, bank: string) => `Ending ${end}, ${bank}`,
    },
  },
  form: {
    guard: {
      title: 'Is this the vehicle?',
      yes: 'Yes, recharge this tag',
      hint: 'A wrong recharge cannot be reversed.',
    },
    owner: (name: string) => `Owner ${name}`,
    noName: 'Owner’s name not given by the bank',
    noVehicle: 'Make and model not given by the bank',
    inGarage: 'In your garage',
    lastRecharge: (day: string) => `last recharged here on ${day}`,
    neverRecharged: 'not recharged here before',
    amount: 'Amount',
    limits: (least: string, most: string, bound: string) => `${least} to ${most} (${bound})`,
    bounds: {
      balance: 'KYC balance limit',
      month: 'KYC limit for the month',
      year: 'KYC limit for the year',
      biller: 'bank’s limit',
    },
    presets: 'Usual amounts',
    recharge: 'Recharge',
    fee: 'Our fee',
    total: 'Total',
    dash: '–',
    asTyped: 'As entered',
    noFee: 'No fee: you pay exactly the amount you enter.',
    refund: 'If the bank refuses it, you are refunded automatically in 5 to 7 working days.',
    pay: (total: string) => `Pay ${total}`,
    payPlain: 'Continue to payment',
    signIn: 'Sign in and pay',
    busy: 'Opening the payment page',
    errors: {
      title: 'Please fix the following',
      amount: 'Enter an amount within the limits.',
      isConfirmed: 'Tick the box if this is the right vehicle.',
    },
  },
  stops: {
    ...stops,
    noRoom: (least: string, bound: string) =>
      `The smallest recharge is ${least}, and the ${bound} leaves room for less.`,
    bounds: {
      balance: 'KYC balance limit',
      month: 'KYC limit for the month',
      year: 'KYC limit for the year',
      biller: 'bank’s limit',
    },
    nothingPaid: 'You have not been charged.',
    again: 'Try again',
    newTag: 'Get a new FASTag',
    details: 'Tag status and how to fix it',
    other: 'Check another vehicle',
    bank: 'Bank that issued the tag',
    bankHint: 'As printed on the tag or in its messages.',
    chooseBank: 'Choose a bank',
    ask: 'Check with this bank',
    asked: {
      length: (least: number, most: number) =>
        least === most ? `${most} characters` : `${least} to ${most} characters`,
      optional: 'optional',
      wrong: 'Enter this as your bank writes it.',
      errorTitle: 'Please fix the following',
      kept: 'Sent to the bank only. We keep it encrypted until the recharge is finished.',
      submit: 'Check with the bank',
      busy: 'Checking',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly tollsetu: typeof copy;
  }
}
