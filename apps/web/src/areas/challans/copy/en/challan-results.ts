import type { SourceState } from '@pahiya/contracts/challans/challan-schema';
import type { ChallanConflict, ChallanStatus } from '@pahiya/domain/challans/challan';
import type { LokAdalatDocument, LokAdalatEligibility } from '@pahiya/domain/challans/lok-adalat';
import type { PayabilityAdvice, PayabilityReason } from '@pahiya/domain/challans/payability';
import type { DeadlineKind, Regime } from '@pahiya/domain/challans/regime';
import { marks } from '../../../../frame/copy/shared/en/marks.ts';
import { banner, sources } from '../shared/en/challan-sources.ts';

const failures: Readonly<Record<NonNullable<SourceState['failure']>, string>> = {
  timeout: 'did not respond in time',
  unavailable: 'unavailable',
  rejected: 'rejected the request',
  malformed: 'sent an unreadable response',
  'rate-limited': 'too many requests, try later',
};

const statuses: Readonly<Record<ChallanStatus, string>> = {
  unpaid: 'Unpaid',
  'virtual-court': 'In virtual court',
  'regular-court': 'In regular court',
  paid: 'Paid',
  disposed: 'Disposed',
};

const reasons: Readonly<Record<PayabilityReason, string>> = {
  paid: 'Already paid.',
  disposed: 'Already disposed of.',
  'in-paid-order': 'Paid here and being settled.',
  'in-open-order': 'Already in an unpaid order.',
  reconciling: 'The authority has received the payment; its record is not updated yet.',
  'in-regular-court': 'In a regular court. It can’t be paid here.',
  impounded: 'Documents or the vehicle are impounded. Only a court can release them.',
  'not-compoundable': 'Only a court can settle this offence.',
  'amount-not-set': 'The amount is not set yet.',
  'source-unsure': 'A source that lists it is not responding, so it may already be closed.',
  'payments-paused': 'Payments are paused here.',
};

const advices: Readonly<Record<PayabilityAdvice, string>> = {
  'nothing-to-do': 'Nothing to do.',
  wait: 'Check again later. Records update within minutes to 3 days.',
  'regular-court': 'Attend the hearing or send an advocate. Carry the notice, RC and licence.',
  contest: 'If it is wrong, contest it before the deadline, which runs even without an amount.',
  'lok-adalat': 'A Lok Adalat may settle it. The judge decides the amount.',
  'pay-at-authority': 'You can pay on the authority’s own site.',
};

const conflicts: Readonly<Record<ChallanConflict, string>> = {
  'paid-at-one-source': 'One source shows it paid, another unpaid. We treat it as paid.',
  'fines-differ': 'Sources show different amounts. We check the amount again before payment.',
  'in-court-at-one-source':
    'One source shows it unpaid, another in court. We treat it as in court.',
};

const deadlines: Readonly<Record<DeadlineKind, (day: string) => string>> = {
  'pay-or-contest': (day) => `Pay or contest by ${day}`,
  'deemed-accepted-pay': (day) => `Deemed accepted; pay by ${day}`,
  blocked: (day) => `Services blocked from ${day}`,
  'pay-before-court': (day) => `Goes to court around ${day}`,
  'pay-before-block': (day) => `Services blocked around ${day}`,
  hearing: (day) => `Court hearing on ${day}`,
};

const regimes: Readonly<Record<Regime, string>> = {
  'rules-2021': '2021 rules',
  'rules-2026': 'January 2026 rules',
};

const documents: Readonly<Record<LokAdalatDocument, string>> = {
  'printed-notice-with-token': 'the printed notice with its token',
  'registration-certificate': 'RC',
  'driving-licence': 'driving licence',
  'identity-proof': 'proof of identity',
  'money-for-the-sum': 'the amount payable',
};

const notEligible: Readonly<
  Record<Extract<LokAdalatEligibility, { eligible: 'no' }>['reason'], string>
> = {
  closed: 'The challan is closed.',
  'in-regular-court': 'Not for challans in a regular court.',
  'not-compoundable': 'Not for this offence.',
  'left-out': 'Usually not for this offence.',
};

