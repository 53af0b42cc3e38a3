import { z } from 'zod';
import { defineContract } from '../contract.ts';
import * as calls from './partner-firm-calls.ts';
import { partnerWrites } from './partner-refusals.ts';

const owners = { tag: 'partner', who: 'partner', memberRoles: ['owner'] } as const;

/** Adds a branch: new leads of its city go to it. A firm has one in a city, and at most 50. */
export const partnerAddBranch = defineContract({
  ...owners,
  call: calls.partnerAddBranch,
  summary: 'Add a branch',
  body: z.object({
    name: z.string().trim().min(2, { error: 'Enter the name of the branch' }).max(60),
    city: z.string().trim().min(2, { error: 'Enter the city' }).max(60),
  }),
  answer: z.object({ branchId: z.uuid() }),
  status: 201,
  refusals: [...partnerWrites, 'partner/wrong-state', 'lead/unknown-city'],
  example: { branchId: '3f0c2f1e-40d6-4ef4-8f43-2e5a3b1c9d70' },
});

/** Closes a branch that no member and no open invitation has. Its leads stay, for owners and managers of all branches. */
export const partnerCloseBranch = defineContract({
  ...owners,
  call: calls.partnerCloseBranch,
  summary: 'Close a branch',
  params: z.object({ branchId: z.uuid().describe('Id of a branch') }),
  answer: z.object({ isClosed: z.literal(true) }),
  refusals: [...partnerWrites, 'partner/not-found', 'partner/branch-in-use'],
  example: { isClosed: true },
});
