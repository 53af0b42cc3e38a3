import type { DutyClockId } from './duty-clocks.ts';

/** What a complaint is about, with its clock. `holdsBack`: a text of the community that it names is hidden until a
 * moderator decides, because the law gives hours only. Rule id: GRIEVANCE-KINDS. */
const kinds = {
  intimate: { clock: 'intimate', reason: 'nudity', holdsBack: true },
  impersonation: { clock: 'intimate', reason: 'impersonation', holdsBack: true },
  'child-danger': { clock: 'intimate', reason: 'child-danger', holdsBack: true },
  authority: { clock: 'authority', reason: 'unlawful', holdsBack: false },
  'personal-data-shown': { clock: 'listed', reason: 'personal-data', holdsBack: true },
  unlawful: { clock: 'listed', reason: 'unlawful', holdsBack: false },
  content: { clock: 'content', reason: 'other', holdsBack: false },
  order: { clock: 'purchase', reason: null, holdsBack: false },
  'own-data': { clock: 'personal-data', reason: null, holdsBack: false },
  conduct: { clock: 'purchase', reason: null, holdsBack: false },
} as const satisfies Record<
  string,
  { readonly clock: DutyClockId; readonly reason: string | null; readonly holdsBack: boolean }
>;

export type GrievanceKind = keyof typeof kinds;
export const grievanceKinds = Object.keys(kinds) as readonly GrievanceKind[] as readonly [
  GrievanceKind,
  ...GrievanceKind[],
];

/** Clock of a kind, the reason of a report that it amounts to (null: none), and whether it hides first. */
export function grievanceRule(kind: GrievanceKind): (typeof kinds)[GrievanceKind] {
  return kinds[kind];
}

/** How a complaint ends. */
export const grievanceOutcomes = ['upheld', 'partly', 'declined'] as const;
export type GrievanceOutcome = (typeof grievanceOutcomes)[number];

/** Days for which names, addresses and words are kept after the decision. Source: own rule of November 2026, as long as
 * the evidence of rule 3(1)(g) of the IT Rules 2021. */
export const grievanceKeptDays = 180;

/** A text of the community that an address on this site names. */
export type NamedText = { readonly kind: 'post' | 'comment'; readonly id: string };

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const textAddress = new RegExp(`/community/post/(${uuid})[^#]*(?:#c-(${uuid}))?$`, 'i');

/** The post or comment of an address as copied from the browser; null for any other. */
export function namedText(address: string): NamedText | null {
  const found = textAddress.exec(address.trim());
  if (found === null) return null;
  const [, post = '', comment] = found;
  return comment === undefined
    ? { kind: 'post', id: post.toLowerCase() }
    : { kind: 'comment', id: comment.toLowerCase() };
}
