import type { RecordContext } from '../../record-words/record-context.ts';
import { named, ours, type Run } from '../../record-words/record-words.ts';
import { type FactView, fact } from './fact-view.ts';

type OfficeField = 'district' | 'city' | 'state' | 'officeCode';

/** Where the vehicle is registered: the register's words first, then what our office list makes of them. */
export function officeFacts(context: RecordContext): readonly FactView[] {
  const { answer, record, copy } = context;
  const { office } = answer;
  const rows: readonly (readonly [OfficeField, Run | null])[] = [
    ['district', name(office.district)],
    ['city', isSaid(office.city, office) ? null : name(office.city)],
    ['state', stateName(context)],
    ['officeCode', code(office.officeCode)],
  ];
  return [
    fact(
      context,
      'registeredAt',
      office.office === null
        ? record.registeredAt && named(record.registeredAt)
        : named(office.office),
      {
        notes: [
          office.stateCode === null ? null : copy.officeBasis[office.basis],
          office.confidence === null ? null : copy.confidence[office.confidence],
        ],
      },
    ),
    ...rows.flatMap(([field, value]) => (value === null ? [] : [fact(context, field, value)])),
  ];
}

/** The state in the page's language where its code is known. */
export function stateName({ answer, record, copy, language }: RecordContext): Run | null {
  const stateCode = answer.office.stateCode ?? record.stateCode;
  const known = stateCode === null ? undefined : copy.states[stateCode];
  if (known !== undefined) return ours(known);
  const { state } = answer.office;
  return state === null ? null : { text: state, isEnglish: language !== 'en' };
}

/** City and district or state often bear one name. */
function isSaid(city: string | null, office: { district: string | null; state: string | null }) {
  return city === office.district || city === office.state;
}

function name(raw: string | null): Run | null {
  return raw === null ? null : named(raw);
}

function code(officeCode: string | null): Run | null {
  if (officeCode === null) return null;
  return { text: officeCode.replace(/^([A-Z]{2})/, '$1 '), isEnglish: true };
}
