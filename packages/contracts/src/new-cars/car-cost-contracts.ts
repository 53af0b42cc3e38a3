import { quotationMarks } from '@pahiya/domain/new-cars/check-quotation';
import { onRoadLineIds } from '@pahiya/domain/new-cars/on-road-price';
import { quotationKinds, quotationLimits } from '@pahiya/domain/new-cars/quotation-text';
import { taxOwners } from '@pahiya/domain/rto-services/road-tax';
import { costParts } from '@pahiya/domain/running-costs/five-year-cost';
import { costBounds, energies } from '@pahiya/domain/running-costs/running-costs';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { inEveryLanguage, istDateSchema, languageSchema } from '../fields.ts';
import * as calls from './car-cost-calls.ts';
import { carSlug } from './car-slug.ts';

const named = z.object({ slug: z.string(), name: z.string() });
const carNames = { make: named, model: named, variant: named };
const city = z.object({
  cityId: z.int(),
  name: inEveryLanguage(z.string()),
  stateCode: z.string(),
});
const registered = {
  ...{ make: carSlug, model: carSlug, variant: carSlug },
  cityId: z.int().min(1).max(99_999).default(10_084).describe('City of registration'),
  owner: z.enum(taxOwners).default('individual'),
};
const amount = z.int().describe('Paise');

function within({ least, most }: { readonly least: number; readonly most: number }) {
  return z.int().min(least).max(most);
}

const inputs = z.object({
  kmAYear: within(costBounds.kmAYear),
  fuelPrice: within(costBounds.fuelPrice).describe('Paise a litre, kilogram or unit'),
  mileage: within(costBounds.mileage).describe(
    'Claimed: hundredths of a kilometre per litre, kilogram or unit; 0: not known',
  ),
  mileageShare: within(costBounds.mileageShare).describe('Of the claim, thousandths of a percent'),
  loanShare: within(costBounds.loanShare).describe(
    'Of the on-road price, thousandths of a percent; 0: no loan',
  ),
  rate: within(costBounds.rate).describe('A year, thousandths of a percent'),
  months: within(costBounds.months),
  service: within(costBounds.service).describe('Paise a year at 11,000 km'),
  tyreSet: within(costBounds.tyreSet).describe('Paise'),
  tyreSets: within(costBounds.tyreSets).describe('In five years'),
  premiumStep: within(costBounds.premiumStep).describe(
    'Own-damage premium kept from year to year, thousandths of a percent',
  ),
  valueLeft: within(costBounds.valueLeft).describe(
    'Worth after five years at 11,000 km, of the price, thousandths of a percent',
  ),
});

/** What a variant costs in five years, by what the buyer says about use and loan. */
export const carCost = defineContract({
  call: calls.carCost,
  tag: 'new cars',
  who: 'anyone',
  summary: 'Cost of a variant over five years',
  description: 'Inputs left out take the usual values, which are in the answer too.',
  body: z.object({ ...registered, inputs: inputs.partial().default({}) }),
  answer: z.object({
    ...carNames,
    city,
    energy: z.enum(energies),
    cost: z
      .object({
        inputs,
        usual: inputs,
        exShowroomPaise: amount,
        onRoadPaise: amount.nullable(),
        parts: z.array(
          z.object({
            id: z.enum(costParts),
            byYear: z.array(amount).nullable().describe('Five years; null: not known'),
            totalPaise: amount.nullable(),
          }),
        ),
        totalPaise: amount.nullable().describe('Null while a part is not known'),
        perMonthPaise: amount.nullable(),
        worthPaise: amount.nullable().describe('What the car is worth after five years'),
        loan: z.object({ principalPaise: amount, instalmentPaise: amount }).nullable(),
        monthlyPaise: amount.nullable().describe('Instalment, fuel and insurance of a month'),
        sources: z.array(
          z.object({ of: z.string(), from: istDateSchema, sources: z.array(z.string()) }),
        ),
      })
      .nullable()
      .describe('Null: there is no price that is not old'),
  }),
  refusals: ['new-car/not-found', 'new-car/unknown-city', 'request/cross-site', 'request/too-many'],
  example: {
    make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
    model: { slug: 'swift', name: 'Swift' },
    variant: { slug: 'vxi', name: 'VXI' },
    city: { cityId: 10084, name: { en: 'Delhi', hi: 'दिल्ली' }, stateCode: 'DL' },
    energy: 'petrol',
    cost: null,
  },
});

const part = z.object({
  id: z.enum(onRoadLineIds),
  name: inEveryLanguage(z.string()).nullable(),
  amountPaise: amount,
});

/** A dealer's quotation, each line marked by the rule for it. Nothing is stored. */
export const carQuotation = defineContract({
  call: calls.carQuotation,
  tag: 'new cars',
  who: 'anyone',
  summary: "Check a dealer's quotation",
  description:
    'Taxes are those of the quoted ex-showroom price. A letter is there if a line differs or is not lawful.',
  body: z.object({
    ...registered,
    withLoan: z.boolean().default(false),
    lines: z
      .array(
        z.object({
          label: z.string().trim().min(1).max(quotationLimits.label),
          amountPaise: z.int().min(0).max(quotationLimits.amount),
        }),
      )
      .min(1)
      .max(quotationLimits.lines),
  }),
  answer: z.object({
    ...carNames,
    city,
    listPaise: amount.nullable().describe('The price that we know; null: none that is current'),
    lines: z.array(
      z.object({
        label: z.string(),
        amountPaise: amount,
        kind: z.enum(quotationKinds),
        mark: z.enum(quotationMarks),
        expectedPaise: amount.nullable(),
        differencePaise: amount.describe(
          'Counted in the sum; 0 unless it differs or is not lawful',
        ),
        includes: z.array(part).describe('Taxes and fees that it holds besides its own'),
        sources: z.array(z.string()),
      }),
    ),
    differencePaise: amount.describe('Sum of the differences'),
    missing: z.array(part).describe('Taxes and fees on no line'),
    quotedPaise: amount.describe('Sum of the lines, discounts taken off'),
    writtenPaise: amount.nullable().describe('The total on the quotation'),
    letter: z
      .object({
        ...{ en: z.object({ subject: z.string(), body: z.string() }) },
        ...{ hi: z.object({ subject: z.string(), body: z.string() }) },
        path: z.string().describe('The letter as PDF; add `language`'),
      })
      .nullable(),
  }),
  refusals: [
    'new-car/not-found',
    'new-car/unknown-city',
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
  ],
  example: {
    make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
    model: { slug: 'swift', name: 'Swift' },
    variant: { slug: 'vxi', name: 'VXI' },
    city: { cityId: 10084, name: { en: 'Delhi', hi: 'दिल्ली' }, stateCode: 'DL' },
    listPaise: 65_490_000,
    lines: [
      {
        ...{ label: 'Handling', amountPaise: 850_000, kind: 'handling', mark: 'not-lawful' },
        ...{ expectedPaise: 0, differencePaise: 850_000, includes: [], sources: [] },
      },
    ],
    ...{ differencePaise: 850_000, missing: [], quotedPaise: 850_000, writtenPaise: null },
    letter: null,
  },
});

/** The letter about a quotation as PDF, by the key in its path. */
export const carQuotationLetter = defineContract({
  call: calls.carQuotationLetter,
  tag: 'new cars',
  who: 'anyone',
  summary: 'The letter about a quotation as PDF',
  query: z.object({
    letter: z.string().min(1).max(9000).describe('Key of the letter, from `letter.path`'),
    language: languageSchema.default('en'),
  }),
  answer: null,
  refusals: ['request/bad-input', 'request/too-many'],
});
