import type { Copies } from '../../../../frame/copy/copies.ts';

export const copy: Copies['insurance-terms'] = {
  title: 'इन शर्तों के स्रोत',
  terms: {
    property: 'दूसरों की संपत्ति का नुक़सान',
    restrictedProperty: 'दूसरों की संपत्ति का सीमित कवर',
    totalLossPercent: 'पूरा नुक़सान',
    ownerDriver: 'मालिक-चालक दुर्घटना कवर',
    surveyorAbove: 'रजिस्टर्ड सर्वेयर',
    bonusKeptDays: 'नो-क्लेम बोनस कितने दिन बचा रहता है',
    valueFallPercent: 'बीमित मूल्य का घटना',
    claimNotice: 'बीमा कंपनी को बताने का समय',
    portal: 'IRDAI में शिकायत',
  },
  since: (day) => `${day} से लागू।`,
  uncertain: 'आम चलन है; आपकी पॉलिसी में अलग हो सकता है।',
};
