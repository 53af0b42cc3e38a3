import type { ApiTransport } from '@pahiya/api-client/api-transport';
import type { CallName } from '@pahiya/contracts/calls';
import { calls } from '@pahiya/contracts/calls';

/** Calls whose answer is the same for everybody. A page that asked anything else is somebody's own. */
const impersonalCalls: ReadonlySet<unknown> = new Set(
  (
    [
      'getLayout',
      'topServices',
      'editedMetas',
      'siteStatus',
      'allCities',
      'rtoDropdown',
      'findRtoOffice',
      'rtoOfficeDetails',
      'blogHome',
      'blogArticles',
      'blogArticle',
      'challanFines',
      'challanSourceStatus',
    ] satisfies CallName[]
  ).map((name) => calls[name]),
);

/** A transport that notices whether anything personal was asked, or anything failed. */
export function watchTransport(transport: ApiTransport): {
  transport: ApiTransport;
  sawPersonal: () => boolean;
  sawFailure: () => boolean;
  /** Seconds after which asking again can help, as a call that was refused said last. */
  retryAfter: () => number | null;
} {
  let personal = false;
  let failure = false;
  let retryAfter: number | null = null;
  return {
    transport: async (call, input) => {
      if (!impersonalCalls.has(call)) personal = true;
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
