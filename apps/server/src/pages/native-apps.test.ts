import { readdir, readFile } from 'node:fs/promises';
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

test('the source of the Android shell asks for little and exposes one activity and no object to pages', async () => {
  const main = new URL('../../../../companion/android/app/src/main/', import.meta.url);
  const manifest = await readFile(new URL('AndroidManifest.xml', main), 'utf8');
  const all = (pattern: RegExp) => [...manifest.matchAll(pattern)].map((match) => match[1]);
  expect(all(/<uses-permission android:name="([^"]+)"/g)).toEqual([
    'android.permission.INTERNET',
    'android.permission.POST_NOTIFICATIONS',
  ]);
  expect(all(/android:(?:allowBackup|usesCleartextTraffic)="([^"]+)"/g)).toEqual([
    'false',
    'false',
  ]);
  expect(all(/<(activity|service|receiver|provider)\b/g)).toEqual(['activity']);
  expect(all(/<action android:name="android\.intent\.action\.([A-Z]+)"/g)).toEqual([
    'MAIN',
    'VIEW',
    'SEND',
  ]);
  const sources = await readdir(new URL('java/', main), { recursive: true });
  const files = sources.filter((name) => name.endsWith('.kt'));
  expect(files.length).toBeGreaterThan(1);
  for (const name of files) {
    const text = await readFile(new URL(`java/${name}`, main), 'utf8');
    expect(text, name).not.toMatch(
      /\.addJavascriptInterface\(|allowFileAccess = true|MIXED_CONTENT_ALWAYS/,
    );
  }
});
