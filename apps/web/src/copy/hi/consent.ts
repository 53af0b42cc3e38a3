import type { Copies } from '../copy-areas.ts';

/** Words of the consent page. */
export const copy: Copies['consent'] = { title: 'पेज' };
