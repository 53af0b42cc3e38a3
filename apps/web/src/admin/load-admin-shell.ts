import type { OperatorSession } from '@pahiya/contracts/operators/session-contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { pageTools } from '../app/page-tools.ts';

/** Loads the signed-in account for the desk's layout. Makes no call without the cookie. */
export async function loadAdminShell({
  context,
}: LoaderFunctionArgs): Promise<OperatorSession | null> {
  const tools = pageTools(context);
  if (tools.cookie('pahiya_operator') === null) return null;
  const answer = await tools.api.call('operatorSession', {});
  return answer.ok ? answer.value : null;
}
