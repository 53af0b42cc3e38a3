import { expect, test } from 'vitest';
import { readEnvelope } from './read-envelope.ts';

test('a success gives the inner response', () => {
  expect(
    read({
      response: [{ response: '<x/>', responseStatus: 'SUCCESS' }],
      error: 'false',
      code: '200',
    }),
  ).toEqual({
    ok: true,
    value: { kind: 'found', inner: '<x/>' },
  });
});

test.each([
  'No details found for the given vehicle number',
  'Vehicle Details not Found',
  'No Record Found',
  'Data does not exist',
])('"%s" is an answer: not found, whatever the outer flag says', (text) => {
  for (const error of ['true', 'false']) {
    expect(
      read({ response: [{ response: text, responseStatus: 'ERROR' }], error, code: '200' }),
    ).toEqual({
      ok: true,
      value: { kind: 'not-found' },
    });
  }
});

test.each([
  {
    response: [{ response: 'VAHAN_01 - 3rd party service is down!', responseStatus: 'ERROR' }],
    error: 'true',
    code: '200',
  },
  { response: 'VAHAN_01 - 3rd party service is down!', error: 'true', code: '200' },
  { response: null, message: 'Service temporarily unavailable', error: 'true', code: '500' },
  {
    response: [{ response: 'Something odd', responseStatus: 'ERROR' }],
    error: 'true',
    code: '200',
  },
])('a source that is down is unavailable: %o', (envelope) => {
  expect(read(envelope)).toMatchObject({
    ok: false,
    error: { kind: 'unavailable', retryable: true },
  });
});

test('a request that ULIP refused is not retried', () => {
  const envelope = {
    response: null,
    error: 'true',
    code: '400',
    message: 'vehiclenumber must match',
  };
  expect(read(envelope)).toMatchObject({
    ok: false,
    error: { kind: 'rejected', retryable: false },
  });
});

test('boolean and numeric flags are accepted', () => {
  expect(
    read({ response: [{ response: {}, responseStatus: 'SUCCESS' }], error: false, code: 200 }),
  ).toMatchObject({ ok: true });
});

test.each([
  '',
  'null',
  '[]',
  '"text"',
  '{}',
  '{"response":[]}',
  '{"response":[{}]}',
  '{"response":{"a":1}}',
  '<html>',
])('the answer %s is malformed', (text) => {
  expect(readEnvelope('ulip-vahan', text)).toMatchObject({
    ok: false,
    error: { kind: 'malformed', retryable: false },
  });
});

test('no reason quotes the response', () => {
  const answer = read({
    response: [{ response: 'DL8CAF5030 is down', responseStatus: 'ERROR' }],
    error: 'true',
  });
  expect(JSON.stringify(answer)).not.toContain('DL8CAF5030');
});

function read(envelope: unknown) {
  return readEnvelope('ulip-vahan', JSON.stringify(envelope));
}
