import type { Refusal } from '../../../http/refusal.ts';

export const slugTaken: Refusal = {
  code: 'blog/slug-taken',
  detail: 'This address is or was used by another article, or belongs to another page.',
};

export const unknownCategory: Refusal = {
  code: 'blog/unknown-category',
  detail: 'Topic not found.',
};
