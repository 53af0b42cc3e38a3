import type { Copies } from '../../../../frame/copy/copies.ts';

/** Copy of the button that puts something on the shortlist. */
export const copy: Copies['keeping'] = {
  keep: (name) => `${name} को शॉर्टलिस्ट में रखें`,
  kept: (name) => `${name} को शॉर्टलिस्ट से हटाएँ`,
};
