import { expect, test } from 'vitest';
import { isOptOut } from './whatsapp.ts';

test.each(['STOP', ' Stop. ', 'stop all!', 'Unsubscribe', 'बंद करें', 'बंद।', 'Band karo', 'रोकें'])(
  '%s ends all messages',
  (text) => expect(isOptOut(text)).toBe(true),
);

test.each([
  '',
  'When does it stop?',
  'do not stop',
  'बंद कब होगा',
  'bus stop',
  '🙂',
  'stop'.repeat(50),
])('%s ends nothing', (text) => expect(isOptOut(text)).toBe(false));
