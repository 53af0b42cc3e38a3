import { expect, test } from 'vitest';
import { pathOf, readNotice } from './push-notice.ts';

test('a push becomes a notification with a page of this site', () => {
  const news = { title: 'PUC', body: 'ends', tag: 'a', path: '/hi/reminders?key=a' };
  expect(readNotice(() => news)).toMatchObject({ title: 'PUC', data: '/hi/reminders?key=a' });
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:1', 7, null])(
  'a tap never leads to %s',
  (path) => expect(pathOf(path)).toBe('/reminders'),
);

test('a push that cannot be read still shows a notification', () => {
  const broken = () => {
    throw new SyntaxError('no JSON');
  };
  for (const read of [undefined, broken, () => null, () => 'text', () => ({ title: 7 })]) {
    expect(readNotice(read)).toMatchObject({ title: 'Pahiya', data: '/reminders' });
  }
});
