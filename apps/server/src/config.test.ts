import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigFaults, readConfig } from './config.ts';

const live = {
  ULIP_BASE_URL: 'https://ulip.example/ulip/v1.0.0',
  ULIP_USERNAME: 'u',
  ULIP_PASSWORD: 'p',
  MSG91_BASE_URL: 'https://sms.example',
  MSG91_AUTH_KEY: 'k',
  MSG91_OTP_TEMPLATE: 't',
  VCOURTS_BASE_URL: 'https://courts.example',
  VCOURTS_API_KEY: 'k',
  STATE_POLICE_BASE_URL: 'https://police.example',
  STATE_POLICE_API_KEY: 'k',
  CALL_BRIDGE_BASE_URL: 'https://calls.example',
  CALL_BRIDGE_ACCOUNT: 'a',
  CALL_BRIDGE_KEY: 'k',
  CALL_BRIDGE_TOKEN: 't',
  CALL_BRIDGE_CALLER_ID: '08000000000',
  SETTLEMENT_BASE_URL: 'https://partner.example',
  SETTLEMENT_API_KEY: 'k',
  RTO_AGENT_BASE_URL: 'https://agent.example',
  RTO_AGENT_API_KEY: 'k',
  SERVICE_HISTORY_BASE_URL: 'https://records.example',
  SERVICE_HISTORY_API_KEY: 'k',
  BBPS_BASE_URL: 'https://bills.example',
  BBPS_API_KEY: 'k',
  BBPS_AGENT_ID: 'a',
  BBPS_CALLBACK_SECRET: 's',
  TAG_ISSUER_BASE_URL: 'https://bank.example',
  TAG_ISSUER_API_KEY: 'k',
  TAG_ISSUER_NAME: 'Bank',
  RAZORPAY_BASE_URL: 'https://api.razorpay.com',
  RAZORPAY_KEY_ID: 'rzp_live_x',
  RAZORPAY_KEY_SECRET: 's',
  RAZORPAY_WEBHOOK_SECRET: 'w',
  SMTP_URL: 'smtps://u:p@mail.example',
  MAIL_FROM: 'Pahiya <orders@pahiya.example>',
  SELLER_LEGAL_NAME: 'Pahiya Private Limited',
  SELLER_ADDRESS: 'New Delhi 110001',
  SUPPORT_EMAIL: 'help@pahiya.example',
};
const production = {
  NODE_ENV: 'production',
  APP_SECRET: 'ab'.repeat(32),
  SITE_URL: 'https://pahiya.example/',
  ...live,
};

function faultsOf(variables: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigFaults) return error.faults;
    throw error;
  }
}

describe('without configuration', () => {
  test('everything runs on the embedded database and the sandbox', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'local',
      PORT: 3000,
      DATA_DIR: '.data',
      ulip: { kind: 'sandbox' },
      msg91: { kind: 'sandbox' },
      LOOKUP_LIMIT_VISITOR: 5,
      LOOKUP_LIMIT_USER: 25,
      UPSTREAM_PATIENCE_PERCENT: 100,
      TASK_LEASE_SECONDS: 30,
    });
  });

  test('.env.example works unedited', () => {
    const lines = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').split(
      '\n',
    );
    const variables = Object.fromEntries(
      lines.flatMap((line) => {
        const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [[name, value]];
      }),
    );
    expect(faultsOf(variables)).toEqual([]);
    expect(readConfig(variables).ulip).toEqual({ kind: 'sandbox' });
  });
});

