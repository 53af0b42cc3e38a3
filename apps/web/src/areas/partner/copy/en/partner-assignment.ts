/** Words of the page that says who gets which leads. */
export const copy = {
  title: 'Who gets which leads',
  text: 'A new lead goes to the agent who already spoke to the person. Otherwise the most specific rule that fits decides, and among its agents the one on duty with the fewest open leads. Without a rule, all agents on duty share.',
  rules: 'Rules',
  none: 'No rules yet.',
  any: { city: 'Any city', kind: 'Any enquiry' },
  word: (word: string) => `“${word}” in the enquiry`,
  kinds: {
    'used-car': 'Used cars',
    'sell-car': 'Cars to sell',
    loan: 'Loans',
    insurance: 'Insurance',
  },
  remove: 'Remove',
  removeLong: (names: string) => `Remove the rule for ${names}`,
  add: 'Add a rule',
  city: 'City (optional)',
  cityHint: 'Leave empty for any city',
  kind: 'Enquiry about',
  wordLabel: 'Make or model (optional)',
  wordHint: 'A word of the enquiry, for example Swift',
  agents: 'Goes to',
  offDuty: (name: string) => `${name} (off duty)`,
  noAgents: 'Invite an agent first: rules name agents.',
  submit: 'Add rule',
  unknownCity: 'We do not know this city. Check the spelling.',
  done: { add: 'The rule is added.', remove: 'The rule is removed.' },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-assignment': typeof copy;
  }
}
