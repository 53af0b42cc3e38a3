/** Days on which a topic is called to mind. */
export type ReminderDays = { readonly before: readonly number[] };

const listed = (days: readonly number[]) =>
  days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;

/** Copy of reminders. */
export const copy = {
  title: 'Reminders',
  lead: 'At most one message per vehicle a day. Never between 9 pm and 8 am.',
  failed: 'Reminders could not be loaded',
  visitor: {
    title: 'Sign in to be reminded',
    detail: 'Reminders are about the vehicles in your garage and go to your own number or address.',
    act: 'Sign in',
  },
  items: {
    'third-party': 'Third-party insurance',
    'own-damage': 'Own-damage insurance',
    puc: 'PUC',
    fitness: 'Fitness certificate',
    registration: 'Registration',
    tax: 'Road tax',
    permit: 'Permit',
    work: 'Service and other work',
    licence: 'Driving licence',
    copy: 'Other saved documents',
    challan: 'Challans',
    tag: 'FASTag: KYC, age, vehicle number',
    pass: 'FASTag annual pass',
  },
  tags: {
    age: 'FASTag due for replacement',
    kyc: 'FASTag KYC',
    number: 'Add the vehicle number to the FASTag',
  },
  followed: {
    'toll-single': 'Toll e-notice: single fee ends',
    'toll-record': 'Toll e-notice: recorded in VAHAN if unpaid',
    'noc-due': 'Closed loan: lender’s last day for the papers',
    'noc-ombudsman': 'Closed loan: ombudsman takes a complaint',
    'noc-ends': 'NOC of the lender ends',
    'sale-report': 'Sale: report it in Form 29',
    'sale-apply': 'Sale: buyer’s last day for Form 30',
    'rto-papers': 'Papers for your RTO work',
  },
  work: {
    service: 'Service',
    repair: 'Repair',
    tyre: 'Tyres',
    battery: 'Battery',
    wash: 'Wash',
    upgrade: 'Upgrade',
    inspection: 'Inspection',
  },
  challans: {
    'pay-or-contest': (number: string) => `Challan ${number}: pay or contest`,
    'deemed-accepted-pay': (number: string) => `Challan ${number}: last day to pay`,
    'pay-before-court': (number: string) => `Challan ${number}: pay before court`,
    'pay-before-block': (number: string) => `Challan ${number}: last day to pay`,
    hearing: (number: string) => `Challan ${number}: court hearing`,
  },
  daysOf: (days: ReminderDays | undefined, reason: string) => {
    const before = days === undefined ? [] : days.before;
    const when =
      before.length === 0 ? '' : `${listed(before)} ${before.at(-1) === 1 ? 'day' : 'days'} before`;
    return when === '' || reason === '' ? when || reason : `${when}, ${reason}`;
  },
  reasons: {
    'third-party': '',
    'own-damage': 'and after it before your no-claim bonus is lost',
    puc: '',
    fitness: '',
    registration: '',
    tax: '',
    permit: '',
    work: 'by your log',
    licence: 'by the date you saved with it',
    copy: 'by the date you saved with it',
    challan: 'of vehicles whose ownership you proved and whose alerts are on',
    tag: 'depending on what is due; of tags bought here, or by the day you type below',
    pass: 'by the day you type below',
  },
  due: {
    title: 'What ends when',
    none: 'No dates yet',
    noneDetail: 'Add a vehicle to your garage. Its dates come from the register.',
    garage: 'To the garage',
    last: (day: string) => `Last day ${day}`,
    left: (days: number) =>
      days > 1
        ? `${days} days left`
        : days === 1
          ? '1 day left'
          : days === 0
            ? 'Ends today'
            : days === -1
              ? 'Ended yesterday'
              : `Ended ${-days} days ago`,
    workOn: (day: string) => `Due ${day}`,
    workLeft: (days: number) =>
      days > 1 ? `In ${days} days` : days === 1 ? 'Tomorrow' : days === 0 ? 'Today' : 'Overdue',
    span: (isDue: boolean, { years, months }: { years: number; months: number }) => {
      const words = [
        years === 0 ? '' : years === 1 ? '1 year' : `${years} years`,
        months === 0 ? '' : months === 1 ? '1 month' : `${months} months`,
      ].filter(Boolean);
      return isDue ? `In ${words.join(' ')}` : `${words.join(' ')} left`;
    },
    page: 'Details and messages',
    own: 'Your own document',
    sandbox: 'Sample data',
    law: 'By the rule or the court’s date: check the notice.',
    sources: { typed: 'you', log: 'your log', order: 'your order' },
    source: (name: string, day: string) => `From ${name}, ${day}`,
    next: (day: string) => `Next reminder ${day}`,
    noNext: 'No more reminders for this date',
    done: 'Marked as done. Reminders start over with the next document.',
    stopped: 'Reminders stopped',
    of: (act: string, item: string, plate: string) => `${act}: ${item}, ${plate}`,
  },
  acts: {
    snooze: 'Remind me in 3 days',
    done: 'Done',
    stop: 'Stop',
  },
  message: {
    title: 'This reminder',
    detail: 'Your answer counts for what this vehicle’s message was about. No sign-in needed.',
    stop: 'Stop reminders of this vehicle',
  },
  digest: {
    title: 'Your weekly digest',
    detail: 'Stopping ends all reminder messages. Your dates stay in the account.',
    stop: 'Stop all reminders',
    all: 'See all dates',
  },
  done: {
    snooze: 'We will remind you again in 3 days.',
    done: 'Marked as done.',
    stop: 'Reminders stopped.',
    saved: 'Saved.',
    push: 'Notifications are on for this device. Tick them below to get reminders there.',
    'push-off': 'Notifications are off on all your devices.',
    typed: 'Saved. The dates are in the list.',
    'typed-off': 'Removed.',
  },
  typed: {
    title: 'Dates only you know',
    text: 'No register tells when a FASTag was issued or an annual pass was activated. Type the day, and we work out the rest.',
    vehicle: 'Vehicle',
    kind: 'What',
    kinds: {
      tag: 'FASTag',
      'chassis-tag': 'FASTag on the chassis number',
      pass: 'FASTag annual pass',
    },
    day: 'Issued or activated on',
    dayHint: 'DD/MM/YYYY',
    dayFault:
      'Enter a day up to today, as DD/MM/YYYY; for an annual pass, one on which it was already sold.',
    trips: 'Trips left on the pass',
    tripsHint: 'Optional. We then also work out when they are used up at your pace.',
    tripsFault: 'Enter the trips that are left, as a number.',
    left: (trips: number) => (trips === 1 ? '1 trip left' : `${trips} trips left`),
    submit: 'Save date',
    busy: 'Saving',
    remove: 'Remove',
    removeOf: (kind: string, plate: string) => `Remove: ${kind}, ${plate}`,
  },
  choose: {
    channels: 'How we reach you',
    sms: 'SMS',
    smsHint: 'To your mobile number',
    email: 'E-mail',
    emailHint: 'To your account’s address',
    noEmail: 'Your account has no e-mail address. Add one under Account first.',
    push: 'Notifications',
    pushHint: (devices: number) => (devices === 1 ? 'On 1 device' : `On ${devices} devices`),
    noPush: 'Switch notifications on for this device first, above.',
    whatsApp: 'WhatsApp',
    whatsAppHint:
      'To your mobile number. You agree to reminders there, no offers. Reply STOP to end them.',
    weekly: 'One digest a week',
    weeklyHint:
      'Every Monday, what is due in the week, of all vehicles, instead of single messages.',
    hours: 'Between',
    hoursHint:
      'Your own hours for all messages except those about orders. What falls outside comes at the next first hour.',
    from: 'From',
    to: 'Until',
    items: 'What about',
    note: 'No offers. Nobody else gets your number or address. With no channel ticked we only show the dates here.',
    none: 'No channel is ticked, so nothing is sent. What is ticked below counts once you tick a channel.',
    submit: 'Save',
    busy: 'Saving',
  },
  extras: {
    title: 'Other messages',
    text: 'Alerts that you switched on elsewhere come by SMS or e-mail as you chose there. Add ways for them here.',
    none: 'Alerts that you switched on elsewhere can also come as notifications. Switch notifications on for this device first.',
    note: 'Nothing comes for what you did not switch on.',
    whatsApp:
      'With a tick at WhatsApp you agree to these messages there, no offers. Reply STOP to end them. Nothing comes for what you did not switch on.',
    submit: 'Save ways',
    busy: 'Saving',
  },
  device: {
    title: 'Notifications on this device',
    text: 'Reminders appear on this phone or computer, even while the site is closed. Your browser asks you to allow it.',
    on: 'Switch on',
    onBusy: 'Switching on',
    off: 'Switch off everywhere',
    offBusy: 'Switching off',
    count: (devices: number) => (devices === 1 ? 'On for 1 device.' : `On for ${devices} devices.`),
    unsupported:
      'This browser has no notifications. On an iPhone, first add the site to the home screen.',
    denied:
      'Notifications are blocked for this site. Allow them in your browser’s settings, then try again.',
    failed: 'The browser’s push service could not be reached. Please try again later.',
  },
  calendar: {
    month: 'Month view of all dates',
    text: 'Want the dates in your calendar app?',
    act: 'Calendar feed',
  },
  sent: {
    title: 'Everything we sent',
    none: 'Nothing yet.',
    other: 'Message',
    about: {
      'own-vehicle': 'Alert of your vehicle',
      'saved-search': 'New in a saved search',
      'used-car-free': 'A car you waited for',
      'used-car-price': 'A car whose price dropped',
      'used-car-test-drive': 'A test drive',
      'sold-vehicle': 'A vehicle you sold',
      'loan-noc': 'Closed loan',
      'used-car-decision': 'The check of your car',
      'car-handover': 'A car you handed over',
      'toll-notice': 'Toll e-notice',
      'community-news': 'News of the community',
    },
    due: 'You switched reminders on for this.',
    why: {
      'own-vehicle': 'You switched on alerts for this vehicle.',
      'saved-search': 'You saved this search with alerts.',
      'used-car-free': 'You are in the queue for this car.',
      'used-car-price': 'You switched on the price alert for this car.',
      'used-car-test-drive': 'You booked or offer this test drive.',
      'sold-vehicle': 'You recorded the sale and switched on its messages.',
      'loan-noc': 'You switched on alerts for this loan.',
      'used-car-decision': 'You put this car up for sale.',
      'car-handover': 'You sold this car.',
      'toll-notice': 'You entered the e-notice and switched on its reminders.',
      'community-news': 'You switched on news of the community.',
    },
    joined: 'It went in one message with other news of the vehicle.',
    channels: { sms: 'SMS', email: 'E-mail', push: 'Notification', whatsapp: 'WhatsApp' },
    states: {
      pending: 'Waiting to be sent',
      sending: 'Being sent',
      sent: 'Sent',
      delivered: 'Delivered',
      failed: 'Could not be sent',
      unknown: 'Not known whether it was sent',
      cancelled: 'Not sent: no longer needed',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    reminders: typeof copy;
  }
}
