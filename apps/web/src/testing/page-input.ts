import type { WireAnswer } from '@pahiya/api-client/api-transport';
import type { CallName } from '@pahiya/contracts/all/contracts';
import type { PageInput } from '../frame/page/page-contract.ts';

/** Responses by call: the value of `data`, or a whole wire response. */
export type Answers = Partial<Record<CallName, unknown>>;

const origin = 'http://localhost';

const footer = {
  data: [
    {
      id: 'vehicle',
      title: { en: 'Your vehicle', hi: 'आपकी गाड़ी' },
      links: [
        { id: 'rc-search', path: '/rc-search', label: { en: 'RC details', hi: 'RC की जानकारी' } },
        { id: 'garage', path: '/garage', label: { en: 'Garage', hi: 'गैरेज' } },
      ],
    },
  ],
};

/** A page request with a fake API, which returns 404 for unlisted calls. Records the calls.
 * @internal Tests only. */
export function pageInput(
  path: string,
  { answers = {}, form, ...over }: Partial<PageInput> & { answers?: Answers; form?: object } = {},
): PageInput & { readonly asked: string[] } {
  const asked: string[] = [];
  const given: Answers = {
    getLayout: footer,
    editedMetas: { metas: [] },
    rtoOfficeDetails: { details: null },
    rtoFeeRules: { lines: [] },
    questionsAbout: { questions: [] },
    ...answers,
  };
  const body = form === undefined ? null : new URLSearchParams({ ...form });
  return {
    asked,
    request: new Request(origin + path, body === null ? {} : { method: 'POST', body }),
    environment: {
      brand: {
        name: 'Pahiya',
        nameHindi: 'पहिया',
        supportEmail: 'help@example.in',
        supportPhone: null,
        siteUrl: origin,
        appStoreUrl: null,
        playStoreUrl: null,
      },
      isSandbox: true,
      sandboxInboxUrl: 'http://localhost:1/',
      hasVoiceCodes: true,
      nowIso: '2026-11-21T04:44:00.000Z',
      isDevelopment: false,
      lookupLimits: { visitor: 5, user: 25 },
      nonce: null,
    },
    transport: async (call) => {
      asked.push(call.name);
      return asWire(given[call.name as CallName]);
    },
    cookies: {},
    isLoggedInHint: false,
    userIpAddress: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (Linux; Android 10) Mobile',
    ...over,
  };
}

/** A refusal as the API sends it. */
export function refusal(status: number, code: string): WireAnswer {
  return { status, body: { code, status }, retryAfter: null };
}

function asWire(answer: unknown): WireAnswer {
  if (answer === undefined) return refusal(404, 'request/not-found');
  if (typeof answer === 'object' && answer !== null && 'retryAfter' in answer) {
    return answer as WireAnswer;
  }
  return { status: 200, body: { data: answer }, retryAfter: null };
}
