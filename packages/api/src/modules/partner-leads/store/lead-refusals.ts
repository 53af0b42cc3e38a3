import type { Refusal } from '../../../http/refusal.ts';

export const noSuchLead: Refusal = { code: 'partner/not-found', detail: 'Not found.' };

export const wrongState: Refusal = {
  code: 'partner/wrong-state',
  detail: 'Not possible at this stage of the lead.',
};

export const changedMeanwhile: Refusal = {
  code: 'partner/changed-meanwhile',
  detail: 'Someone changed this lead since it was read. Read it again.',
};

export const nextStepNeeded: Refusal = {
  code: 'partner/next-step-needed',
  detail: 'From contacted on, a lead needs a next step with a time in the future.',
};

export const cursorInvalid: Refusal = {
  code: 'partner/cursor-invalid',
  detail: 'The cursor is not one of ours.',
};

export const callFailed: Refusal = {
  code: 'partner/call-failed',
  detail: 'The call could not be connected. Try again in a minute.',
};

export const disputeOver: Refusal = {
  code: 'partner/dispute-over',
  detail: 'A lead can be disputed within 72 hours, before its number is viewed, once.',
};

export const reasonNeeded: Refusal = {
  code: 'partner/reason-needed',
  detail: 'Give the reason for this stage.',
};
