import { isRecord } from '@pahiya/api-client/api-failure';
import type { ApiTransport, WireAnswer } from '@pahiya/api-client/api-transport';
import type { CallName } from '@pahiya/contracts/all/contracts';
import type { CallShape } from '@pahiya/contracts/call';
import { raiseConsentChanged } from '../analytics/consent-event.ts';
import { loggedOut, loginFailed, loginSucceeded } from '../state/auth-slice.ts';
import type { AppDispatch } from '../state/store.ts';

/** Side effects of responses, wherever the call was made: auth state, offline pages, tags. */
export function followAnswers(
  transport: ApiTransport,
  dispatch: AppDispatch,
  forgetPages: () => Promise<void>,
): ApiTransport {
  return async (call, input) => {
    const answer = await transport(call, input);
    const isGood = answer.status < 300;
    if (is(call, 'loginUser')) dispatch(isGood ? loginSucceeded() : loginFailed());
    if (isGood && endsSession(call, input.body)) {
      dispatch(loggedOut());
      await forgetPages();
    }
    if (isGood && is(call, 'setConsent')) tellTags(answer);
    return answer;
  };
}

function endsSession(call: CallShape, body: unknown): boolean {
  if (is(call, 'logout') || is(call, 'deleteAccount')) return true;
  return is(call, 'signOutEverywhere') && !(isRecord(body) && body.keepCurrent === true);
}

/** By name: addresses are loaded with the pages that make the calls. */
function is({ name }: CallShape, wanted: CallName): boolean {
  return name === wanted;
}

function tellTags(answer: WireAnswer): void {
  const data = isRecord(answer.body) && isRecord(answer.body.data) ? answer.body.data : {};
  const consents: readonly unknown[] = Array.isArray(data.consents) ? data.consents : [];
  const analytics = consents.find((one) => isRecord(one) && one.purpose === 'analytics');
  raiseConsentChanged(isRecord(analytics) && analytics.isGranted === true);
}
