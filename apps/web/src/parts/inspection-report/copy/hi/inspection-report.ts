import type { Copies } from '../../../../frame/copy/copies.ts';

/** जाँच की रिपोर्ट के शब्द। */
export const copy: Copies['inspection-report'] = {
  title: 'जाँच रिपोर्ट',
  score: (total) => `100 में से ${total}`,
  conditions: {
    excellent: 'बेहतरीन',
    'very-good': 'बहुत अच्छी',
    good: 'अच्छी',
    fair: 'ठीक-ठाक',
    poor: 'ख़राब',
  },
  fine: (fine, all) => `${all} में से ${fine} बिंदु ठीक`,
  inspected: (when, km, city) => `जाँच: ${when}, ${km} km पर, ${city}`,
  by: 'जाँचकर्ता:',
  valid: (when, km) => `${when} तक, या ${km} km और चलने तक मान्य`,
  capped: 'ढाँचे में ख़राबी या बाढ़ के निशान मिले, इसलिए हालत ज़्यादा से ज़्यादा “ठीक-ठाक” है।',
  noFaults: 'कोई ख़राबी नहीं मिली।',
  repairs: 'मरम्मत का अंदाज़ा',
  cost: (low, high) => `${low} से ${high}`,
  photo: (name, number) => `फ़ोटो ${number}: ${name}`,
  allPoints: (count) => `सभी ${count} बिंदु`,
  grades: {
    '5': '5, नई जैसी',
    '4': '4, हल्का घिसाव',
    '3': '3, घिसाव',
    '2': '2, काम ज़रूरी',
    '1': '1, असुरक्षित या फ़ेल',
    P: 'पास',
    F: 'फ़ेल',
    N: 'लगा नहीं',
    U: 'जाँच नहीं हुई',
  },
};
