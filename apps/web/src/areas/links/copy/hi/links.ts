import type { Copies } from '../../../../frame/copy/copies.ts';

/** शेयर किए गए लिंक के शब्द। */
export const copy: Copies['links'] = {
  title: 'शेयर किया गया लिंक',
  home: 'होम पेज पर जाएँ',
};
