import type { ApiTransport } from '@pahiya/api-client/api-transport';
import type { CallName } from '@pahiya/contracts/all/contracts';

/** Calls with the same response for all visitors. A page that makes any other call is personal. */
const impersonalCalls: ReadonlySet<string> = new Set([
  'getLayout',
  'topServices',
  'editedMetas',
  'siteStatus',
  'allCities',
  'rtoDropdown',
  'findRtoOffice',
  'rtoOfficeDetails',
  'rtoFeeRules',
  'checkRecalls',
  'blogHome',
  'blogArticles',
  'blogArticle',
  'challanFines',
  'challanSourceStatus',
  'practiceOverview',
] satisfies CallName[]);

/** A transport that records whether a call was personal, and whether one failed. */
export function watchTransport(transport: ApiTransport): {
  transport: ApiTransport;
  sawPersonal: () => boolean;
  sawFailure: () => boolean;
  /** Retry-After in seconds, of the last refused call. */
  retryAfter: () => number | null;
} {
  let personal = false;
  let failure = false;
  let retryAfter: number | null = null;
  return {
    transport: async (call, input) => {
      if (!impersonalCalls.has(call.name)) personal = true;
      const answer = await transport(call, input);
      if (answer.status >= 300) {
        failure = true;
        retryAfter = answer.retryAfter ?? retryAfter;
      }
      return answer;
    },
    sawPersonal: () => personal,
    sawFailure: () => failure,
    retryAfter: () => retryAfter,
  };
}
