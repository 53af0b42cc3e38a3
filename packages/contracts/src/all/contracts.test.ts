import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Contract } from '../contract.ts';
import { errorCodes } from '../error-codes.ts';
import { type CallName, contracts } from './contracts.ts';

const entries = Object.entries(contracts) as [CallName, Contract][];

describe('every call', () => {
  test.each(entries)('%s has the address of its name', (name, contract) => {
    expect(contract.call.name).toBe(name);
  });

  test.each(entries.filter(([, { answer }]) => answer !== null))(
    '%s shows an example that is an answer of it',
    (_, contract) => {
      expect(contract.answer?.safeParse(contract.example).error?.issues ?? []).toEqual([]);
      expect(contract.example).toBeDefined();
    },
  );

  test.each(entries)('%s that changes something refuses cross-site requests', (_, contract) => {
    const changes = contract.call.method !== 'GET' || contract.call.name === 'logout';
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

test('every contract of every file is in the list', async () => {
  const folder = new URL('..', import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /^[^/]+\/[^/]+(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
  const declared = modules.flatMap((exports: Record<string, unknown>) =>
    Object.entries(exports).filter(
      ([, value]) => typeof value === 'object' && value !== null && 'refusals' in value,
    ),
  );
  expect([...new Set(declared.map(([name]) => name))].sort()).toEqual(
    Object.keys(contracts).sort(),
  );
});

test('two calls never have the same address', () => {
  const addresses = entries.map(([, { call }]) => `${call.method} ${call.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the calls without the global loader are those of the specification', () => {
  const silent = [
    ['logFrontendError', 'allCities', 'topServices', 'sendAdEvent', 'sendFeedback'],
    ['searchUniversal', 'blogSearch', 'votePoll', 'createChallanOrder'],
  ].flat() as CallName[];
  const shown = [
    ['checkLogin', 'generateOtp', 'loginUser', 'logout', 'getVehicle', 'rtoDropdown'],
    ['listGarage', 'listReminders', 'listRtoServices', 'askRtoCallBack', 'blogHome', 'getMeta'],
  ].flat() as CallName[];
  expect(silent.filter((name) => !contracts[name].call.silent)).toEqual([]);
  expect(shown.filter((name) => contracts[name].call.silent)).toEqual([]);
});
