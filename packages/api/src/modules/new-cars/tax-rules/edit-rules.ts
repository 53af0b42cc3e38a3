import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  deskPreviewTaxRules,
  deskTaxRules,
} from '@pahiya/contracts/new-cars/tax-rule-contracts';
import { shippedRules } from '@pahiya/domain/new-cars/on-road-price';
import { classFeeKinds, classFeeTables } from '@pahiya/domain/new-cars/tax-rules/fee-rules';
import { type ReadTaxRules, readTaxRules } from '@pahiya/domain/new-cars/tax-rules/read-tax-rules';
import { type RuleCells, ruleColumns } from '@pahiya/domain/new-cars/tax-rules/rule-cells';
import { tryRule } from '@pahiya/domain/new-cars/tax-rules/sample-cars';
import { ruleOn, type TaxRule } from '@pahiya/domain/new-cars/tax-rules/tax-rules';
import { linesOfRule } from '@pahiya/domain/new-cars/tax-rules/write-tax-rules';
import { shippedFees } from '@pahiya/domain/rto-services/fee-book';
import { roadTaxStates, stateRoadTax } from '@pahiya/domain/rto-services/road-tax';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { readCatalogue, UnreadableCatalogue } from '../import/read-catalogue-file.ts';
import { bumpTaxRules } from './rule-content.ts';
import { putRule, selectRules } from './rule-repository.ts';

type Listed = AnswerOf<typeof deskTaxRules>['rules'][number];

/** Every rule that is in force, to come or past: those saved, and those that ship where none saved replaces them. */
export async function listRules(
  sql: Queryable,
  today: IstDate,
): Promise<AnswerOf<typeof deskTaxRules>> {
  const saved = await selectRules(sql);
  const rules = saved.map(({ rule }) => rule);
  const phaseOf = (rule: TaxRule): Listed['phase'] => {
    if (rule.from > today) return 'to-come';
    return ruleOn(rules, rule, today)?.from === rule.from ? 'in-force' : 'past';
  };
  const shipped = shippedAsRules().map((rule) => ({
    ...listed(rule),
    id: null,
    phase: ruleOn(rules, rule, today) === null ? ('in-force' as const) : ('past' as const),
  }));
  const own = saved.map(({ id, rule }) => ({ ...listed(rule), id, phase: phaseOf(rule) }));
  return { rules: [...own, ...shipped] };
}

function listed(rule: TaxRule): Omit<Listed, 'id' | 'phase'> {
  const { kind, stateCode, from, value } = rule;
  return {
    ...{ kind, stateCode, from, confidence: value.confidence as Listed['confidence'] },
    sources: [...('sources' in value ? value.sources : value.source)],
    csv: asCsv(linesOfRule(rule)),
  };
}

/** First day of a shipped rule whose source names none. */
const longAgo = '2000-01-01' as IstDate;

function shippedAsRules(): readonly TaxRule[] {
  const { onRoad } = shippedRules;
  const national = (['gst', 'tcs', 'fastag', 'handling'] as const).flatMap((kind) =>
    onRoad[kind].map((value) => ({ kind, stateCode: '', from: value.from, value }) as TaxRule),
  );
  const waivers = onRoad.noRegistrationFee.map(
    (value) =>
      ({
        ...{ kind: 'no-registration-fee', stateCode: value.stateCode },
        ...{ from: value.from, value },
      }) as TaxRule,
  );
  const taxes = roadTaxStates.flatMap((stateCode): TaxRule[] => {
    const value = stateRoadTax(stateCode);
    if (value === null) return [];
    return [{ kind: 'road-tax', stateCode, from: value.validFrom ?? longAgo, value }];
  });
  return [...national, ...shippedFeeRules(), ...taxes, ...waivers];
}

/** The card is left out: each service has its own. */
function shippedFeeRules(): readonly TaxRule[] {
  return classFeeKinds.flatMap((kind): TaxRule[] => {
    const table = shippedFees.tableOf(classFeeTables[kind]);
    if (table === null) return [];
    const { paise, confidence, source } = table;
    return [{ kind, stateCode: '', from: longAgo, value: { paise, confidence, source } }];
  });
}

/** What a list would change, without saving it. */
export async function previewRules(
  sql: Queryable,
  text: string,
  today: IstDate,
): Promise<Result<AnswerOf<typeof deskPreviewTaxRules>, Refusal>> {
  const read = await readText(text);
  if (!read.ok) return read;
  const { rules, faults, lines } = read.value;
  const saved = (await selectRules(sql)).map(({ rule }) => rule);
  return ok({
    lines,
    faults: faults.slice(0, mostFaults).map((fault) => ({ ...fault })),
    faultCount: faults.length,
    changes: rules.map((rule) => ({
      ...{ kind: rule.kind, stateCode: rule.stateCode, from: rule.from },
      replaces: saved.some(
        ({ kind, stateCode, from }) =>
          kind === rule.kind && stateCode === rule.stateCode && from === rule.from,
      ),
      samples: tryRule(rule, { saved, wholeList: rules, today }).map(
        ({ id, exShowroom, before, after }) => ({
          ...{ id, exShowroomPaise: exShowroom, beforePaise: before, afterPaise: after },
        }),
      ),
    })),
  });
}

/** Saves every rule of a list; none where a line is wrong. */
export async function saveRules(
  tx: Transaction,
  text: string,
  now: Date,
): Promise<Result<{ readonly saved: number }, Refusal>> {
  const read = await readText(text);
  if (!read.ok) return read;
  const { rules, faults } = read.value;
  if (faults.length > 0) return err(unreadable('Check the list first: some lines are wrong.'));
  for (const rule of rules) await putRule(tx, rule, now);
  await bumpTaxRules(tx);
  return ok({ saved: rules.length });
}

const mostFaults = 100;
const mostLines = 2000;

async function readText(
  text: string,
): Promise<Result<ReadTaxRules & { readonly lines: number }, Refusal>> {
  const format = text
    .trimStart()
    .replace(/^\uFEFF/, '')
    .startsWith('[')
    ? 'json'
    : 'csv';
  const records: RuleCells[] = [];
  try {
    for await (const { cells } of readCatalogue(bytesOf(text), format)) {
      records.push(cells);
      if (records.length > mostLines) return err(unreadable(`At most ${mostLines} lines.`));
    }
  } catch (error) {
    if (error instanceof UnreadableCatalogue) return err(unreadable(error.message));
    throw error;
  }
  if (records.length === 0) return err(unreadable('The list has no lines.'));
  return ok({ ...readTaxRules(records), lines: records.length });
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

function unreadable(message: string): Refusal {
  return {
    code: 'request/bad-input',
    detail: message.slice(0, 300),
    errors: [{ path: 'body.text', message: message.slice(0, 300) }],
  };
}

function asCsv(lines: readonly RuleCells[]): string {
  const used = ruleColumns.filter((column) => lines.some((cells) => (cells[column] ?? '') !== ''));
  const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = lines.map((cells) => used.map((column) => quoted(cells[column] ?? '')));
  return [used, ...rows].map((row) => row.join(',')).join('\n');
}
