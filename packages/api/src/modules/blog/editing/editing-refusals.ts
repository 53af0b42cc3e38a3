import type { Refusal } from '../../../http/refusal.ts';

export const slugTaken: Refusal = {
  code: 'blog/slug-taken',
  detail: 'Another article has this address, or had it, or it is a page of its own.',
};

export const unknownCategory: Refusal = {
  code: 'blog/unknown-category',
  detail: 'There is no such topic.',
};
