import type { QueueKind, QueueSort, QueueState } from '@pahiya/contracts/operators/queue-states';
import { copy as desk } from './desk.ts';
import { copy as items } from './desk-items.ts';
import { copy as rto } from './desk-rto.ts';

const columns: Readonly<Record<QueueSort, string>> = {
  due: 'Due',
  order: 'Order',
  kind: 'Kind',
  vehicle: 'Vehicle',
  step: 'Next step',
  amount: 'Amount',
  assigned: 'Assigned to',
  age: 'Age',
};

/** Words of each kind of work: its name, and its states with open work. */
const orderKinds: {
  readonly [Kind in QueueKind]: {
    readonly name: string;
    readonly states: Readonly<Record<QueueState<Kind>, string>>;
  };
} = {
  challan: { name: 'Challans', states: desk.settlements },
  'fastag-recharge': { name: 'FASTag recharges', states: items.states.recharge },
  'fastag-tag': { name: 'New FASTags', states: items.states.tag },
  'rto-service': { name: 'RTO work', states: rto.steps },
  'insurance-policy': { name: 'Insurance', states: items.states.policy },
  'service-report': { name: 'Service history', states: items.states.report },
  'used-car-reservation': { name: 'Reserved used cars', states: {} },
  'used-car-listing': { name: 'Used-car listings', states: { 'in-review': 'Check the listing' } },
  'car-inspection': {
    name: 'Car inspections',
    states: {
      booked: 'Assign an inspector',
      assigned: 'With the inspector',
      submitted: 'Decide on the report',
    },
  },
  'contact-erasure': { name: 'Data to erase', states: { owed: 'Await the firm’s confirmation' } },
  'car-sale': {
    name: 'Car sales',
    states: {
      accepted: 'Await the dealer’s payment',
      'handed-over': 'Pay the seller',
      paid: 'Pay lender or challans',
      transferred: 'Pay lender or challans',
      'called-off': 'Refund the dealer',
    },
  },
};

/** Words of the queue. */
export const copy = {
  title: 'Queue',
  views: {
    label: 'Views',
    all: 'All',
    late: 'Late',
    today: 'Due today',
    mine: 'Mine',
    nobody: 'Unassigned',
  },
  filters: {
    label: 'Filters',
    state: 'Step',
    orderKind: 'Kind',
    kind: 'Challans',
    route: 'With',
    speed: 'Speed',
    all: 'all',
    apply: 'Apply',
    clear: 'Clear filters',
  },
  routes: { desk: 'desk', partner: 'partner', any: 'all' },
  columns,
  orderKinds,
  kinds: { 'e-challan': 'E-challan', court: 'Court challan' } as Readonly<Record<string, string>>,
  counted: (word: string, n: number) => `${word} (${n})`,
  table: 'Open work',
  sortBy: (column: string) => `Sort by ${column}`,
  lateBy: (days: number) => (days === 1 ? '1 day late' : `${days} days late`),
  today: 'Today',
  tomorrow: 'Tomorrow',
  days: (n: number) => `${n} d`,
  hours: (n: number) => `${n} h`,
  express: 'Express',
  select: (name: string, order: string) => `Select ${name}, ${order}`,
  selectAll: 'Select all on this page',
  selected: (n: number) => `${n} selected`,
  assignToMe: 'Assign to me',
  assignTo: 'Assign to',
  nobody: 'nobody',
  assign: 'Assign',
  assigned: (n: number) => (n === 1 ? '1 item assigned.' : `${n} items assigned.`),
  notAssigned: (n: number) =>
    n === 1
      ? '1 item could not be assigned: it has moved on or someone else has it.'
      : `${n} items could not be assigned: they have moved on or someone else has them.`,
  noneSelected: 'Select at least one row.',
  find: {
    label: 'Find an order, a listing, an inspection or a sale',
    placeholder: 'Order, vehicle, mobile, payment or other ID',
    submit: 'Find',
    none: 'Nothing found.',
    found: (n: number) => `${n} found`,
    more: 'Only the 50 newest are listed.',
    placed: 'Ordered',
    total: 'Total',
    payment: 'Payment',
    back: 'Back to the queue',
  },
  keys: {
    title: 'Keyboard shortcuts',
    open: 'Shortcuts',
    close: 'Close',
    on: 'Use single-key shortcuts',
    list: {
      j: 'Next row',
      k: 'Previous row',
      enter: 'Open the order',
      x: 'Select the row',
      a: 'Assign selected rows, or this row, to me',
      slash: 'Search',
      help: 'Show shortcuts',
    },
  },
  empty: { title: 'No work here', detail: 'Nothing matches these filters.' },
  next: 'Next page',
  first: 'First page',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-queue': typeof copy;
  }
}
