import { findState } from '../../places/states.ts';
import type { FlatFee } from '../../rto-services/fee-book.ts';
import type { StateRoadTax } from '../../rto-services/road-tax.ts';
import { stateRoadTax } from '../../rto-services/road-tax.ts';
import type { IstDate } from '../../shared/ist-date.ts';
import { type OnRoadRules, shippedRules, type TaxRules } from '../on-road-price.ts';
import { type ClassFeeKind, type ClassFees, classFeeKinds, feeBookWith } from './fee-rules.ts';

/** Rules behind the on-road price and the fees of registering offices that operators can replace. */
export const taxRuleKinds = [
  'road-tax',
  'no-registration-fee',
  'registration-fee',
  'smart-card-fee',
  'transfer-fee',
  'hypothecation-fee',
  'hypothecation-end-fee',
  'gst',
  'tcs',
  'fastag',
  'handling',
] as const;
export type TaxRuleKind = (typeof taxRuleKinds)[number];

/** Kinds of which every state has its own; the others hold in all of India. */
export const stateRuleKinds: ReadonlySet<TaxRuleKind> = new Set([
  'road-tax',
  'no-registration-fee',
]);

type RuleValues = { readonly [Kind in ClassFeeKind]: ClassFees } & {
  readonly 'smart-card-fee': FlatFee;
  readonly 'road-tax': StateRoadTax;
  readonly 'no-registration-fee': OnRoadRules['noRegistrationFee'][number];
  readonly gst: OnRoadRules['gst'][number];
  readonly tcs: OnRoadRules['tcs'][number];
  readonly fastag: OnRoadRules['fastag'][number];
  readonly handling: OnRoadRules['handling'][number];
};
type RuleOf<Kind extends TaxRuleKind> = {
  readonly kind: Kind;
  /** Empty for a rule of all of India. */
  readonly stateCode: string;
  /** First day; it holds until the next rule of its kind and state. */
  readonly from: IstDate;
  readonly value: RuleValues[Kind];
};
/** A rule with the day it takes effect. */
export type TaxRule = { [Kind in TaxRuleKind]: RuleOf<Kind> }[TaxRuleKind];

/** The rule of a kind and state on a day: the newest that has taken effect; null if none has. */
export function ruleOn<Kind extends TaxRuleKind>(
  rules: readonly TaxRule[],
  { kind, stateCode }: { readonly kind: Kind; readonly stateCode: string },
  on: IstDate,
): RuleOf<Kind> | null {
  let newest: RuleOf<Kind> | null = null;
  for (const rule of rules) {
    if (rule.kind !== kind || rule.stateCode !== stateCode || rule.from > on) continue;
    if (newest === null || rule.from > newest.from) newest = rule as RuleOf<Kind>;
  }
  return newest;
}

/** The rules that have taken effect by a day and that no later one has replaced. */
export function rulesInForce(rules: readonly TaxRule[], on: IstDate): readonly TaxRule[] {
  return rules.filter((rule) => ruleOn(rules, rule, on)?.from === rule.from);
}

/** The rules of a day: those given where one has taken effect, otherwise those that ship with the program.
 * Rule id: TAX-RULES-DATED. */
export function rulesOfDay(rules: readonly TaxRule[], on: IstDate): TaxRules {
  const national = <Kind extends TaxRuleKind>(kind: Kind) =>
    ruleOn(rules, { kind, stateCode: '' }, on)?.value;
  const gst = national('gst');
  const tcs = national('tcs');
  const fastag = national('fastag');
  const handling = national('handling');
  const waivers = [...new Set(rules.map(({ stateCode }) => stateCode))].flatMap(
    (stateCode) => ruleOn(rules, { kind: 'no-registration-fee', stateCode }, on)?.value ?? [],
  );
  const { onRoad, motor } = shippedRules;
  const replaced = new Set(waivers.map(({ stateCode }) => stateCode));
  return {
    motor,
    onRoad: {
      gst: gst === undefined ? onRoad.gst : [gst],
      tcs: tcs === undefined ? onRoad.tcs : [tcs],
      fastag: fastag === undefined ? onRoad.fastag : [fastag],
      handling: handling === undefined ? onRoad.handling : [handling],
      noRegistrationFee: [
        ...waivers,
        ...onRoad.noRegistrationFee.filter(({ stateCode }) => !replaced.has(stateCode)),
      ],
    },
    roadTaxOf: (code) => {
      const stateCode = findState(code)?.code ?? '';
      return ruleOn(rules, { kind: 'road-tax', stateCode }, on)?.value ?? stateRoadTax(stateCode);
    },
    fees: feesOfDay(rules, on),
  };
}

function feesOfDay(rules: readonly TaxRule[], on: IstDate) {
  const found = [...classFeeKinds, 'smart-card-fee' as const].flatMap(
    (kind) => ruleOn(rules, { kind, stateCode: '' }, on) ?? [],
  );
  const card = ruleOn(rules, { kind: 'smart-card-fee', stateCode: '' }, on);
  return feeBookWith(
    Object.fromEntries(found.map(({ kind, value }) => [kind, value])),
    card?.value ?? null,
    found
      .map(({ from }) => from.slice(0, 7))
      .sort()
      .at(-1) ?? null,
  );
}
