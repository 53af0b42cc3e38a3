import { currentOf, type Dated } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';
import { type MotorTables, wholeRate } from './motor-tables.ts';

/** What is wrong with tables of the right form: a table without a row on a day, bands that do not rise up to an open end,
 * rates that do not fit the age bands, a class without third party, a ladder that does not rise from none, a new vehicle
 * without a value, and figures that are not whole or take off more than there is. Such tables would leave vehicles without
 * a price, or with a wrong one. Rule id: MOTOR-RATING. */
export function motorTableFaults(tables: MotorTables, today: IstDate): readonly string[] {
  const { meta: _, ...lists } = tables as MotorTables & { readonly meta?: unknown };
  const missing = Object.entries(lists as Readonly<Record<string, readonly Dated[]>>)
    .filter(([, rows]) => currentOf(rows, today) === null)
    .map(([table]) => `${table}: no row is in force on ${today}`);
  const ages = tables.ownDamage.flatMap(({ from, ageBands, zones }) =>
    Object.entries(zones).flatMap(([zone, classes]) =>
      Object.entries(classes).flatMap(([vehicle, bands]) =>
        bands.some(({ rates }) => rates.length !== ageBands.length)
          ? [`ownDamage[${from}].zones.${zone}.${vehicle}: one rate for each age band is needed`]
          : [],
      ),
    ),
  );
  return [
    ...missing,
    ...bandFaults('', lists),
    ...ages,
    ...numberFaults('', lists),
    ...tables.thirdParty.flatMap(thirdPartyFaults),
    ...tables.noClaimBonus.flatMap(({ from, steps }) =>
      steps[0] === 0 && steps.every((step, place) => place === 0 || step > (steps[place - 1] ?? 0))
        ? []
        : [`noClaimBonus[${from}].steps: they must rise from 0`],
    ),
    ...tables.depreciation.flatMap(({ from, bands }) =>
      bands.slice(0, -1).some(({ rate }) => rate === null)
        ? [`depreciation[${from}].bands: only the last may have no rate`]
        : [],
    ),
  ];
}

const kinds = ['car', 'two-wheeler'].flatMap((vehicle) =>
  ['engine', 'motor'].map((power) => `${vehicle} ${power}`),
);

/** Each class once, and a restricted cover that takes off less than the lowest premium. */
function thirdPartyFaults({
  from,
  classes,
  restrictedProperty,
}: MotorTables['thirdParty'][number]): readonly string[] {
  const found = classes.map(({ vehicle, power }) => `${vehicle} ${power}`);
  const isWhole = found.length === kinds.length && kinds.every((kind) => found.includes(kind));
  const isTooMuch = classes.some(({ vehicle, bands }) =>
    bands.some(({ oneYear }) => restrictedProperty[vehicle] >= oneYear),
  );
  return [
    ...(isWhole ? [] : [`thirdParty[${from}].classes: ${kinds.join(', ')} are needed, each once`]),
    ...(isTooMuch ? [`thirdParty[${from}].restrictedProperty: more than a premium`] : []),
  ];
}

/** Shares, in thousandths of a percent. */
const sharePlaces =
  /\.(?:rate|share|hybridLess|electrical|builtInGasKit)$|\.rates\[|^noClaimBonus.*\.steps\[|\.byAge\./;

/** Amounts, rates, days and years are whole, and no share is more than all; limits of engines and motors may be broken. */
function numberFaults(at: string, value: unknown): readonly string[] {
  if (typeof value === 'number') {
    if (at.endsWith('.upTo')) return [];
    if (!Number.isSafeInteger(value)) return [`${at}: is not a whole number`];
    return sharePlaces.test(at) && value > wholeRate ? [`${at}: is more than 100%`] : [];
  }
  if (Array.isArray(value)) {
    return (value as readonly unknown[]).flatMap((one, place) =>
      numberFaults(`${at}[${place}]`, one),
    );
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    numberFaults(at === '' ? key : `${at}.${key}`, one),
  );
}

const ends = ['upTo', 'upToMonths'] as const;

function bandFaults(at: string, value: unknown): readonly string[] {
  if (Array.isArray(value)) {
    const list = value as readonly unknown[];
    const end = ends.find((name) => list.every((one) => isRecord(one) && name in one));
    const own = end === undefined ? [] : orderFaults(at, list as readonly Band[], end);
    return [...own, ...list.flatMap((one, place) => bandFaults(`${at}[${place}]`, one))];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    bandFaults(at === '' ? key : `${at}.${key}`, one),
  );
}

type Band = Readonly<Record<(typeof ends)[number], number | null>>;

function orderFaults(
  at: string,
  bands: readonly Band[],
  end: (typeof ends)[number],
): readonly string[] {
  const limits = bands.map((band) => band[end]);
  const isOpen = limits.at(-1) === null;
  const rises = limits
    .slice(0, -1)
    .every((limit, place) => limit !== null && limit > (limits[place - 1] ?? 0));
  return isOpen && rises ? [] : [`${at}: bands must rise, and only the last is open`];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
