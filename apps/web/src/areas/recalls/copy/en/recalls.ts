export const copy = {
  crumb: 'Recalls',
  title: 'Is your vehicle under recall?',
  metaTitle: 'Vehicle recalls in India by make, model and year',
  metaDescription:
    'Check by make, model and year of manufacture whether a maker has recalled your vehicle, what is wrong, what is done about it free of charge, and where it was announced.',
  lead: 'Makers recall vehicles with a defect and repair them free of charge. Choose the model and the year of manufacture on the RC.',
  car: 'Make and model',
  choose: 'Choose a model',
  carHint: 'Only models with a recall in our list',
  year: 'Year of manufacture',
  yearHint: 'Leave empty for all years',
  submit: 'Check',
  errorsTitle: 'Please fix the following',
  errors: {
    car: 'Choose a model from the list.',
    year: 'Enter the year with four digits, such as 2023.',
  },
  emptyTitle: 'We have no list of recalls yet',
  empty:
    'So we cannot tell whether your vehicle is affected. Ask the maker with your chassis number, or look on the voluntary-recall page of SIAM.',
  covers: (count: string, day: string) =>
    `Our list covers ${count} models; the newest recall in it is dated ${day}. A model that is missing may still have one.`,
  none: (car: string) => `No recall of the ${car} for this year in our list.`,
  noneNote: 'That does not rule one out: ask the maker with your chassis number.',
  found: (count: number) => (count === 1 ? '1 recall' : `${count} recalls`),
  may: 'These may concern your vehicle. Only the maker can tell, by the chassis number.',
  ref: (ref: string) => `Recall ${ref}`,
  facts: {
    built: 'Made',
    units: 'Vehicles',
    remedy: 'What the maker does',
    announced: 'Announced',
    source: 'Source',
  },
  between: (from: string, until: string) => `${from} to ${until}`,
  doTitle: 'What to do',
  steps: [
    'Find the chassis number on the RC or on the vehicle.',
    'Ask the maker’s service line or website whether it is among those recalled.',
    'Book the repair at an authorised workshop. It is free, also for a second owner and without a service history.',
  ],
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly recalls: typeof copy;
  }
}
