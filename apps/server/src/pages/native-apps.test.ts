import { expect, test } from 'vitest';
import { androidAppSetting, iosAppSetting } from '../native-app-forms.ts';
import { associationFiles } from './native-apps.ts';

const print = (byte: string) => Array(32).fill(byte).join(':');
const android = `in.example.app=${print('AB')}+${print('0F')}`;

test('an app of each platform is named with what its system compares', () => {
  const files = associationFiles({ android, ios: 'ABCDE12345.in.example.app' });
  expect(files['/.well-known/assetlinks.json']).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'in.example.app',
        sha256_cert_fingerprints: [print('AB'), print('0F')],
      },
    },
  ]);
  expect(files['/.well-known/apple-app-site-association']).toMatchObject({
    applinks: { details: [{ appIDs: ['ABCDE12345.in.example.app'] }] },
  });
});

test('a platform without an app has no file', () => {
  expect(associationFiles({ android: null, ios: null })).toEqual({});
});

test.each([
  'in.example.app',
  `app=${print('AB')}`,
  `in.example.app=${print('ab')}`,
  `in.example.app=${Array(31).fill('AB').join(':')}`,
])('the setting %s is refused', (text) => {
  expect(androidAppSetting.safeParse(text).success).toBe(false);
});

test('a setting of either platform is accepted as written', () => {
  expect(androidAppSetting.parse(android)).toBe(android);
  expect(iosAppSetting.safeParse('ABCDE12345.in.example.app').success).toBe(true);
  expect(iosAppSetting.safeParse('in.example.app').success).toBe(false);
});
