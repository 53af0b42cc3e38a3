import { registeringAuthority } from '@pahiya/domain/rc/readable-names';
import type { RecordContext } from '../../../../parts/record-words/record-context.ts';
import { english, ours, type Run } from '../../../../parts/record-words/record-words.ts';
import { type FactView, fact } from './fact-view.ts';

type OfficeField = 'officeCode' | 'district' | 'city' | 'state';

/** The registering authority as on the RC, then code and place from our list of RTOs. */
export function officeFacts(context: RecordContext): readonly FactView[] {
  const { answer, record } = context;
  const { office } = answer;
  const authority = record.registeredAt ?? null;
  const fromList = office.office === null ? null : english(office.office);
  const rows: readonly (readonly [OfficeField, Run | null])[] = [
    ['officeCode', plateCode(context)],
    ['district', name(office.district)],
    ['city', repeatsPlace(office) ? null : name(office.city)],
    ['state', namesState(authority, office.state) ? null : stateName(context)],
  ];
  return [
    authority === null
      ? fact(context, 'registeredAt', fromList, { source: fromList ? 'rto-list' : 'registry' })
      : fact(context, 'registeredAt', english(registeringAuthority(authority))),
    ...rows.flatMap(([field, value]) =>
      value === null ? [] : [fact(context, field, value, { source: 'rto-list' })],
    ),
  ];
}

/** How the RTO facts were found, and whether to trust them. */
export function officeNote({ answer, copy }: RecordContext): string | null {
  const { stateCode, basis, confidence } = answer.office;
  if (stateCode === null) return null;
  const isDoubtful = confidence === 'low' || confidence === 'unverified';
  return isDoubtful ? `${copy.office[basis]} ${copy.office.doubtful}` : copy.office[basis];
}

/** The state in the page's language where its code is known. */
export function stateName({ answer, record, copy, language }: RecordContext): Run | null {
  const stateCode = answer.office.stateCode ?? record.stateCode;
  const known = stateCode === null ? undefined : copy.states[stateCode];
  if (known !== undefined) return ours(known);
  const { state } = answer.office;
  return state === null ? null : { text: state, isEnglish: language !== 'en' };
}

/** The code that is on the plate. A code found from the office's name is another one and is not shown. */
function plateCode({ answer }: RecordContext): Run | null {
  const { officeCode, basis } = answer.office;
  if (officeCode === null || basis !== 'mark') return null;
  return english(officeCode.replace(/^([A-Z]{2})/, '$1 '));
}

/** "Wazirpur, Delhi" already says which state. */
function namesState(authority: string | null, state: string | null): boolean {
  return state !== null && authority?.toLowerCase().includes(state.toLowerCase()) === true;
}

/** City and district or state often share one name. */
function repeatsPlace(office: {
  city: string | null;
  district: string | null;
  state: string | null;
}): boolean {
  return office.city === office.district || office.city === office.state;
}

function name(raw: string | null): Run | null {
  return raw === null ? null : english(raw);
}
