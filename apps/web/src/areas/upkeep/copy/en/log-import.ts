/** Words of the import of a log. */
export const copy = {
  title: 'Import a log',
  lead: 'Choose the CSV file that your old app exports. First you see what is in it; nothing is saved until you confirm.',
  app: 'File of',
  apps: {
    lubelogger: 'LubeLogger',
    fuelio: 'Fuelio',
    drivvo: 'Drivvo',
    fuelly: 'Fuelly or aCar',
    own: 'This log, saved as CSV',
  },
  file: 'File',
  fileHint: 'CSV, up to 2 MB. If it does not name fuel or units, we ask',
  check: 'See what is in it',
  busy: 'Reading',
  errors: {
    title: 'Please fix the following',
    app: 'Choose the app that the file comes from.',
    fuel: 'Choose a fuel.',
    distance: 'Choose km or miles.',
    volume: 'Choose litres or gallons.',
    file: 'Choose a CSV file of up to 2 MB.',
    other: 'This file is not from the chosen app. Choose the CSV file it exports.',
    order: 'Choose how the dates are written.',
  },
  found: {
    title: 'What is in the file',
    counts: { fuel: 'Fills', service: 'Services', expense: 'Other costs' },
    duplicates: 'In the log already, not added again',
    faults: 'Left out',
    fault: {
      date: 'no date that exists',
      odometer: 'no odometer reading in km',
      quantity: 'no quantity above 0',
      future: 'a date in the future',
    },
    record: (n: number, why: string) => `Record ${n}: ${why}`,
    faultList: 'Which lines are left out',
    first: 'The first lines',
    columns: { what: 'What', on: 'Date', km: 'Odometer', cost: 'Amount' },
    nothing: 'There is nothing new in this file.',
    save: 'Add to the log',
    saving: 'Adding',
    again: 'Choose another file',
  },
  asks: {
    fuel: 'Fuel of the fills',
    distance: 'Unit of the odometer',
    volume: 'Unit of the fills',
    hint: 'Not stated in the file',
    units: {
      km: 'Kilometres',
      mi: 'Miles',
      l: 'Litres',
      'gal-us': 'US gallons',
      'gal-imp': 'Imperial (UK) gallons',
    },
  },
  order: {
    legend: 'How are the dates written?',
    text: 'Some dates in this file can be read in two ways, such as 03/04/2025.',
    'day-first': 'Day first: 3 April 2025',
    'month-first': 'Month first: 4 March 2025',
  },
  done: {
    title: 'The lines are in your log',
    text: 'If something is wrong, undo the whole import. Lines you had before stay.',
    undo: 'Undo this import',
    undoing: 'Undoing',
    open: 'Open the log',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'log-import': typeof copy;
  }
}
