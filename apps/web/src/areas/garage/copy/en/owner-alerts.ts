/** Copy of alerts for proved owners. */
export const copy = {
  title: 'Challan and RC alerts',
  lead: 'We check every day for a new challan or a change of owner or RC status, and inform you right away.',
  garage: 'Garage',
  done: {
    on: 'Alerts are on.',
    off: 'Alerts are off. It takes effect immediately.',
    proved: 'Ownership verified. Now choose how we reach you.',
  },
  all: {
    title: 'Vehicles in your garage',
    off: 'Off',
    failed: 'Your alert settings could not be loaded. Open a vehicle to see its alerts.',
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
    stop: 'Turn alerts off',
    stopping: 'Turning off',
  },
  channels: {
    title: 'How we reach you',
    legend: 'Choose at least one',
    names: { sms: 'SMS', email: 'Email', push: 'Notification on your devices' },
    noEmail: 'Your account has no email address. Add one under Account first.',
    noPush: 'Turn notifications on under Reminders first.',
    errorsTitle: 'Please fix the following',
    choose: 'Choose at least one way to reach you.',
    start: 'Turn alerts on',
    change: 'Save',
    busy: 'Saving',
  },
  proof: {
    title: 'Verify that the vehicle is yours',
    text: 'Alerts go to the owner only. Enter both numbers from the RC. We compare them and do not store them.',
    errorsTitle: 'Please fix the following',
    submit: 'Verify ownership',
    busy: 'Checking',
  },
  stop: {
    title: 'Turn alerts off',
    lead: 'For the vehicle in the message you received. No sign-in needed.',
    submit: 'Turn alerts off',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'owner-alerts': typeof copy;
  }
}
