import type { Copies } from '../copy-areas.ts';

/** Words of the sign-in page. */
export const copy: Copies['sign-in'] = { title: 'पेज' };
