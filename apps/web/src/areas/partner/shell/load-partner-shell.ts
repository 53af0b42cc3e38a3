import { partnerSession } from '@pahiya/contracts/partner-firms/partner-firm-calls';
import type { PartnerSession } from '@pahiya/contracts/partner-firms/partner-session-contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';

/** Loads the signed-in member for the layout. Makes no call without the cookie. */
export async function loadPartnerShell({
  context,
}: LoaderFunctionArgs): Promise<PartnerSession | null> {
  const tools = pageTools(context);
  if (tools.cookie('pahiya_partner') === null) return null;
  const answer = await tools.api.call(partnerSession, {});
  return answer.ok ? answer.value : null;
}
