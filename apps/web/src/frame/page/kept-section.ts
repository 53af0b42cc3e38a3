import type { Answer, Input } from '@pahiya/api-client/api-client';
import { getLayout } from '@pahiya/contracts/layout/layout-calls';
import type { PageTools } from './page-tools.ts';

type Layout = Answer<'getLayout'>;
type Section = Input<'getLayout'>['params']['section'];

const freshMs = 60_000;
const kept = new Map<
  Section,
  { readonly layout: Layout; readonly at: number; readonly version: number }
>();

/** A layout section. Shared by all visitors, so the server caches it for a minute, or until the layout version
 * changes. Null when unavailable. */
export async function keptSection(tools: PageTools, section: Section): Promise<Layout | null> {
  const at = Date.parse(tools.nowIso);
  const version = tools.layoutVersion;
  const known = kept.get(section);
  if (known !== undefined && known.version === version && Math.abs(at - known.at) < freshMs) {
    return known.layout;
  }
  const answer = await tools.api.call(getLayout, { params: { section } });
  if (!answer.ok) return null;
  if (version !== null) kept.set(section, { layout: answer.value, at, version });
  return answer.value;
}
