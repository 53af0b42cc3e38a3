import type { SourceState } from '@pahiya/contracts/challans/challan-schema';
import type { ChallanConflict, ChallanStatus } from '@pahiya/domain/challans/challan';
import type { LokAdalatDocument, LokAdalatEligibility } from '@pahiya/domain/challans/lok-adalat';
import type { PayabilityAdvice, PayabilityReason } from '@pahiya/domain/challans/payability';
import type { DeadlineKind, Regime } from '@pahiya/domain/challans/regime';
import { banner, sources } from './shared/challan-sources.ts';
import { marks } from './shared/marks.ts';

const failures: Readonly<Record<NonNullable<SourceState['failure']>, string>> = {
  timeout: 'did not answer in time',
  unavailable: 'not available',
  rejected: 'refused the question',
  malformed: 'gave an unreadable answer',
  'rate-limited': 'asked too much just now',
};

const statuses: Readonly<Record<ChallanStatus, string>> = {
  unpaid: 'open',
  'virtual-court': 'at a virtual court',
  'regular-court': 'at a regular court',
  paid: 'paid',
  disposed: 'closed',
};

const reasons: Readonly<Record<PayabilityReason, string>> = {
  paid: 'It is paid.',
  disposed: 'It is closed.',
  'in-paid-order': 'Paid. It is being settled.',
  'in-open-order': 'It is already in an unpaid order.',
  reconciling: 'The authority has money for it and has not closed it yet.',
  'in-regular-court': 'A regular court has it. It cannot be paid here.',
  impounded: 'Papers or the vehicle were taken. Only a court can release them.',
  'not-compoundable': 'The law lets only a court close this offence.',
  'amount-not-set': 'No amount is set yet.',
  'source-unsure':
    'A source that knows it does not answer now, so nobody can say whether it is still open.',
  'payments-paused': 'Payment here is paused.',
};

const advices: Readonly<Record<PayabilityAdvice, string>> = {
  'nothing-to-do': 'Nothing is left to do.',
  wait: 'Look again later. Sources follow within minutes to three days.',
  'regular-court':
    'Go to the court on its day, or send an advocate. Take the notice, the RC and your licence.',
  contest: 'If it is wrong, object before the window ends: it runs even without an amount.',
  'lok-adalat': 'A Lok Adalat may settle it. The judge decides the sum.',
  'pay-at-authority': 'You can pay at the authority itself.',
};

const conflicts: Readonly<Record<ChallanConflict, string>> = {
  'paid-at-one-source':
    'One source says it is paid, another still shows it open. Paid counts: a source that lags does not open it again.',
  'fines-differ':
    'Sources name different amounts. The amount is asked again before any money is taken.',
  'in-court-at-one-source': 'One source shows it open, another at a court. The court counts.',
};

const deadlines: Readonly<Record<DeadlineKind, (day: string) => string>> = {
  'pay-or-contest': (day) => `Pay or contest by ${day}`,
  'deemed-accepted-pay': (day) => `Counts as accepted, pay by ${day}`,
  blocked: (day) => `Services blocked from ${day}`,
  'pay-before-court': (day) => `Goes to a court about ${day}`,
  'pay-before-block': (day) => `Services blocked about ${day}`,
  hearing: (day) => `Court on ${day}`,
};

const regimes: Readonly<Record<Regime, string>> = {
  'rules-2021': 'Rules of 2021',
  'rules-2026': 'Rules of January 2026',
};

const documents: Readonly<Record<LokAdalatDocument, string>> = {
  'printed-notice-with-token': 'the printed notice with its token',
  'registration-certificate': 'the RC',
  'driving-licence': 'the driving licence',
  'identity-proof': 'proof of identity',
  'money-for-the-sum': 'money for the sum',
};

const notEligible: Readonly<
  Record<Extract<LokAdalatEligibility, { eligible: 'no' }>['reason'], string>
> = {
  closed: 'It is closed.',
  'in-regular-court': 'A Lok Adalat does not take what a regular court has.',
  'not-compoundable': 'A Lok Adalat does not take this offence.',
  'left-out': 'A Lok Adalat leaves this offence out in practice.',
};

