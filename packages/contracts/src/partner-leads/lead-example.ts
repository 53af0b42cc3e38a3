import type { InboxLead, Lead } from './lead-schema.ts';

/** Examples of leads, for the reference. */
export const delhi = { cityId: 10084, name: { en: 'Delhi', hi: 'दिल्ली' } };
export const inboxExample: InboxLead = {
  leadId: '6e5f4c1a-1b2c-4d3e-8f90-a1b2c3d4e5f6',
  kind: 'used-car',
  stage: 'new',
  name: 'R•••••',
  city: delhi,
  title: 'Swift VXI 2019',
  member: null,
  due: { at: '2026-11-21T05:00:00Z', step: 'accept', isOverdue: false },
  createdAt: '2026-11-21T04:44:00Z',
  consent: {
    state: 'active',
    channels: ['call'],
    endsAt: '2026-12-21T04:44:00Z',
    withdrawnAt: null,
  },
};
export const leadExample: Lead = {
  ...inboxExample,
  mobile: '98•••••210',
  wish: 'Up to 6 lakh',
  slot: 'evening',
  quality: { score: 55, parts: ['hasVerifiedMobile', 'hasSlot', 'hasNoStrike'] },
  timesAsked: 1,
  lastAskedAt: '2026-11-21T04:44:00Z',
  reason: null,
  version: 1,
  events: [],
  erasure: null,
  dispute: null,
  disputableUntil: '2026-11-24T04:44:00Z',
};
