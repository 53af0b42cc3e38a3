import type { ChallanOffence } from './challan.ts';
import { baseSection, penalSections } from './sections.ts';

/** Whether an offence can be compounded. `allowed`: named in section 200. `court-only`: only by a court. `unclear`:
 * not named there but collected in practice. `unknown`: no section in the source. */
export type Compounding = 'allowed' | 'court-only' | 'unclear' | 'unknown';

const ALLOWED = new Set(
  '177 178 179 180 181 182 182B 183 186 189 192 192A 194 194A 194B 194C 194D 194E 194F 196 198'.split(
    ' ',
  ),
);
const COURT_ONLY = new Set('185 187 193 197 199A'.split(' '));
const PHONE = /\b(?:MOBILE|PHONE|CELL ?PHONE)\b|मोबाइल|फ़ोन|फोन/iu;

/** Whether an offence can be compounded. A state may notify fewer; then the challan itself decides.
 * Source: MV Act 1988 s. 200(1) as amended by Act 32 of 2019. Rule id: MV-200. */
export function compoundingOf({ section, name }: ChallanOffence): Compounding {
  const sections = section === null ? [] : penalSections(section);
  const answers = sections.map((one) => compoundingOfSection(one, name));
  if (answers.includes('court-only')) return 'court-only';
  if (answers.includes('allowed')) return 'allowed';
  return sections.length > 0 ? 'unclear' : 'unknown';
}

function compoundingOfSection(section: string, name: string): Compounding {
  const base = baseSection(section);
  if (COURT_ONLY.has(base)) return 'court-only';
  if (ALLOWED.has(base)) return 'allowed';
  switch (base) {
    case '182A':
      return subSection(section, { '(1)': 'allowed', '(3)': 'allowed', '(4)': 'allowed' });
    case '190':
      return subSection(section, { '(1)': 'court-only', '(2)': 'allowed', '(3)': 'court-only' });
    // Of dangerous driving, only the use of a hand-held phone, clause (c), can be compounded.
    case '184':
      return section === '184(c)' || PHONE.test(name) ? 'allowed' : 'court-only';
    case '184C':
      return 'allowed';
    default:
      return 'unclear';
  }
}

function subSection(section: string, table: Readonly<Record<string, Compounding>>): Compounding {
  const [part] = /\(\w+\)/.exec(section) ?? [];
  if (part === undefined) return 'unclear';
  return table[part] ?? (section.startsWith('182A') ? 'court-only' : 'unclear');
}
