import file from '../../data/pin-areas.json' with { type: 'json' };

/** The town or district of a PIN code, and the codes of the offices named after its locality. */
export type PinArea = {
  readonly stateCode: string;
  /** Slug of the town or district page. */
  readonly slug: string;
  /** Likely offices, first in any list; empty where no office name matches the locality. */
  readonly firstCodes: readonly string[];
};

/** First and last PIN code, `state/slug`, and offices. */
type Row = readonly [from: string, to: string, page: string, ...firstCodes: string[]];

const areas = file.areas as unknown as readonly Row[];

/** Looks up a six-digit PIN code; null if it is not in the directory.
 * Source: India Post PIN code directory (data.gov.in, 2015), confidence medium. Rule id: PIN-AREAS. Server only. */
export function findPinArea(pin: string): PinArea | null {
  let low = 0;
  let high = areas.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const row = areas[middle];
    if (row === undefined) return null;
    const [from, to] = row;
    if (pin < from) high = middle - 1;
    else if (pin > to) low = middle + 1;
    else return toArea(row);
  }
  return null;
}

/** Every row.
 * @internal Tests only. */
export function everyPinArea(): readonly PinArea[] {
  return areas.map(toArea);
}

function toArea([, , page, ...firstCodes]: Row): PinArea {
  const [stateCode = '', slug = ''] = page.split('/');
  return { stateCode, slug, firstCodes };
}
