import { describe, expect, test } from 'vitest';
import { calls } from './calls.ts';
import type { Contract } from './contract.ts';
import { contracts } from './contracts.ts';
import { errorCodes } from './error-codes.ts';
import { openApiDocument } from './openapi.ts';

const entries = Object.entries(contracts) as [keyof typeof calls, Contract][];

describe('every call', () => {
  test.each(entries)('%s has the address of its name', (name, contract) => {
    expect(contract.call).toBe(calls[name]);
  });

  test.each(entries.filter(([, { answer }]) => answer !== null))(
    '%s shows an example that is an answer of it',
    (_, contract) => {
      expect(contract.answer?.safeParse(contract.example).error?.issues ?? []).toEqual([]);
      expect(contract.example).toBeDefined();
    },
  );

  test.each(entries)('%s that changes something refuses cross-site requests', (_, contract) => {
    const changes = contract.call.method !== 'GET' || contract.call === calls.logout;
    expect(contract.refusals.includes('request/cross-site')).toBe(changes);
  });

  test.each(entries)(
    '%s declares the refusal for a missing session exactly if it needs one',
    (_, contract) => {
      expect(contract.refusals.includes('auth/required')).toBe(contract.who !== 'anyone');
    },
  );
});

test('only a missing or ended session is 401', () => {
  const codes = Object.entries(errorCodes).filter(([, { status }]) => status === 401);
  expect(codes.map(([code]) => code)).toEqual(['auth/required']);
});

test('the OpenAPI document has every call once, with descriptions and examples', () => {
  const { paths } = openApiDocument('Pahiya') as {
    paths: Record<
      string,
      Record<
        string,
        {
          operationId: string;
          summary: string;
          description: string;
          parameters: { name: string; description?: string }[];
        }
      >
    >;
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    Object.keys(contracts).sort(),
  );
  expect(operations.every(({ summary }) => summary.length > 5)).toBe(true);
  for (const { operationId, description, parameters } of operations) {
    expect(description, operationId).toMatch(
      /(?:\bPublic\b|Needs (?:a signed-in user|an operator)).*\.$/,
    );
    for (const one of parameters)
      expect(one.description, `${operationId} ${one.name}`).toMatch(/\S/);
  }
});

test('the calls without the global loader are those of the specification', () => {
  const silent = [
    ['logFrontendError', 'allCities', 'topServices', 'sendAdEvent', 'sendFeedback'],
    ['searchUniversal', 'blogSearch', 'votePoll', 'createChallanOrder'],
  ].flat() as (keyof typeof calls)[];
  const shown = [
    ['checkLogin', 'generateOtp', 'loginUser', 'logout', 'getVehicle', 'rtoDropdown'],
    ['listGarage', 'listReminders', 'listRtoServices', 'askRtoCallBack', 'blogHome', 'getMeta'],
  ].flat() as (keyof typeof calls)[];
  expect(silent.filter((name) => !calls[name].silent)).toEqual([]);
  expect(shown.filter((name) => calls[name].silent)).toEqual([]);
});
