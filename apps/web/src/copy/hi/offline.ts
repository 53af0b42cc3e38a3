import type { Copies } from '../copy-areas.ts';

/** Words of the offline page. */
export const copy: Copies['offline'] = { title: 'पेज' };