/** Copy of the results: a vehicle's challans from all sources. */
export const copy = {
  marks,
  metaTitle: (display: string) => `Challans of ${display}`,
  metaTitleFailed: 'Challans by vehicle number',
  metaDescription: 'Challans of a vehicle from three sources, with amounts and deadlines.',
  title: 'Challans',
  plate: 'Vehicle number',
  other: 'Check another vehicle',
  record: 'Vehicle details',
  status: 'Source status',
  due: (amount: string) => `${amount} due`,
  checking: 'Checking for challans',
  pendingNote: (n: number, isUrgentFirst: boolean) =>
    n === 0
      ? 'No pending challans'
      : n === 1
        ? '1 challan'
        : `${n} challans${isUrgentFirst ? ', most urgent first' : ''}`,
  unsetNote: (n: number) => `${n} without an amount`,
  sources,
  failures,
  asking: 'checking',
  late: 'no response yet',
  unreachable: 'Our server could not be reached.',
  found: (n: number) => (n === 0 ? 'none' : `${n} found`),
  answeredAt: (time: string) => `checked ${time}`,
  sourceLine: {
    asking: (done: number, total: number) =>
      done === 0 ? `Checking ${total} sources` : `${done} of ${total} sources responded`,
    all: (total: number, time: string) => `All ${total} sources responded, ${time}`,
    one: (source: string) => `${source} did not respond`,
    some: (missing: number) => `${missing} sources did not respond`,
  },
  tryAgain: 'Retry',
  tryAgainLong: (source: string) => `Retry: ${source}`,
  tryIn: (seconds: number) =>
    seconds < 60 ? `retry after ${seconds} seconds` : `retry after ${Math.round(seconds / 60)} min`,
  progress: (done: number, total: number, pending: number) =>
    `${done} of ${total} sources responded. ${pending} pending so far.`,
  finished: (pending: number, missing: number) =>
    missing === 0
      ? `All sources responded. ${pending} pending.`
      : `${missing === 1 ? '1 source' : `${missing} sources`} did not respond. ${pending} pending found so far.`,
  withoutScript: 'Show results of all sources',
  withoutScriptNote: 'Takes up to 10 seconds.',
  waiting: 'Waiting for the sources',
  tabs: 'Challans by status',
  none: {
    title: 'No pending challans',
    detail: 'All 3 sources responded. New challans can take a few days to appear.',
  },
  nothingHere: 'No challans here.',
  nothingHereSoFar: 'None found here so far. Some sources did not respond.',
  notSure: {
    title: 'None found so far',
    detail: 'Some sources did not respond. They may have challans that are not shown here.',
  },
  incomplete: 'Some sources did not respond. There may be more challans.',
  ticket: {
    pick: (offence: string, amount: string) => `Select: ${offence}, ${amount}`,
    unset: 'court decides',
    section: (section: string) => `s. ${section}`,
    number: 'No.',
    kind: { 'e-challan': 'E-challan', court: 'Court challan' },
    deadlines,
    daysLeft: (n: number) =>
      n === 0 ? 'Today is the last day.' : n === 1 ? '1 day left.' : `${n} days left.`,
    allPassed: 'All deadlines passed',
    paidFor: { 'in-paid-order': 'Paid, being settled', reconciling: 'Paid, record not updated' },
    check: 'Dates are calculated from the rule; check your notice.',
    regimes,
    reasons,
    advices,
    order: 'View order',
    finish: 'Finish paying',
    contest: 'Contest this challan',
    site: { court: 'Open the virtual court site', authority: 'Open the authority’s site' },
    more: 'Details',
    authority: 'Issued by',
    district: 'District',
    state: 'State',
    court: 'Court',
    courtAddress: 'Court address',
    cnr: 'CNR number',
    hearing: 'Next hearing',
    received: 'Received by the authority',
    receipt: 'Receipt number',
    offences: 'Offences',
    notNamed: 'Not stated',
    aboutOffence: 'About this offence',
    asWritten: 'as recorded by the source',
    conflicts,
    statuses,
    said: (source: string, what: string, time: string) => `${source}: ${what}, checked ${time}`,
    photo: (n: number) => `Photo ${n} of the offence`,
    lokAdalat: {
      title: 'Lok Adalat',
      next: (day: string) => `Next date: ${day}.`,
      expected: (day: string) =>
        `Expected next date: ${day}, not announced yet. Confirm with the legal services authority.`,
      perhaps: 'The court decides whether it can be taken up.',
      yes: 'Offences of this kind are taken up. The judge decides the amount; nothing is promised.',
      no: notEligible,
      bring: 'Carry:',
      documents,
    },
  },
  reveal: {
    title: 'Place, time and photos',
    hidden: 'Place, time and photos are hidden.',
    why: 'They show where someone was, so they are not public. You can pay without them.',
    signIn: 'Sign in to see them',
    ground: 'Why are you looking?',
    grounds: { owner: 'It is my vehicle', permitted: 'The owner asked me to check' },
    logged: 'Your answer is recorded with the time.',
    submit: 'Show details',
    busy: 'Opening',
    missing: 'Choose a reason.',
    after: (time: string) => `Available again after ${time}.`,
    done: 'Place, time and photos are now shown.',
  },
  pay: {
    all: (n: number) => (n === 1 ? 'Select challan' : `Select all ${n}`),
    label: 'Your selection',
    hint: 'Select challans to see the total',
    tick: 'Tick challans, then continue',
    nothing: '₹0',
    parts: (fines: string, fees: string) => `${fines} + fees ${fees}`,
    total: 'Total with standard settlement',
    working: 'Calculating the total',
    failed: 'The total is not available right now. You see it before you pay.',
    seeTotal: 'See total',
    submit: 'Review and pay',
    busy: 'Opening',
  },
  banner,
  fake: {
    question: 'Got a challan message?',
    link: 'Check whether it is real',
  },
  failed: {
    title: 'The search could not be started',
    back: 'Enter the number again',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'challan-results': typeof copy;
  }
}
