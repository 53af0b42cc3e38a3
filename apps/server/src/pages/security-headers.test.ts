import { describe, expect, test } from 'vitest';
import { pagePolicy, policyFor, type SecurityOptions } from './security-headers.ts';

const options: SecurityOptions = {
  frameAncestors: [],
  connectTo: [],
  hasAnalytics: false,
  checkoutOrigin: null,
  allowsInlineStyles: false,
  isHttps: true,
};

describe('the policy of a page', () => {
  test('lets the player of videos be framed only where there is one', () => {
    const policy = pagePolicy(null, options);
    expect(policyFor('<p>&lt;a data-video="x"</p>', policy)).toBe(policy);
    const framing = policyFor('<a data-video="sandbox-001" href="#">x</a>', policy);
    expect(framing).toBe(`${policy}; frame-src https://www.youtube-nocookie.com`);
  });

  test('allows only scripts with the nonce, and what they load', () => {
    const policy = pagePolicy('abc', options);
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });

  test('from the cache allows only our own files', () => {
    expect(pagePolicy(null, options)).toContain("script-src 'self';");
  });

  test('sent in parts also allows its one inline script', () => {
    // The example of CSP Level 3, section 8.3.
    const script = "alert('Hello, world.');";
    const hash = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
    expect(pagePolicy(null, options, script)).toContain(`script-src 'self' ${hash};`);
    expect(pagePolicy('n', options, script)).toContain(
      `script-src 'nonce-n' 'strict-dynamic' ${hash};`,
    );
  });

  test('forbids framing by others unless configured', () => {
    expect(pagePolicy(null, options)).toContain("frame-ancestors 'none'");
    const framed = pagePolicy(null, { ...options, frameAncestors: ['https://app.example'] });
    expect(framed).toContain('frame-ancestors https://app.example');
  });

  test('allows forms only to our own site and the payment gateway', () => {
    expect(pagePolicy(null, options)).toContain("form-action 'self';");
    const paying = pagePolicy(null, { ...options, checkoutOrigin: 'https://pay.example' });
    expect(paying).toContain("form-action 'self' https://pay.example;");
  });

  test('includes the analytics host only when a tag is configured', () => {
    expect(pagePolicy(null, options)).not.toContain('google');
    const counted = pagePolicy(null, { ...options, hasAnalytics: true });
    expect(counted).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
  });
});
