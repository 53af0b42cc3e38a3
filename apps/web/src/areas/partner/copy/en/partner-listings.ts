import type { ListingState } from '@pahiya/domain/listings/listing-states';

/** Copy of the cars that a firm offers. */
export const copy = {
  title: 'Your cars',
  text: 'Cars on the used-car market. New ones are public after a check; a price in a later file changes at once.',
  none: 'You offer no cars yet. Import a CSV to begin.',
  download: 'Download as CSV',
  states: {
    draft: 'Draft',
    'in-review': 'Being checked',
    live: 'On sale',
    paused: 'Off the market',
    sold: 'Sold',
    expired: 'Expired',
    removed: 'Removed',
  } satisfies Record<ListingState, string>,
  stock: (number: string) => `Stock no. ${number}`,
  feed: {
    title: 'Feed of your cars',
    text: 'Address of a CSV with these columns on your own server. It is read every hour. A car that is missing from it leaves the market until it is in the list again.',
    field: 'Address, begins with https://',
    save: 'Save and read',
    again: 'Read again',
    end: 'End the feed',
    saved: 'Saved. The list is read within a few minutes.',
    ended: 'The feed has ended. Your cars stay as they are.',
    unread: 'Not read yet.',
    readAt: (day: string) => `Last read: ${day}`,
    outcomes: {
      read: 'The list was applied.',
      unchanged: 'The list has not changed since.',
      shrunk:
        'More than half of your cars are missing from the list, so it was not applied. Enter removed as the status of cars that are gone, or add the others again.',
      timeout: 'Your server took too long. We will try again.',
      unavailable: 'Your server could not be reached or reported an error. We will try again.',
      rejected: 'Your server refused our request, or the address is not public.',
      malformed:
        'There is no readable CSV at this address. Redirects are not followed. Nothing has changed.',
    },
    counts: {
      new: (count: number) => `New: ${count}`,
      price: (count: number) => `New price: ${count}`,
      changed: (count: number) => `Other changes: ${count}`,
      ended: (count: number) => `Sold or removed: ${count}`,
      same: (count: number) => `Unchanged: ${count}`,
      missing: (count: number) => `Missing, off the market: ${count}`,
      back: (count: number) => `Back on sale: ${count}`,
      wrongCount: (count: number) => `Wrong lines, left out: ${count}`,
    },
  },
  drives: 'Test drives',
  manage: 'Photos and record',
  car: {
    title: 'Your car',
    record: 'Record',
    unread:
      'Not read yet. The RC and challans are read soon after the import, and again every week.',
    readAt: (day: string) => `Read: ${day}`,
    stopped:
      'The RC is not active, is blacklisted, or has an NOC: the car is off the market until the record is in order.',
    same: 'Nothing in your list differs from the RC.',
    differs: (fields: string) =>
      `Your list differs from the RC, and buyers see it: ${fields}. An import changes the price, km, colour, description and status of a car that is here, nothing else.`,
    fields: {
      fuel: 'fuel',
      owners: 'number of owners',
      madeYear: 'year of manufacture',
      registeredOn: 'date of registration',
      colour: 'colour',
      loan: 'loan',
    },
    openChallans: (count: number) => `Open challans: ${count}`,
    noChallanSource: 'Challans could not be checked: no source responded.',
    photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
    text: (most: number) =>
      `Up to ${most}. Place, time and camera data are removed. The first is shown in the list.`,
    alt: (place: number) => `Photo ${place}`,
    first: (place: number) => `Show photo ${place} first`,
    remove: (place: number) => `Remove photo ${place}`,
    add: 'Add photos',
    hint: 'JPEG, PNG or WebP, up to 8 MB at a time',
    upload: 'Upload',
    faults: {
      file: 'Choose photos of up to 8 MB each.',
      same: 'This photo is in the listing of another car.',
    },
  },
  import: {
    title: 'Import a CSV',
    text: 'One line for each car. To end one, enter sold or removed as its status. Other cars stay as they are.',
    columns: (columns: string) => `Columns: ${columns}`,
    field: 'Lines with the names of the columns on top',
    check: 'Check',
    store: 'Import',
    wrong: 'Some lines are wrong, so nothing was imported.',
    checked: 'All lines are fine. Nothing is imported yet.',
    stored: 'Imported.',
    known: 'This file was imported before. Nothing has changed.',
    line: (line: number, stock: string) =>
      stock === '' ? `Line ${line}` : `Line ${line}, ${stock}`,
    outcomes: {
      new: 'new',
      price: 'new price',
      changed: 'changed',
      ended: 'ended',
      same: 'unchanged',
      wrong: 'wrong',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-listings': typeof copy;
  }
}
