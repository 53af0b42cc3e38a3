import type { OperatorSession } from '@pahiya/contracts/operators/session-contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { pageTools } from '../app/page-tools.ts';

/** What the desk's frame knows: who is signed in. Without the cookie nobody is asked. */
export async function loadAdminShell({
  context,
}: LoaderFunctionArgs): Promise<OperatorSession | null> {
  const tools = pageTools(context);
  if (tools.cookie('pahiya_operator') === null) return null;
  const answer = await tools.api.call('operatorSession', {});
  return answer.ok ? answer.value : null;
}
