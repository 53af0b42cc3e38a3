/** Copy of the family garage. */
export const copy = {
  title: 'Family garage',
  lead: 'Share a vehicle with the people who drive it or look after it. Each signs in with their own number.',
  garage: 'Garage',
  signIn: 'Sign in to see shared vehicles',
  signInText: 'Shared vehicles are tied to your account.',
  signInLink: 'Sign in',
  done: {
    invited: 'The invitation is ready. Copy its link and send it yourself.',
    ended: 'Sharing has ended. It takes effect immediately.',
    joined: 'The vehicle is now shared with you.',
  },
  of: (act: string, what: string) => `${act}: ${what}`,
  roles: { driver: 'Driver', viewer: 'Viewer' },
  documents: {
    'third-party': 'Third-party insurance',
    'own-damage': 'Own-damage insurance',
    puc: 'PUC',
    fitness: 'Fitness',
    registration: 'Registration',
    tax: 'Road tax',
    permit: 'Permit',
  },
  shared: {
    title: 'Shared with you',
    from: (owner: string) => `From ${owner}`,
    nothingDue: 'Nothing due soon',
    log: 'Log',
    documents: 'Documents',
    leave: 'Leave',
  },
  people: {
    title: 'People with access to your vehicles',
    none: 'Nobody yet.',
    link: (name: string) => `Link for ${name}`,
    open: (day: string) => `Works once, until ${day}`,
    copy: 'Copy link',
    share: 'Send link',
    message: (plate: string) => `Join my vehicle ${plate}:`,
    remove: 'Remove',
    withdraw: 'Withdraw invitation',
  },
  invite: {
    title: 'Invite someone',
    noVehicle: 'Add a vehicle to your garage first.',
    errorsTitle: 'Please fix the following',
    vehicle: 'Vehicle',
    choose: 'Choose',
    name: 'Name',
    nameHint: 'For your list, such as Ravi or Mother',
    role: 'Role',
    rights: {
      driver: 'Sees the log, dates and documents of this vehicle, and adds to the log.',
      viewer: 'Sees the log and dates of this vehicle, but no document.',
    },
    note: 'Challans, payments and your other vehicles are never shared. You can remove anyone at any time.',
    faults: {
      vehicleNumber: 'Choose a vehicle.',
      full: 'This vehicle is shared with ten people. Remove one first.',
      name: 'Enter a name of up to 40 characters.',
      role: 'Choose a role.',
    },
    submit: 'Create link',
    busy: 'Creating',
  },
  join: {
    title: 'Invitation to a vehicle',
    lead: 'Accept it if you know who sent it.',
    vehicle: 'Vehicle',
    owner: 'Invited by',
    role: 'Your role',
    own: 'This is your own invitation. Send the link to the person you want to invite.',
    submit: 'Accept',
    busy: 'Accepting',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly family: typeof copy;
  }
}
