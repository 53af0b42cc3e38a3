import type { Refusal } from '../../http/refusal.ts';

/** For a consent that does not exist or belongs to another person. */
export const noContact: Refusal = { code: 'contact/not-found', detail: 'Not found.' };

/** No consent, an ended one, or a withdrawn one: alike for the partner. */
export const noConsent: Refusal = {
  code: 'partner/no-consent',
  detail: 'The person has not agreed to this, or has withdrawn it.',
};

export const outsideSlot: Refusal = {
  code: 'partner/outside-slot',
  detail: 'The person agreed to be contacted only at certain hours.',
};

export const paused: Refusal = {
  code: 'partner/paused',
  detail: 'The firm is paused and contacts nobody.',
};