describe('configuration errors', () => {
  test('are all listed together, each with its variable', () => {
    const faults = faultsOf({
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      RATE_LIMITS: 'maybe',
      ROLES: 'web,cook',
      ULIP_BASE_URL: 'https://ulip.example',
    });
    expect(faults).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'ROLES must be of web, api, worker',
      'DATABASE_URL must be a postgres address',
      'RATE_LIMITS must be on or off',
      'ULIP_USERNAME, ULIP_PASSWORD must be given with the others of ULIP_BASE_URL, ULIP_USERNAME, ULIP_PASSWORD',
    ]);
  });

  test('name a direct address without the one that it bypasses', () => {
    const address = 'postgres://user@db.example/pahiya';
    expect(faultsOf({ DATABASE_DIRECT_URL: address })).toEqual([
      'DATABASE_DIRECT_URL is of no use without DATABASE_URL',
    ]);
    expect(faultsOf({ DATABASE_DIRECT_URL: address, DATABASE_URL: address })).toEqual([]);
  });

  test('never repeat the value, which may be a secret', () => {
    expect(faultsOf({ APP_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });
});

describe('production', () => {
  test('starts with live addresses and a secret', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      siteUrl: 'https://pahiya.example',
      ulip: { kind: 'live', username: 'u' },
    });
  });

  test.each([
    ['a missing secret', { APP_SECRET: '' }, 'APP_SECRET'],
    ['a missing public address', { SITE_URL: '' }, 'SITE_URL'],
    ['GST without a GSTIN', { FEE_GST_BASIS_POINTS: '1800' }, 'SELLER_GSTIN'],
    ['limits switched off', { RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
    [
      'the sandbox in place of the registry',
      { ULIP_BASE_URL: 'http://127.0.0.1:9/ulip' },
      'ULIP_BASE_URL',
    ],
    ['the sandbox in place of SMS', { MSG91_BASE_URL: 'http://localhost:9' }, 'MSG91_BASE_URL'],
  ])('refuses %s', (_, change, variable) => {
    expect(faultsOf({ ...production, ...change }).join()).toContain(variable);
  });

  test('runs on the sandbox only when explicitly configured', () => {
    const { NODE_ENV, APP_SECRET, SITE_URL } = production;
    const bare = { NODE_ENV, APP_SECRET, SITE_URL };
    expect(faultsOf(bare)).toEqual([
      ...[
        'ULIP',
        'MSG91',
        'VCOURTS',
        'STATE_POLICE',
        'CALL_BRIDGE',
        'SETTLEMENT',
        'RTO_AGENT',
        'SERVICE_HISTORY',
        'BBPS',
        'TAG_ISSUER',
        'RAZORPAY',
      ].map((name) => expect.stringContaining(`${name}_BASE_URL is needed in production`)),
      expect.stringContaining('SMTP_URL is needed in production'),
      expect.stringContaining('SELLER_LEGAL_NAME'),
      expect.stringContaining('SELLER_ADDRESS'),
      expect.stringContaining('SUPPORT_EMAIL'),
    ]);
    expect(faultsOf({ ...bare, ALLOW_SANDBOX: 'true' })).toEqual([]);
  });
});

describe('partner sites', () => {
  test('have an id and an address', () => {
    const { PARTNER_SITES } = readConfig({
      PARTNER_SITES: 'acme=https://acme.example/, two-way=https://two.example/in',
    });
    expect(PARTNER_SITES).toEqual([
      { id: 'acme', address: 'https://acme.example/' },
      { id: 'two-way', address: 'https://two.example/in' },
    ]);
    expect(readConfig({}).PARTNER_SITES).toEqual([]);
  });

  test.each([
    'acme',
    'acme=http://acme.example/',
    'acme=javascript:alert(1)',
    'acme=https://user:word@acme.example/',
    'acme=https://acme.example/?to=x',
    'acme=//acme.example',
    'acme=https://acme.example\\evil',
    'Acme=https://acme.example/',
    'acme=https://a.example/,acme=https://b.example/',
  ])('are refused as %s', (text) => {
    expect(faultsOf({ PARTNER_SITES: text }).join()).toContain('PARTNER_SITES');
  });
});

test('a grievance officer has a name and an address, or is not configured', () => {
  const both = {
    GRIEVANCE_OFFICER_NAME: 'Asha Rao',
    GRIEVANCE_OFFICER_EMAIL: 'officer@pahiya.example',
  };
  expect(faultsOf(both)).toEqual([]);
  for (const name of Object.keys(both)) {
    expect(faultsOf({ ...both, [name]: '' }).join()).toContain('GRIEVANCE_OFFICER_EMAIL');
  }
});
