import { describe, expect, test } from 'vitest';
import { partnerAddress } from './partner-address.ts';

const partner = { id: 'acme', address: 'https://acme.example/india' };
const source = 'pahiya.example';

describe('the address of a partner', () => {
  test('contains our name and the place of the link', () => {
    expect(partnerAddress(partner, { source, place: 'garage', path: '/cover/car' })).toBe(
      'https://acme.example/india/cover/car?utm_source=pahiya.example&utm_medium=referral&utm_campaign=garage',
    );
    expect(partnerAddress(partner, { source })).toBe(
      'https://acme.example/india/?utm_source=pahiya.example&utm_medium=referral',
    );
  });

  // The contract refuses nearly all of these earlier; this must be safe without it.
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '@evil.example',
    '/@evil.example',
    ':443@evil.example',
    '.evil.example',
    'https://evil.example',
    'https:evil.example',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%2e%2e/%2e%2e/x',
    '/../../evil',
    '/..\\..\\evil',
    '/x?to=https://evil.example',
    '/x#@evil.example',
    '/\t//evil.example',
    '/\n/evil.example',
    '/。evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
    '/',
  ])('stays below it, or is null: %j', (path) => {
    const address = partnerAddress(partner, { source, path });
    if (address === null) return;
    const { origin, pathname, username, searchParams } = new URL(address);
    expect([origin, username]).toEqual(['https://acme.example', '']);
    expect(pathname).toMatch(/^\/india\//);
    expect(searchParams.get('utm_source')).toBe(source);
    expect(searchParams.has('to')).toBe(false);
  });

  test('above it is null', () => {
    expect(partnerAddress(partner, { source, path: '/../other' })).toBeNull();
    expect(partnerAddress(partner, { source, path: '/%2e%2e/other' })).toBeNull();
  });
});
