import type { Copies } from '../../../../frame/copy/copies.ts';

/** फ़र्म के बैंक खाते वाले पेज के शब्द। */
export const copy: Copies['partner-bank'] = {
  title: 'बैंक खाता',
  text: 'एक ओनर खाता जोड़ता है और दूसरा उसकी पुष्टि करता है। उसमें पैसा तय समय बीतने के बाद ही आ सकता है, और हर क़दम पर सभी ओनर को ईमेल जाता है।',
  accounts: 'खाते',
  none: 'अभी कोई खाता नहीं।',
  states: {
    proposed: 'दूसरे ओनर की पुष्टि बाक़ी',
    waiting: 'पुष्टि हो गई, पैसा अभी नहीं आएगा',
    'in-use': 'चालू',
    replaced: 'बदल दिया गया',
    cancelled: 'रद्द',
  },
  proposed: (name, time) => `${name} ने जोड़ा, ${time}`,
  usable: (time) => `पैसा ${time} के बाद आ सकता है`,
  confirm: 'पुष्टि करें',
  cancel: 'रद्द करें',
  confirmLong: (number) => `खाते ${number} की पुष्टि करें`,
  cancelLong: (number) => `खाता ${number} रद्द करें`,
  oneOwner: 'आपकी फ़र्म में एक ही ओनर है। कृपया दूसरे ओनर को बुलाएँ, जो खाते की पुष्टि कर सके।',
  propose: 'खाता जोड़ें',
  holder: 'खाताधारक का नाम',
  number: 'खाता नंबर',
  ifsc: 'IFSC',
  ifscHint: 'ग्यारह अक्षर, जैसे HDFC0001234',
  submit: 'खाता जोड़ें',
  done: {
    propose: 'खाता जोड़ दिया गया। अब दूसरे ओनर को पुष्टि करनी है।',
    confirm: 'खाते की पुष्टि हो गई।',
    cancel: 'खाता रद्द हो गया।',
  },
};
