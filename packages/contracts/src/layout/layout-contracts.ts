import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { languageSchema } from '../fields.ts';
import * as calls from './layout-calls.ts';
import {
  headSchema,
  layoutAnswer,
  officeDetailsSchema,
  officeKeySchema,
  servicesAnswer,
} from './layout-schema.ts';
import { pageKeySchema } from './layout-texts.ts';

/** Areas of the product in the order of the home page, as published by an editor. */
export const topServices = defineContract({
  call: calls.topServices,
  tag: 'app',
  who: 'anyone',
  summary: 'Top services',
  answer: servicesAnswer,
  refusals: ['request/too-many'],
  example: { services: [{ id: 'rc-details', path: '/rc-search' }] },
});

/** A layout section, such as the footer. Unknown sections are refused. */
export const getLayout = defineContract({
  call: calls.getLayout,
  tag: 'app',
  who: 'anyone',
  summary: 'A layout section',
  params: z.object({ section: z.string().min(1).max(60).describe('Name of a section') }),
  answer: layoutAnswer,
  refusals: ['layout/unknown-section', 'request/too-many'],
  example: {
    data: [
      {
        id: 'vehicle',
        title: { en: 'Your vehicle', hi: 'आपकी गाड़ी' },
        links: [{ id: 'garage', path: '/garage', label: { en: 'Garage', hi: 'गैरेज' } }],
      },
    ],
  },
});

/** Title, description and canonical path of a public page, as edited or the page's default. */
export const getMeta = defineContract({
  call: calls.getMeta,
  tag: 'app',
  who: 'anyone',
  summary: 'Title, canonical address and description of a page',
  query: z.object({
    path: pageKeySchema.describe('Path of the page, below the language'),
    language: languageSchema.default('en'),
  }),
  answer: z.object({
    title: z.string().describe("Without the product's name, which the page appends"),
    canonical: z.url(),
    description: z.string(),
  }),
  refusals: ['layout/unknown-page', 'request/too-many'],
  example: {
    title: 'RC details by vehicle number',
    canonical: 'https://pahiya.example/rc-search',
    description: 'Registration, insurance and RTO details of any Indian vehicle.',
  },
});

/** Edited titles and descriptions, for the rendering server; pages without one use their defaults. */
export const editedMetas = defineContract({
  call: calls.editedMetas,
  tag: 'app',
  who: 'anyone',
  summary: 'Edited titles and descriptions of pages',
  answer: z.object({ metas: z.array(headSchema.extend({ path: z.string() })) }),
  refusals: ['request/too-many'],
  example: {
    metas: [
      {
        path: '/rc-search',
        en: { title: 'RC details', description: 'Of any Indian vehicle.' },
        hi: { title: 'RC की जानकारी', description: 'किसी भी गाड़ी की।' },
      },
    ],
  },
});

/** Contact details of an RTO as entered at the desk; null if none. */
export const rtoOfficeDetails = defineContract({
  call: calls.rtoOfficeDetails,
  tag: 'places',
  who: 'anyone',
  summary: 'Address, phone, timings and jurisdiction of an RTO',
  query: z.object({ office: officeKeySchema.describe('Slug of the office, e.g. dl-08') }),
  answer: z.object({ details: officeDetailsSchema.nullable() }),
  refusals: ['request/too-many'],
  example: {
    details: {
      address: 'Plot 1, Sector 2, Example Nagar 110001',
      phone: '011 2345 6789',
      source: 'Transport Department, Delhi',
      checkedOn: '2026-11-23',
    },
  },
});
