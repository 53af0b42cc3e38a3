import { ruleColumns } from '@pahiya/domain/new-cars/tax-rules/rule-cells';
import { ageBands, vehicleFeeClasses } from '@pahiya/domain/rto-services/fee-rule';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import * as calls from './rto-services-calls.ts';

const bilingual = z.object({ en: z.string(), hi: z.string() });
const confidence = z.enum(['high', 'medium', 'low', 'unverified']);
const paise = z.int().nullable().describe('Paise; null: the state sets it, or no sum is known');

const feeSchema = z.object({
  vehicleClass: z.enum(vehicleFeeClasses),
  ageBand: z.enum(ageBands).nullable().describe('Null if the fee does not depend on age'),
  lines: z.array(
    z.object({
      id: z.string(),
      name: bilingual,
      amountPaise: paise,
      isSetByState: z.boolean(),
      isDerived: z.boolean().describe('Derived as half of the registration fee'),
      confidence,
    }),
  ),
  centralFeePaise: paise.describe('Sum of the lines in paise; null when one of them is not known'),
});

/** One service of a registering or licensing office. */
const serviceSchema = z.object({
  id: z.string(),
  group: z.enum(['vehicle', 'licence']),
  isPopular: z.boolean(),
  name: bilingual,
  summary: bilingual,
  who: bilingual.describe('Who applies'),
  when: bilingual.nullable().describe('Time limit, if any'),
  forms: z.array(
    z.object({
      number: z.string(),
      title: bilingual,
      copies: z.int(),
      when: bilingual.nullable(),
    }),
  ),
  papers: z.array(z.object({ id: z.string(), name: bilingual, when: bilingual.nullable() })),
  steps: z.array(bilingual),
  where: z.array(z.object({ id: z.string(), name: bilingual, url: z.string().nullable() })),
  stops: z
    .array(z.object({ id: z.string(), name: bilingual, words: bilingual }))
    .describe('What blocks the service'),
  notes: z.array(bilingual),
  days: z.object({ least: z.int().nullable(), most: z.int() }).nullable(),
  time: bilingual.nullable().describe('In words, if there are no usual days'),
  fees: z.array(feeSchema).describe('Ordinary case: on time, one licence class, no smart card'),
  offer: z
    .object({
      stateCodes: z.array(z.string()),
      vehicleClasses: z.array(z.enum(vehicleFeeClasses)),
      serviceFeePaise: z
        .int()
        .describe('Our fee in paise, before GST; the government fee is apart'),
      fileWithinDays: z.int().describe('Days from accepted documents to filing'),
      orderPath: z.string().describe('Page to order it'),
    })
    .nullable()
    .describe('We do it for the owner at a fixed price; null: request a callback'),
  related: z.array(z.string()).describe('Ids of related services'),
  confidence,
  papersConfidence: confidence,
  sources: z.array(z.string()),
});

/** RTO services with fees, documents and steps. */
export const listRtoServices = defineContract({
  call: calls.listRtoServices,
  tag: 'rto',
  who: 'anyone',
  summary: 'RTO services with fees, documents and steps',
  description:
    'Central fees only: the state adds its own fee, card, tax and postage. Without a vehicle class the fees are those of a two-wheeler and of a private car.',
  query: z.object({
    group: z.enum(['vehicle', 'licence']).optional().describe('Only services of this kind'),
    vehicleClass: z.enum(vehicleFeeClasses).optional().describe('Vehicle class of the fees'),
    ageBand: z.enum(ageBands).optional().describe('Age of the vehicle, where a fee depends on it'),
  }),
  answer: z.object({
    services: z.array(serviceSchema),
    indicative: bilingual.describe('Show with every fee'),
    asOf: z.string().describe('Year and month of the facts'),
  }),
  refusals: ['request/too-many'],
  example: {
    services: [
      {
        id: 'noc',
        group: 'vehicle',
        isPopular: true,
        name: { en: 'NOC for another RTO or state', hi: 'दूसरे RTO या राज्य के लिए NOC' },
        summary: { en: 'No objection to moving the vehicle.', hi: 'गाड़ी ले जाने पर कोई आपत्ति नहीं।' },
        who: { en: 'The owner', hi: 'मालिक' },
        when: null,
        forms: [
          {
            number: '28',
            title: { en: 'Application for an NOC', hi: 'NOC का आवेदन' },
            copies: 3,
            when: null,
          },
        ],
        papers: [{ id: 'rc', name: { en: 'RC', hi: 'RC' }, when: null }],
        steps: [{ en: 'Apply on the portal.', hi: 'पोर्टल पर आवेदन करें।' }],
        where: [{ id: 'office', name: { en: 'The RTO', hi: 'RTO' }, url: null }],
        stops: [],
        notes: [],
        days: { least: 7, most: 30 },
        time: null,
        fees: [
          {
            vehicleClass: 'lmv-private',
            ageBand: null,
            lines: [
              {
                id: 'fee',
                name: { en: 'Fee', hi: 'फ़ीस' },
                amountPaise: 10_000,
                isSetByState: false,
                isDerived: false,
                confidence: 'high',
              },
            ],
            centralFeePaise: 10_000,
          },
        ],
        offer: null,
        related: ['new-mark-after-move'],
        confidence: 'high',
        papersConfidence: 'high',
        sources: ['Central Motor Vehicles Rules 1989, rule 81'],
      },
    ],
    indicative: { en: 'Central fee only.', hi: 'केवल केंद्रीय फ़ीस।' },
    asOf: '2026-11',
  },
});

/** Rules of taxes and fees that operators imported and that are in force today. */
export const rtoFeeRules = defineContract({
  call: calls.rtoFeeRules,
  tag: 'rto',
  who: 'anyone',
  summary: 'Imported tax and fee rules in force today',
  answer: z.object({
    lines: z
      .array(z.partialRecord(z.enum(ruleColumns), z.string()))
      .describe('Cells of the list by column; all other rules are the built-in ones'),
  }),
  refusals: ['request/too-many'],
  example: {
    lines: [
      {
        ...{ rule: 'smart-card-fee', from: '2026-12-01', rupees: '250' },
        ...{ confidence: 'high', source: 'Gazette' },
      },
    ],
  },
});
