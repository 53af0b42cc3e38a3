import { familyRoles } from '@pahiya/domain/garage/family-role';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, vehicleNumberInput, vehicleNumberOutput } from '../fields.ts';
import * as calls from './family-calls.ts';
import { dueSchema } from './garage-contracts.ts';

const role = z.enum(familyRoles);
const vehicle = { vehicleNumber: vehicleNumberOutput, display: z.string(), role };
const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{C}]*$/u, { error: 'Enter plain text' });
const key = z.string().min(20).max(200).describe('Of the invitation’s link');

const family = z.object({
  vehicles: z.array(z.object({ vehicleNumber: vehicleNumberOutput, display: z.string() })),
  shares: z
    .array(
      z.object({
        shareId: z.uuid(),
        ...vehicle,
        name: z.string(),
        member: z.string().nullable().describe('Masked mobile; null until accepted'),
        joinPath: z.string().nullable().describe('Page of an open invitation'),
        expiresAt: instantSchema,
      }),
    )
    .describe('Of the caller’s vehicles'),
  shared: z
    .array(
      z.object({
        shareId: z.uuid(),
        ...vehicle,
        owner: z.string().describe('Name or masked mobile'),
        dues: z.array(dueSchema),
      }),
    )
    .describe('Vehicles of others'),
});
const example = { vehicles: [], shares: [], shared: [] } satisfies z.input<typeof family>;

/** Who sees the caller's vehicles, and whose vehicles the caller sees. */
export const readFamily = defineContract({
  call: calls.readFamily,
  tag: 'garage',
  who: 'user',
  summary: 'Shared vehicles and their people',
  answer: family,
  refusals: ['auth/required', 'request/too-many'],
  example,
});

/** Makes a link that one person can accept. It is sent by the caller, not by us. */
export const inviteToVehicle = defineContract({
  call: calls.inviteToVehicle,
  tag: 'garage',
  who: 'user',
  summary: 'Invite a person to a vehicle',
  body: z.object({ vehicleNumber: vehicleNumberInput, role, name }),
  answer: family,
  status: 201,
  refusals: [
    'auth/required',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'garage/not-in-garage',
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
  ],
  example,
});

const invitation = z.object({
  ...vehicle,
  owner: z.string().describe('Name or masked mobile'),
  isOwn: z.boolean(),
});
const invitationExample = {
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  role: 'viewer',
  owner: 'Asha',
  isOwn: false,
} satisfies z.input<typeof invitation>;

/** What an invitation offers. Reading it accepts nothing. */
export const readInvitation = defineContract({
  call: calls.readInvitation,
  tag: 'garage',
  who: 'user',
  summary: 'What an invitation offers',
  query: z.object({ key }),
  answer: invitation,
  refusals: ['auth/required', 'link/over', 'request/bad-input', 'request/too-many'],
  example: invitationExample,
});

/** Accepts an invitation, once. */
export const acceptInvitation = defineContract({
  call: calls.acceptInvitation,
  tag: 'garage',
  who: 'user',
  summary: 'Accept an invitation',
  body: z.object({ key }),
  answer: invitation,
  refusals: [
    'auth/required',
    'link/over',
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
  ],
  example: invitationExample,
});

/** Ends a share or an invitation at once, by the owner or by the member. */
export const endShare = defineContract({
  call: calls.endShare,
  tag: 'garage',
  who: 'user',
  summary: 'End a share at once',
  params: z.object({ shareId: z.uuid().describe('Of readFamily') }),
  answer: family,
  refusals: ['auth/required', 'request/bad-input', 'request/cross-site', 'request/too-many'],
  example,
});
