import type { Confidence } from '../../places/rto-offices.ts';
import type {
  ElectricTax,
  FixedCharge,
  SlabLimit,
  StateRoadTax,
  TaxRule,
  TaxSlab,
} from '../../rto-services/road-tax.ts';
import { taxFuels } from '../../rto-services/road-tax.ts';
import type { RuleLine } from './rule-cells.ts';
import { type AddFault, sourcesOf } from './rule-parts.ts';

/** Parts of a state's road tax. `rate`: a slab of the tax; `surcharge`: a share of it; `charge`: a fixed charge; `most`:
 * the most a car pays; `note`: a sentence for the page. */
export const roadTaxParts = ['rate', 'surcharge', 'charge', 'most', 'note'] as const;

/** Puts the lines of a state together. */
export function roadTaxOfLines(lines: readonly RuleLine[], fault: AddFault): StateRoadTax | null {
  for (const one of lines) {
    if (!roadTaxParts.some((part) => part === one.part)) fault(one, 'part', 'not-possible');
  }
  const of = (part: (typeof roadTaxParts)[number]) => lines.filter((one) => one.part === part);
  const [first] = lines;
  const rates = of('rate');
  if (first === undefined) return null;
  if (rates.length === 0) fault(first, 'part', 'missing');
  for (const one of rates) {
    const isMixed = one.fuels.length > 1 && one.fuels.includes('electric');
    if (one.fuels.length === 0) fault(one, 'fuels', 'missing');
    else if (isMixed) fault(one, 'fuels', 'not-possible');
  }
  const [surcharge = null, secondSurcharge] = of('surcharge');
  const [most = null, secondMost] = of('most');
  for (const second of [secondSurcharge, secondMost]) if (second) fault(second, 'part', 'twice');
  if (most !== null && most.amount === null) fault(most, 'rupees', 'missing');
  if (surcharge !== null && surcharge.rate === null) fault(surcharge, 'percent', 'missing');
  for (const one of [surcharge, ...of('note')]) {
    if (one !== null && one.name === null) fault(one, 'name_en', 'missing');
  }
  const burning = rates.filter(({ fuels }) => !fuels.includes('electric'));
  const electric = rates.filter(({ fuels }) => fuels.includes('electric'));
  return {
    stateCode: first.stateCode,
    asOf: first.from.slice(0, 7),
    validFrom: first.from,
    rules: rulesOf(burning, fault),
    electric: groups(electric, ({ until }) => until ?? '').map((rows): ElectricTax => {
      const [row] = rows;
      return {
        validFrom: row.from,
        validTo: row.until,
        slabs: slabsOf(rows, fault),
        confidence: row.confidence,
      };
    }),
    capPaise: most?.amount ?? null,
    surcharge:
      surcharge === null
        ? null
        : {
            name: surcharge.name ?? { en: '', hi: '' },
            rate: surcharge.rate ?? 0,
            confidence: surcharge.confidence,
          },
    fixed: groups(of('charge'), ({ name }) => name?.en ?? '').map((rows) => chargeOf(rows, fault)),
    words: of('note').flatMap(({ name }) => name ?? []),
    confidence: (rates[0] ?? first).confidence,
    sources: sourcesOf(lines),
  };
}

function rulesOf(lines: readonly RuleLine[], fault: AddFault): readonly TaxRule[] {
  const found = groups(lines, ({ owner, fuels }) => `${owner} ${fuels.join(' ')}`);
  const taken = new Set<string>();
  return found.map((rows) => {
    const [row] = rows;
    const owners = row.owner === 'any' ? ['individual', 'company'] : [row.owner];
    const keys = owners.flatMap((owner) => row.fuels.map((fuel) => `${owner} ${fuel}`));
    if (keys.some((key) => taken.has(key))) fault(row, 'fuels', 'twice');
    for (const key of keys) taken.add(key);
    return {
      owner: row.owner,
      fuels: row.fuels,
      slabs: slabsOf(rows, fault),
      confidence: row.confidence,
    };
  });
}

function chargeOf(rows: Group, fault: AddFault): FixedCharge {
  const [row] = rows;
  if (row.name === null) fault(row, 'name_en', 'missing');
  const limits = limitsOf(rows, fault);
  const notFor = row.fuels.length === 0 ? [] : taxFuels.filter((fuel) => !row.fuels.includes(fuel));
  return {
    id: `charge-${row.line}`,
    name: row.name ?? { en: '', hi: '' },
    steps: rows.map((one, place) => {
      if (one.amount === null) fault(one, 'rupees', 'missing');
      return { ...(limits[place] as SlabLimit), paise: one.amount ?? row.amount ?? zero };
    }),
    ...(notFor.length === 0 ? {} : { notFor }),
    confidence: row.confidence as Confidence,
  };
}

const zero = 0 as NonNullable<RuleLine['amount']>;

function slabsOf(rows: Group, fault: AddFault): readonly TaxSlab[] {
  const limits = limitsOf(rows, fault);
  return rows.map((row, place) => {
    if (row.rate === null) fault(row, 'percent', 'missing');
    const least = row.amount === null ? {} : { minPaise: row.amount };
    return { ...(limits[place] as SlabLimit), rate: row.rate ?? 0, ...least };
  });
}

/** By price or by engine, ascending, the last one open. */
function limitsOf(rows: Group, fault: AddFault): readonly SlabLimit[] {
  const isByEngine = rows.some(({ upToCc }) => upToCc !== null);
  let before = -1;
  return rows.map((row, place) => {
    const limit = isByEngine ? row.upToCc : row.upToPaise;
    const column = isByEngine ? 'up_to_cc' : 'up_to_rupees';
    const isLast = place === rows.length - 1;
    if (isByEngine && row.upToPaise !== null) fault(row, 'up_to_rupees', 'not-possible');
    if (isLast !== (limit === null)) fault(row, column, isLast ? 'not-open' : 'missing');
    if (limit !== null && limit <= before) fault(row, column, 'not-ascending');
    before = limit ?? before;
    return isByEngine ? { upToCc: limit } : { upToPaise: limit as RuleLine['upToPaise'] };
  });
}

type Group = readonly [RuleLine, ...RuleLine[]];

function groups(lines: readonly RuleLine[], keyOf: (line: RuleLine) => string): readonly Group[] {
  const found = new Map<string, RuleLine[]>();
  for (const line of lines) found.set(keyOf(line), [...(found.get(keyOf(line)) ?? []), line]);
  return [...found.values()] as unknown as readonly Group[];
}
