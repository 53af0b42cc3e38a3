import type { Copies } from '../../../../frame/copy/copies.ts';

export const copy: Copies['install'] = {
  title: (brand) => `${brand} को होम स्क्रीन पर जोड़ें`,
  text: 'यह ऐप की तरह खुलता है, बिना नेटवर्क भी चलता है और कुछ सौ किलोबाइट जगह लेता है। किसी स्टोर से कुछ डाउनलोड नहीं होता।',
  act: 'होम स्क्रीन पर जोड़ें',
  later: 'अभी नहीं',
};
