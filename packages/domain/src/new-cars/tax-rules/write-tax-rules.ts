import type { SlabLimit } from '../../rto-services/road-tax.ts';
import { taxFuels } from '../../rto-services/road-tax.ts';
import { type ClassFeeKind, type ClassFees, isClassFee } from './fee-rules.ts';
import type { RuleCells } from './rule-cells.ts';
import { betweenSources } from './rule-parts.ts';
import type { TaxRule } from './tax-rules.ts';

/** The lines of a rule, as they are read. Sums in rupees, rates in percent. */
export function linesOfRule({ kind, stateCode, from, value }: TaxRule): readonly RuleCells[] {
  const sources = 'sources' in value ? value.sources : value.source;
  const every = {
    ...{ rule: kind, state: stateCode, from },
    source: sources.join(betweenSources) || 'No source read',
  };
  if (kind !== 'road-tax') {
    return partsOf({ kind, value } as Exclude<TaxRule, { kind: 'road-tax' }>).map((cells) => ({
      ...every,
      ...cells,
      confidence: value.confidence,
    }));
  }
  const rates = value.rules
    .filter(({ option }) => option !== 'five-years')
    .flatMap(({ owner, fuels, slabs, confidence = value.confidence }) =>
      slabs.map(({ rate, minPaise, ...limit }) => ({
        ...{ ...every, part: 'rate', owner, fuels: fuels.join(' '), confidence },
        ...limitCells(limit),
        percent: percent(rate),
        ...(minPaise === undefined ? {} : { rupees: inRupees(minPaise) }),
      })),
    );
  const electric = value.electric
    // One that has ended is history.
    .filter(({ validTo }) => validTo === null || validTo >= from)
    .flatMap(({ validTo, slabs, confidence }) =>
      slabs.map(({ rate, minPaise, ...limit }) => ({
        ...{ ...every, part: 'rate', fuels: 'electric', confidence },
        ...(validTo === null ? {} : { until: validTo }),
        ...limitCells(limit),
        percent: percent(rate),
        ...(minPaise === undefined ? {} : { rupees: inRupees(minPaise) }),
      })),
    );
  const { surcharge, capPaise, confidence } = value;
  return [
    ...rates,
    ...electric,
    ...(surcharge === null
      ? []
      : [
          {
            ...{ ...every, part: 'surcharge', percent: percent(surcharge.rate) },
            ...{ ...namesOf(surcharge.name), confidence: surcharge.confidence },
          },
        ]),
    ...(capPaise === null
      ? []
      : [{ ...every, part: 'most', rupees: inRupees(capPaise), confidence }]),
    ...value.fixed.flatMap((charge) =>
      charge.steps.map(({ paise, ...limit }) => ({
        ...{ ...every, part: 'charge', rupees: inRupees(paise), ...limitCells(limit) },
        ...(charge.notFor === undefined
          ? {}
          : { fuels: taxFuels.filter((fuel) => !charge.notFor?.includes(fuel)).join(' ') }),
        ...{ ...namesOf(charge.name), confidence: charge.confidence },
      })),
    ),
    ...value.words.map((name) => ({ ...every, part: 'note', ...namesOf(name), confidence })),
  ];
}

type Other = Exclude<TaxRule, { kind: 'road-tax' }>;

function partsOf({ kind, value }: Pick<Other, 'kind' | 'value'>): readonly RuleCells[] {
  if (isClassFee(kind)) {
    const { paise } = value as ClassFees;
    return Object.entries(paise).map(([part, sum]) => ({ part, rupees: inRupees(sum) }));
  }
  const rule = { kind, value } as Exclude<Other, { kind: ClassFeeKind }>;
  switch (rule.kind) {
    case 'gst':
      return [
        { part: 'electric', percent: percent(rule.value.electric) },
        ...rule.value.small.limits.map(({ fuels, upToCc, upToMm }) => ({
          ...{ part: 'small', fuels: fuels.join(' '), percent: percent(rule.value.small.rate) },
          ...{ up_to_cc: String(upToCc), up_to_mm: String(upToMm) },
        })),
        { part: 'other', percent: percent(rule.value.other) },
      ];
    case 'tcs':
      return [{ up_to_rupees: inRupees(rule.value.overPaise), percent: percent(rule.value.rate) }];
    case 'no-registration-fee':
      return [
        {
          ...{ fuels: rule.value.fuels.join(' '), until: rule.value.until ?? '' },
          up_to_rupees: inRupees(rule.value.upToPaise),
        },
      ];
    default:
      return [{ rupees: inRupees(rule.value.paise) }];
  }
}

function limitCells({ upToPaise, upToCc }: SlabLimit): RuleCells {
  if (upToCc !== undefined && upToCc !== null) return { up_to_cc: String(upToCc) };
  return upToPaise === undefined || upToPaise === null ? {} : { up_to_rupees: inRupees(upToPaise) };
}

const namesOf = ({ en, hi }: { readonly en: string; readonly hi: string }): RuleCells => ({
  name_en: en,
  name_hi: hi,
});
const percent = (rate: number) => String(rate / 1000);
const inRupees = (paise: number) => String(paise / 100);
