import { expect, test } from 'vitest';
import { secondsOf, videoIdOf } from './typed-video.ts';

test.each([
  ['https://www.youtube.com/watch?v=sandbox-001&t=10', 'sandbox-001'],
  ['https://youtu.be/sandbox-001', 'sandbox-001'],
  ['https://www.youtube.com/shorts/sandbox-001', 'sandbox-001'],
  ['sandbox-001', 'sandbox-001'],
  ['https://evil.example/', 'https://evil.example/'],
])('the id of %s', (link, id) => expect(videoIdOf(link)).toBe(id));

test.each([
  ['12:05', 725],
  ['1:02:05', 3725],
  ['0:59', 59],
  ['12', 0],
  ['1:99', 0],
])('%s is %i seconds', (length, seconds) => expect(secondsOf(length)).toBe(seconds));
