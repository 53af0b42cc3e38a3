import type { PartnerRole } from '@pahiya/contracts/partner-roles';

const roles: Readonly<Record<PartnerRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  agent: 'Agent',
  accounts: 'Accounts',
  auditor: 'Auditor',
};

const roleHints: Readonly<Record<PartnerRole, string>> = {
  owner: 'everything, including members',
  manager: 'all leads of their branches',
  agent: 'leads assigned to them',
  accounts: 'statements, no contact data',
  auditor: 'sees leads masked, changes nothing',
};

/** Words shared by the pages of partners. */
export const copy = {
  name: 'Partners',
  navigation: 'Partner pages',
  menu: 'Menu',
  places: {
    inbox: 'Inbox',
    premium: 'Premium by tariff',
    statistics: 'Statistics',
    statement: 'Statement',
    bids: 'Cars to bid for',
    listings: 'Your cars',
    card: 'Your card',
    members: 'Members',
    assignment: 'Assignment',
    webhook: 'Webhook',
    keys: 'Keys',
    bank: 'Bank account',
    audit: 'Audit log',
    account: 'Account',
  },
  roles,
  roleHints,
  footer: 'Every view of a number is recorded and shown to the person.',
  paused: 'Your firm is paused: no new leads, and you cannot contact anyone. Write to our support.',
  signOut: 'Sign out',
  refused: 'Not saved',
  badInput: 'Something is missing or invalid. Check the fields.',
  after: (time: string) => `Try again after ${time}.`,
  signIn: {
    title: 'Partner sign-in',
    email: 'Email',
    password: 'Password',
    code: 'Authenticator code',
    codeHint: 'Six digits. Each code works once.',
    newPassword: 'New password',
    newPasswordHint: 'At least 12 characters. A few words work well.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    changed: 'Password changed. Sign in with the new one.',
    people: 'This is for partner firms. Vehicle owners sign in with their mobile number.',
  },
  recover: {
    title: 'Reset your password',
    text: 'We will email you a link. It works once, for one hour, together with a code from your authenticator app.',
    submit: 'Send link',
    asked: 'If this address belongs to a member, the link is on its way.',
    lostPhone:
      'Lost the phone with your authenticator? An owner of your firm can reset your sign-in.',
    newTitle: 'Choose a new password',
    change: 'Change password',
  },
  invitation: {
    title: 'Join as a partner',
    text: (firm: string, role: string) => `${firm} has invited you. Your role: ${role}.`,
    until: (email: string, time: string) => `For ${email}, valid until ${time}.`,
    app: 'Add the account to your authenticator app',
    appText: 'Scan this code with an authenticator app on your phone, or type the key.',
    qr: 'QR code with the authenticator key',
    key: 'Key',
    open: 'Open in an app on this device',
    submit: 'Accept and sign in',
  },
  account: {
    title: 'Account',
    devices: 'Signed-in devices',
    thisDevice: 'this device',
    since: (time: string) => `Signed in ${time}`,
    signOut: 'Sign out',
    signOutLong: (label: string) => `Sign out ${label}`,
    password: 'Change password',
    current: 'Current password',
    change: 'Change password',
    done: {
      changed: 'Password changed. You are signed out on other devices.',
      'signed-out': 'The device is signed out.',
    },
  },
  members: {
    title: 'Members',
    notSignedIn: 'Not signed in now',
    seen: (time: string) => `Last active ${time}`,
    open: 'Open invitations',
    until: (time: string) => `Valid until ${time}`,
    revoke: 'Revoke',
    revokeLong: (email: string) => `Revoke the invitation of ${email}`,
    changeLong: (name: string) => `Change ${name}`,
    role: 'Role',
    roleHint: 'Give the smallest role that is enough.',
    duty: 'On duty',
    dutyHint: 'Agents on duty are given new leads.',
    save: 'Save',
    reset: 'Reset sign-in',
    resetHint:
      'For a lost phone: sends a new invitation. The old sign-in works until it is accepted.',
    remove: 'Remove',
    removeLong: (name: string) => `Remove ${name}`,
    leadsOf: { manager: 'Sees leads of:', agent: 'Gets leads of:' },
    allBranches: 'all branches',
    branches: 'Branches',
    noBranches:
      'No branches yet. Without any, every manager sees all leads. Add one for each city where you have your own team.',
    branchText:
      'New leads of a city go to its branch. Earlier ones stay with owners and managers of all branches.',
    branchesHint:
      'For managers and agents: only leads of these branches. None selected: all branches.',
    branchName: 'Name of the branch',
    city: 'City',
    unknownCity: 'We do not know this city. Check the spelling.',
    addBranch: 'Add branch',
    closeBranch: 'Close',
    closeBranchLong: (name: string) => `Close ${name}`,
    invite: 'Invite a member',
    name: 'Name',
    email: 'Email',
    send: 'Send invitation',
    done: {
      invite: 'The invitation is sent. It works for 72 hours.',
      change: 'The member is changed.',
      remove: 'The member is removed and signed out everywhere.',
      reset: 'A new invitation is sent.',
      revoke: 'The invitation is revoked.',
      'add-branch': 'The branch is added. New leads of its city go to it.',
      'close-branch': 'The branch is closed.',
    },
  },
  card: {
    title: 'Your card',
    text: 'Share a link to your card: name, city, hours and an enquiry form. It shows no phone number. The link works for a year, and you can revoke it at any time.',
    share: 'Create link',
    revoke: 'Revoke link',
    done: { share: 'The link is ready.', revoke: 'The link no longer works.' },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly partner: typeof copy;
  }
}