/** Words of the results: what the sources know of a vehicle's challans. */
export const copy = {
  marks,
  metaTitle: (display: string) => `Challans of ${display}`,
  metaTitleFailed: 'Challans by vehicle number',
  metaDescription: 'Challans of a vehicle from three sources, what they cost, and until when.',
  title: 'Challans',
  plate: 'Vehicle number',
  other: 'Another vehicle',
  record: 'The vehicle’s record',
  status: 'Status of all sources',
  sourcesTitle: 'Who was asked',
  sources,
  failures,
  asking: 'asking',
  late: 'has not answered yet',
  unreachable: 'We could not be reached for this one.',
  found: (n: number) => (n === 0 ? 'none' : `${n} found`),
  answeredAt: (time: string) => `at ${time}`,
  tryAgain: 'Try again',
  tryAgainLong: (source: string) => `Ask again: ${source}`,
  tryIn: (seconds: number) =>
    seconds < 60 ? `best after ${seconds} seconds` : `best after ${Math.round(seconds / 60)} min`,
  progress: (done: number, total: number, pending: number) =>
    `${done} of ${total} sources are done. ${pending} pending so far.`,
  finished: (pending: number, missing: number) =>
    missing === 0
      ? `All sources answered. ${pending} pending.`
      : `${missing} did not answer. ${pending} pending from the others.`,
  withoutScript: 'Ask all three on one page',
  withoutScriptNote: 'It takes at most ten seconds.',
  waiting: 'Waiting for the sources',
  tabs: 'Challans by how they stand',
  none: {
    title: 'No challans',
    detail: (display: string) => `All three sources answered: none knows a challan of ${display}.`,
  },
  nothingHere: 'Nothing here.',
  notSure: {
    title: 'Nothing found so far, and not everybody answered',
    detail: 'There may be challans that only the missing source knows.',
  },
  incomplete: 'Not everybody answered, so there may be more than you see here.',
  ticket: {
    pick: (offence: string, amount: string) => `Pay: ${offence}, ${amount}`,
    unset: 'to be set by the court',
    section: (section: string) => `s. ${section}`,
    placeHeld: 'place and time held back',
    kind: { 'e-challan': 'E-Challan', court: 'Court challan' },
    deadlines,
    daysLeft: (n: number) =>
      n === 0 ? 'today is the last day' : n === 1 ? '1 day left' : `${n} days left`,
    allPassed: 'Every date of the rule is over',
    check: 'Dates computed from the rule; check the notice.',
    regimes,
    reasons,
    advices,
    order: 'See the order',
    contest: 'This is wrong: contest it',
    site: { court: 'Open the virtual court’s site', authority: 'Open the authority’s site' },
    more: 'More about this challan',
    number: 'Challan number',
    authority: 'Issued by',
    district: 'District',
    state: 'State',
    court: 'Court',
    courtAddress: 'Address',
    cnr: 'Case number (CNR)',
    hearing: 'Next day at court',
    received: 'Received by the authority',
    receipt: 'Receipt number',
    offences: 'Offences',
    notNamed: 'not named',
    asWritten: 'as the source writes it',
    conflicts,
    statuses,
    said: (source: string, what: string, time: string) => `${source}: ${what}, asked ${time}`,
    photo: (n: number) => `Photograph ${n} of the offence`,
    lokAdalat: {
      title: 'Lok Adalat',
      next: (day: string) => `Next day: ${day}.`,
      expected: (day: string) =>
        `Next day expected: ${day}, not announced yet. Check with the legal services authority.`,
      perhaps: 'Whether it fits, the court says.',
      yes: 'Offences of this kind are taken. The judge decides the sum; nothing is promised.',
      no: notEligible,
      bring: 'Bring:',
      documents,
    },
  },
  reveal: {
    title: 'Place, time and photographs',
    why: 'They tell where somebody was, so they are not shown to everybody. You can pay without them.',
    signIn: 'Sign in to see them',
    ground: 'Why may you see them?',
    grounds: { owner: 'It is my own vehicle', permitted: 'Its owner asked me to look' },
    logged: 'What you say is kept with the time.',
    submit: 'Show them',
    busy: 'Opening',
    missing: 'Say why first.',
    after: (time: string) => `Possible again after ${time}.`,
    done: 'Places, times and photographs are shown now.',
  },
  pay: {
    all: (n: number) => `Select all payable (${n})`,
    clear: 'Clear',
    label: 'What you picked',
    hint: 'Pick what to pay. You see every rupee before you pay.',
    pickFirst: 'Pick at least one challan.',
    fines: 'Fines',
    legal: 'legal fee',
    fee: 'our fee',
    gst: 'GST',
    discount: 'discount',
    total: 'In all, for standard settlement',
    working: 'Working out the price',
    failed: 'The price could not be worked out now. The next page shows it before you pay.',
    submit: 'See price and pay',
    busy: 'Opening',
  },
  banner,
  fake: 'Got a message about a challan? Check whether it is real',
  failed: {
    title: 'The search could not be started',
    back: 'Type the number again',
  },
};
