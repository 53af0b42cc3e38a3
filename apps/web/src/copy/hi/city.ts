import type { Copies } from '../copy-areas.ts';

/** Words of the city page. */
export const copy: Copies['city'] = { title: 'पेज' };
