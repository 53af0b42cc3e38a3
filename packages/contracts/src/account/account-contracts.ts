import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, languageSchema } from '../fields.ts';
import * as calls from './account-calls.ts';

/** The caller's account. */
export const accountSchema = z.object({
  userId: z.uuid(),
  mobileMasked: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  language: languageSchema,
  createdAt: instantSchema,
});
export type Account = z.infer<typeof accountSchema>;

export const getAccount = defineContract({
  call: calls.getAccount,
  tag: 'account',
  who: 'user',
  summary: "The caller's account",
  answer: z.object({ account: accountSchema }),
  refusals: ['auth/required', 'request/too-many'],
  example: {
    account: {
      userId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
      mobileMasked: '98•••••210',
      name: 'Asha',
      email: 'asha@example.in',
      language: 'hi',
      createdAt: '2026-11-20T09:12:00Z',
    },
  },
});

/** Changes name, e-mail or language. An empty text clears a field; an omitted field is unchanged. */
export const updateAccount = defineContract({
  call: calls.updateAccount,
  tag: 'account',
  who: 'user',
  summary: 'Change name, email or language',
  body: z.object({
    name: z
      .string()
      .trim()
      .max(80)
      .regex(/^(?:[\p{L}\p{M}][\p{L}\p{M} ]*[\p{L}\p{M}])?$/u, {
        error: 'Enter at least two letters; only letters and spaces are allowed',
      })
      .optional(),
    email: z
      .string()
      .trim()
      .max(254)
      .regex(/^(?:[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,4})?$/, {
        error: 'Enter an email address like name@example.in',
      })
      .optional(),
    language: languageSchema.optional(),
  }),
  answer: z.object({ account: accountSchema }),
  refusals: ['auth/required', 'request/cross-site', 'request/too-many'],
  example: {
    account: {
      userId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
      mobileMasked: '98•••••210',
      name: 'Asha',
      email: 'asha@example.in',
      language: 'hi',
      createdAt: '2026-11-20T09:12:00Z',
    },
  },
});

