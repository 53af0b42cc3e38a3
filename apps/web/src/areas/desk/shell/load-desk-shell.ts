import { operatorSession } from '@pahiya/contracts/operators/operators-calls';
import type { OperatorSession } from '@pahiya/contracts/operators/session-contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';

/** Loads the signed-in account for the desk's layout. Makes no call without the cookie. */
export async function loadDeskShell({
  context,
}: LoaderFunctionArgs): Promise<OperatorSession | null> {
  const tools = pageTools(context);
  if (tools.cookie('pahiya_operator') === null) return null;
  const answer = await tools.api.call(operatorSession, {});
  return answer.ok ? answer.value : null;
}
