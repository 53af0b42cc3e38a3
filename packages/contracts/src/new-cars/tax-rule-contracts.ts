import { ruleFaults } from '@pahiya/domain/new-cars/tax-rules/rule-cells';
import { sampleCars } from '@pahiya/domain/new-cars/tax-rules/sample-cars';
import { taxRuleKinds } from '@pahiya/domain/new-cars/tax-rules/tax-rules';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { istDateSchema } from '../fields.ts';
import * as calls from './tax-rule-calls.ts';

const editor = { tag: 'editor', who: 'operator', role: 'editor' } as const;
const key = {
  kind: z.enum(taxRuleKinds),
  stateCode: z.string().describe('Empty for a rule of all of India'),
  from: istDateSchema.describe('First day; it holds until the next rule of its kind and state'),
};
const list = z.object({
  text: z
    .string()
    .min(1)
    .max(400_000)
    .describe('CSV with a header, or a JSON list of objects with the same names'),
});

/** Every rule behind the on-road price and the fees of registering offices. */
export const deskTaxRules = defineContract({
  ...editor,
  call: calls.deskTaxRules,
  summary: 'Tax and fee rules of the on-road price',
  answer: z.object({
    rules: z.array(
      z.object({
        id: z.int().nullable().describe('Null: ships with the program'),
        ...key,
        phase: z.enum(['in-force', 'to-come', 'past']),
        confidence: z.enum(['high', 'medium', 'low', 'unverified']),
        sources: z.array(z.string()),
        csv: z.string().describe('The rule as lines that can be imported again'),
      }),
    ),
  }),
  refusals: deskReads,
  example: {
    rules: [
      {
        ...{ id: 1, kind: 'fastag', stateCode: '', from: '2026-12-01', phase: 'to-come' },
        ...{ confidence: 'low', sources: ['Price list'] },
        csv: 'rule,from,rupees,confidence,source\nfastag,2026-12-01,500,low,Price list',
      },
    ],
  },
});

/** What a list of rules would change; nothing is saved. */
export const deskPreviewTaxRules = defineContract({
  ...editor,
  call: calls.deskPreviewTaxRules,
  summary: 'Try a list of tax rules on five sample cars',
  body: list,
  answer: z.object({
    lines: z.int(),
    faults: z
      .array(z.object({ line: z.int(), column: z.string(), reason: z.enum(ruleFaults) }))
      .describe('The first hundred'),
    faultCount: z.int(),
    changes: z
      .array(
        z.object({
          ...key,
          replaces: z.boolean().describe('A saved rule of the same first day'),
          samples: z
            .array(
              z.object({
                id: z.enum(sampleCars.map(({ id }) => id)),
                exShowroomPaise: z.int(),
                beforePaise: z.int().nullable(),
                afterPaise: z.int().nullable(),
              }),
            )
            .describe('On-road prices on its first day, or today; null: not known'),
        }),
      )
      .describe('None where a line is wrong'),
  }),
  refusals: deskWrites,
  example: {
    ...{ lines: 1, faults: [], faultCount: 0 },
    changes: [
      {
        ...{ kind: 'fastag', stateCode: '', from: '2026-12-01', replaces: false },
        samples: [
          {
            ...{ id: 'small-petrol', exShowroomPaise: 55_000_000 },
            ...{ beforePaise: 60_955_500, afterPaise: 60_965_500 },
          },
        ],
      },
    ],
  },
});

/** Saves every rule of a list. Refused as a whole where a line is wrong. */
export const deskSaveTaxRules = defineContract({
  ...editor,
  call: calls.deskSaveTaxRules,
  summary: 'Import a list of tax rules',
  body: list,
  answer: z.object({ saved: z.int().describe('Rules') }),
  refusals: deskWrites,
  example: { saved: 1 },
});

/** Deletes a saved rule; the one before it, or the one that ships, is in force again. */
export const deskDeleteTaxRule = defineContract({
  ...editor,
  call: calls.deskDeleteTaxRule,
  summary: 'Delete an imported tax rule',
  params: z.object({
    id: z.coerce.number().int().min(1).max(2_000_000_000).describe('Id of the rule'),
  }),
  answer: z.object({ isDeleted: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found'],
  example: { isDeleted: true },
});
