/** Copy of alerts for proved owners. */
export const copy = {
  title: 'Challan and RC alerts',
  lead: 'We check every day for a new challan or a change of owner or RC status, and tell you right away.',
  garage: 'Garage',
  done: {
    on: 'Alerts are on.',
    off: 'Alerts are off. It takes effect immediately.',
    proved: 'Ownership proved. Now choose how we reach you.',
  },
  all: {
    title: 'Vehicles in your garage',
    off: 'Off',
    failed: 'Which alerts are on could not be loaded. Open a vehicle to see its own.',
    none: 'Add a vehicle to your garage first. Alerts need proof that it is yours.',
    add: 'Open garage',
  },
  sold: {
    title: 'Vehicles you sold',
    text: 'Until the RC names the buyer, we watch for challans issued after the handover.',
    open: 'RC still in your name',
    closed: 'RC transferred',
    failed: 'Your sold vehicles could not be loaded. Please try again later.',
  },
  limits:
    'Sources can be late: a challan may appear there days after the offence. No message names your full number.',
  state: {
    title: 'Alerts',
    on: 'On',
    first: 'The first check is within a day. It does not report challans that already exist.',
    checked: (at: string, challans: number) =>
      `Last check ${at}. Challans known then: ${challans}.`,
    failed: 'One source did not respond. We will check it again; it does not count as “none”.',
    challans: 'See challans',
    stop: 'Switch alerts off',
    stopping: 'Switching off',
  },
  channels: {
    title: 'How we reach you',
    legend: 'Choose at least one',
    names: { sms: 'SMS', email: 'E-mail', push: 'Notification on your devices' },
    noEmail: 'Your account has no e-mail address. Add one under Account first.',
    noPush: 'Switch notifications on under Reminders first.',
    errorsTitle: 'Please fix the following',
    choose: 'Choose at least one way to reach you.',
    start: 'Switch alerts on',
    change: 'Save',
    busy: 'Saving',
  },
  proof: {
    title: 'Prove that the vehicle is yours',
    text: 'Alerts go to the owner only. Enter both numbers from the RC. We compare them and do not store them.',
    errorsTitle: 'Please fix the following',
    submit: 'Prove ownership',
    busy: 'Checking',
  },
  stop: {
    title: 'Switch alerts off',
    lead: 'For the vehicle in the message you received. No sign-in needed.',
    submit: 'Switch alerts off',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'owner-alerts': typeof copy;
  }
}
