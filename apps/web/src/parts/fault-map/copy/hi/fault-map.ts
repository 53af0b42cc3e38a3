import type { Copies } from '../../../../frame/copy/copies.ts';

/** गाड़ी के ख़ाके पर ख़राबियों के शब्द। */
export const copy: Copies['fault-map'] = {
  views: { left: 'बाईं ओर', top: 'ऊपर से', right: 'दाईं ओर' },
  fault: (number, name) => `ख़राबी ${number}: ${name}`,
};