/** Exports all data about the caller, table by table, as a JSON download. */
export const exportAccount = defineContract({
  call: calls.exportAccount,
  tag: 'account',
  who: 'user',
  summary: "Export the caller's data",
  answer: z.object({
    exportedAt: instantSchema,
    account: z.object({ ...accountSchema.shape, mobile: z.string() }),
    devices: z.array(z.record(z.string(), z.unknown())),
    garage: z.array(z.record(z.string(), z.unknown())),
    recentSearches: z.array(z.record(z.string(), z.unknown())),
    consents: z.array(z.record(z.string(), z.unknown())),
    reports: z.array(z.record(z.string(), z.unknown())),
    hiddenVehicles: z.array(z.record(z.string(), z.unknown())),
    provedVehicles: z.array(z.record(z.string(), z.unknown())),
    tollCrossings: z.array(z.record(z.string(), z.unknown())),
    tollNotices: z.array(z.record(z.string(), z.unknown())),
    vehicleWatches: z.array(z.record(z.string(), z.unknown())),
    nocClocks: z.array(z.record(z.string(), z.unknown())),
    upkeep: z.array(z.record(z.string(), z.unknown())),
    wallet: z.array(z.record(z.string(), z.unknown())),
    family: z.array(z.record(z.string(), z.unknown())),
    ownerAlerts: z.array(z.record(z.string(), z.unknown())),
    loanApplications: z.array(z.record(z.string(), z.unknown())),
    insuranceRequests: z.array(z.record(z.string(), z.unknown())),
    insuranceClaims: z.array(z.record(z.string(), z.unknown())),
    insuranceInspections: z.array(z.record(z.string(), z.unknown())),
    lookups: z.array(z.record(z.string(), z.unknown())),
    challanSearches: z.array(z.record(z.string(), z.unknown())),
    orders: z.array(z.record(z.string(), z.unknown())),
    pollVotes: z.array(z.record(z.string(), z.unknown())),
    assistantQuestions: z.array(z.record(z.string(), z.unknown())),
    formSubmissions: z.array(z.record(z.string(), z.unknown())),
    callBacks: z.array(z.record(z.string(), z.unknown())),
    carSales: z.array(z.record(z.string(), z.unknown())),
    usedCarAlerts: z.array(z.record(z.string(), z.unknown())),
    contacts: z.array(z.record(z.string(), z.unknown())),
    enquiries: z.array(z.record(z.string(), z.unknown())),
    tagIssues: z.array(z.record(z.string(), z.unknown())),
    reminders: z.array(z.record(z.string(), z.unknown())),
    reminderDays: z.array(z.record(z.string(), z.unknown())),
    tagBalances: z.array(z.record(z.string(), z.unknown())),
    messageChoices: z.array(z.record(z.string(), z.unknown())),
    notices: z.array(z.record(z.string(), z.unknown())),
    pushDevices: z.array(z.record(z.string(), z.unknown())),
    savedSearches: z.array(z.record(z.string(), z.unknown())),
    contentReports: z.array(z.record(z.string(), z.unknown())),
    usedCarQueues: z.array(z.record(z.string(), z.unknown())),
    usedCarListings: z.array(z.record(z.string(), z.unknown())),
    carReviews: z.array(z.record(z.string(), z.unknown())),
    community: z.array(z.record(z.string(), z.unknown())),
    events: z.array(z.record(z.string(), z.unknown())),
  }),
  refusals: ['auth/required', 'request/too-many'],
  example: {
    exportedAt: '2026-11-21T04:44:00Z',
    account: {
      userId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
      mobileMasked: '98•••••210',
      mobile: '9876543210',
      name: 'Asha',
      email: null,
      language: 'hi',
      createdAt: '2026-11-20T09:12:00Z',
    },
    devices: [],
    garage: [],
    recentSearches: [],
    consents: [],
    reports: [],
    hiddenVehicles: [],
    provedVehicles: [],
    tollCrossings: [],
    tollNotices: [],
    vehicleWatches: [],
    nocClocks: [],
    upkeep: [],
    wallet: [],
    family: [],
    ownerAlerts: [],
    loanApplications: [],
    insuranceRequests: [],
    insuranceClaims: [],
    insuranceInspections: [],
    lookups: [],
    challanSearches: [],
    orders: [],
    pollVotes: [],
    assistantQuestions: [],
    formSubmissions: [],
    callBacks: [],
    contacts: [],
    enquiries: [],
    carSales: [],
    usedCarAlerts: [],
    tagIssues: [],
    reminders: [],
    reminderDays: [],
    tagBalances: [],
    messageChoices: [],
    notices: [],
    pushDevices: [],
    savedSearches: [],
    contentReports: [],
    usedCarQueues: [],
    usedCarListings: [],
    carReviews: [],
    community: [],
    events: [],
  },
});

/** Deletes the account and its data. Lists the records kept by law, with reason and retention period. */
export const deleteAccount = defineContract({
  call: calls.deleteAccount,
  tag: 'account',
  who: 'user',
  summary: 'Delete the account',
  body: z.object({
    confirm: z.literal('DELETE').describe('The word DELETE, to prevent accidental deletion'),
  }),
  answer: z.object({
    deletedAt: instantSchema,
    kept: z.array(
      z.object({
        id: z.enum(['security-log', 'lookup-log', 'paid-orders', 'removed-texts']),
        what: z.string(),
        why: z.string(),
        until: instantSchema,
      }),
    ),
  }),
  refusals: ['auth/required', 'request/cross-site', 'request/too-many'],
  example: {
    deletedAt: '2026-11-21T04:44:00Z',
    kept: [
      {
        id: 'lookup-log',
        what: 'Look-up log, not linked to the person',
        why: 'DPDP Rules 2025, rule 8(3)',
        until: '2027-11-21T04:44:00Z',
      },
    ],
  },
});
