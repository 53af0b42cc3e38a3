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
