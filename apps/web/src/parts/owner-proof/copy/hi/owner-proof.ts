import type { Copies } from '../../../../frame/copy/copies.ts';

/** RC के दो नंबर, जिनसे मालिक प्रमाणित होता है। */
export const copy: Copies['owner-proof'] = {
  chassisLabel: 'चेसिस नंबर',
  chassisHint: 'नई गाड़ियों में 17 अक्षर।',
  chassisMissing: 'पूरा चेसिस नंबर भरें, 5 से 25 अक्षर।',
  engineLabel: 'इंजन नंबर',
  engineHint: 'इलेक्ट्रिक गाड़ी में मोटर नंबर।',
  engineMissing: 'पूरा इंजन नंबर भरें, 3 से 25 अक्षर।',
};
