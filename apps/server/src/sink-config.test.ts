import { expect, test } from 'vitest';
import { ConfigFaults, readConfig } from './config.ts';

const secret = 'a-secret-of-some-length';

function faultsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigFaults) return error.faults;
    throw error;
  }
}

test('without configuration there is no sink, and no events are sent', () => {
  expect(readConfig({})).toMatchObject({ sinks: null, meta: null });
});

test('a sink with an address is open, the others stay closed', () => {
  const variables = { SHEET_LEADS_URL: 'https://script.example/exec', FORM_SINK_SECRET: secret };
  expect(readConfig(variables).sinks).toEqual({
    secret,
    urls: { 'sheet-leads': 'https://script.example/exec' },
  });
});

test.each<[string, Record<string, string>, string]>([
  ['an address without a key', { FORM_WEBHOOK_URL: 'https://a.example' }, 'FORM_SINK_SECRET'],
  ['a short key', { FORM_SINK_SECRET: 'short' }, 'FORM_SINK_SECRET'],
  [
    'what is no address',
    { FORM_WEBHOOK_URL: 'ftp://a.example', FORM_SINK_SECRET: secret },
    'FORM_WEBHOOK_URL',
  ],
  ['a part of Meta', { META_PIXEL_ID: '123456' }, 'META_BASE_URL, META_ACCESS_TOKEN'],
])('%s is an error', (_, variables, words) => {
  expect(faultsOf(variables).join()).toContain(words);
});

test('in production personal data is sent only over TLS', () => {
  const variables = {
    NODE_ENV: 'production',
    FORM_WEBHOOK_URL: 'http://hooks.example',
    FORM_SINK_SECRET: secret,
  };
  expect(faultsOf(variables)).toContain('FORM_WEBHOOK_URL must be an https address in production');
});
