/** Copy of the page that checks a resale pack. */
export const copy = {
  title: 'Check a service record',
  lead: 'For buyers: see whether a service record has been changed since its seller made it.',
  code: 'Code',
  codeHint: 'The last part of the address on the file, after “code=”',
  submit: 'Check',
  genuine: 'This record is unchanged',
  genuineText:
    'Compare these figures with the file. The entries are the owner’s own and nobody has checked them: ask for bills, and read the odometer.',
  unknown: 'Not one of our records',
  unknownText:
    'The code is incomplete, was changed, or is not ours. Ask the seller for the file itself and open its link.',
  withdrawn: 'This record was withdrawn',
  withdrawnText:
    'Its seller no longer shares it, or has closed the account. Please ask for a new record, and do not rely on the old file.',
  none: 'Not stated',
  facts: {
    vehicle: 'Vehicle',
    made: 'Made on',
    lines: 'Lines',
    count: (lines: number, works: number) => `${lines}, of which ${works} are work`,
    first: 'First line',
    last: 'Last line',
    km: 'Last odometer reading',
    gap: 'Longest time without work',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'log-check': typeof copy;
  }
}
