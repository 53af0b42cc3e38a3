import { expect, test } from 'vitest';
import { copy as english } from './copy/en/account.ts';
import { copy as hindi } from './copy/hi/account.ts';
import { deviceName } from './device-name.ts';

test.each([
  ['Chrome on Android', 'Chrome on Android', 'Android पर Chrome'],
  ['Samsung Internet on Android', 'Samsung Internet on Android', 'Android पर Samsung Internet'],
  ['Browser on Windows', 'Browser on Windows', 'Windows पर ब्राउज़र'],
  ['Unknown device', 'Unknown device', 'अज्ञात डिवाइस'],
  ['Firefox', 'Firefox', 'Firefox'],
])('%s', (label, inEnglish, inHindi) => {
  expect(deviceName(label, english.devices)).toBe(inEnglish);
  expect(deviceName(label, hindi.devices)).toBe(inHindi);
});
