import { createHash } from 'node:crypto';
import { isLoopback } from '@pahiya/api/http/address';
import type { FastifyInstance } from 'fastify';

/** Inputs of the headers. */
export type SecurityOptions = {
  /** Sites that may frame pages (the native app's web view); none by default. */
  readonly frameAncestors: readonly string[];
  /** Other addresses that scripts may call. */
  readonly connectTo: readonly string[];
  /** An analytics tag is configured: its host may serve scripts and receive events. */
  readonly hasAnalytics: boolean;
  /** Origin of the payment gateway's checkout, the target of our form; null without a gateway. */
  readonly checkoutOrigin: string | null;
  /** Vite inlines styles: in development only. */
  readonly allowsInlineStyles: boolean;
  /** The public address is https: send HSTS. */
  readonly isHttps: boolean;
};

const tagHost = 'https://www.googletagmanager.com';

/** Marks a page with videos, whose player may be framed; written by areas/new-cars/videos/video-list.tsx. Text cannot
 * hold it: `<` is escaped. */
const videoLink = '<a data-video="';

/** Policy of a page with what its own document needs besides. Bytes are searched much faster than a text, which consists
 * of thousands of pieces. */
export function policyFor(html: string | Uint8Array, policy: string): string {
  const page =
    typeof html === 'string' ? html : Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  return page.includes(videoLink)
    ? `${policy}; frame-src https://www.youtube-nocookie.com`
    : policy;
}

/** Content-Security-Policy of a page. With a nonce only scripts with it run, and what they load. A cached page cannot
 * have one: there only our own files run. The one inline script a page may have is listed by its hash. */
export function pagePolicy(
  nonce: string | null,
  options: SecurityOptions,
  inlineScript: string | null = null,
): string {
  const tags = options.hasAnalytics ? [tagHost] : [];
  const known = nonce === null ? ["'self'", ...tags] : [`'nonce-${nonce}'`, "'strict-dynamic'"];
  const scripts = inlineScript === null ? known : [...known, hashSource(inlineScript)];
  const told = options.hasAnalytics ? [tagHost, 'https://*.google-analytics.com'] : [];
  const ancestors =
    options.frameAncestors.length === 0 ? "'none'" : options.frameAncestors.join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    options.allowsInlineStyles ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `img-src ${["'self'", 'data:', ...told].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...options.connectTo, ...told].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${["'self'", ...(options.checkoutOrigin === null ? [] : [options.checkoutOrigin])].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Hash source of an inline script. Source: CSP Level 3. */
function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Sets the headers of every response. */
export function installSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const common = everyAnswerHeaders(options);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(common);
    reply.headers(transportHeader(options, request.hostname));
    reply.header('x-request-id', request.id);
    done();
  });
}

/** Headers of every response. */
export function everyAnswerHeaders(options: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
    ...(options.frameAncestors.length === 0 && { 'x-frame-options': 'DENY' }),
  };
}

/** HSTS header, except where the browser uses this machine's loopback name. */
export function transportHeader(
  { isHttps }: SecurityOptions,
  host: string,
): Readonly<Record<string, string>> {
  return isHttps && !isLoopbackHost(host) ? strictTransport : none;
}

const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const none = {};

/** Host of a request: an IP address (IPv6 in brackets) or a name. */
function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''));
}

/** `otp-credentials` is allowed for our own site: WebOTP reads the OTP from the message. */
const permissions = [
  'accelerometer=()',
  'camera=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
  'otp-credentials=(self)',
].join(', ');
