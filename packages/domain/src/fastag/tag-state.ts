import type { IstDate } from '../shared/ist-date.ts';
import { readException, type TagCure } from './exception-codes.ts';

/** State of a tag in our words. `unknown`: the source wrote a status or code that we do not know. */
export const tagStates = [
  'active',
  'low-balance',
  'hotlisted',
  'blacklisted',
  'class-check',
  'exempt',
  'closed',
  'lost',
  'unknown',
] as const;
export type TagState = (typeof tagStates)[number];

/** One step that fixes a state; the pages have the words. */
export type TagStep =
  | 'recharge'
  | 'ask-issuer'
  | 'update-kyc'
  | 'vehicle-photo'
  | 'match-rc'
  | 'check-class'
  | 'add-number'
  | 'replace-tag'
  | 'new-tag'
  | 'return-deposit'
  | 'call-1033';

/** Status of a tag as the directory writes it, raw. */
export type RawTagState = { readonly status: string; readonly exceptionCode: string | null };

/** A tag's state with what fixes it, and the raw values to be shown beside it. */
export type TagStanding = RawTagState & {
  readonly state: TagState;
  readonly passes: boolean | null;
  readonly cure: TagCure | null;
  /** In order; empty where nothing is wrong. */
  readonly steps: readonly TagStep[];
};

const statusStates: Readonly<Record<string, TagState>> = {
  A: 'active',
  ACTIVE: 'active',
  B: 'blacklisted',
  BLACKLIST: 'blacklisted',
  BLACKLISTED: 'blacklisted',
  H: 'hotlisted',
  HOTLIST: 'hotlisted',
  HOTLISTED: 'hotlisted',
  C: 'closed',
  CLOSED: 'closed',
  L: 'lost',
  E: 'exempt',
};

type Fix = Pick<TagStanding, 'passes' | 'cure' | 'steps'>;

const fixes: Readonly<Record<TagState, Fix>> = {
  active: { passes: true, cure: null, steps: [] },
  exempt: { passes: true, cure: null, steps: [] },
  'low-balance': { passes: false, cure: 'recharge', steps: ['recharge'] },
  hotlisted: {
    passes: false,
    cure: 'issuer',
    steps: ['ask-issuer', 'update-kyc', 'add-number', 'vehicle-photo', 'call-1033'],
  },
  blacklisted: {
    passes: false,
    cure: 'issuer',
    steps: ['recharge', 'ask-issuer', 'update-kyc', 'match-rc', 'vehicle-photo', 'call-1033'],
  },
  'class-check': { passes: true, cure: 'issuer', steps: ['check-class', 'ask-issuer'] },
  closed: { passes: false, cure: 'new-tag', steps: ['new-tag', 'return-deposit'] },
  lost: { passes: false, cure: 'new-tag', steps: ['replace-tag'] },
  unknown: { passes: null, cure: null, steps: ['ask-issuer', 'call-1033'] },
};

/** State of a tag and the steps that fix it. A tag that is closed or lost stays so whatever its exception code says;
 * otherwise the exception code decides, because lanes read it. Source: NETC tag details; issuers' practice for the
 * steps. Rule id: FASTAG-STATES. */
export function tagStanding(raw: RawTagState): TagStanding {
  const state = stateOf(raw);
  return { status: raw.status, exceptionCode: raw.exceptionCode, state, ...fixes[state] };
}

function stateOf({ status, exceptionCode }: RawTagState): TagState {
  const word = status.trim().toUpperCase();
  const byStatus = Object.hasOwn(statusStates, word) ? statusStates[word] : undefined;
  if (byStatus === 'closed' || byStatus === 'lost') return byStatus;
  const exception = exceptionCode === null ? null : readException(exceptionCode);
  if (exception === null) return byStatus ?? 'unknown';
  if (exception.known === null) return 'unknown';
  if (exception.known.name === 'none') return byStatus ?? 'unknown';
  return exception.known.name;
}

/** Which of a vehicle's tags counts: the `newest`, or the `only` one. A `former` tag was issued before the newest and
 * should be closed by whom it belongs to; `unclear`: the days of issue do not tell. */
export type TagPlace = 'only' | 'newest' | 'former' | 'unclear';

/** Places of a vehicle's tags, in their order. Closed tags do not count. Source: One Vehicle One FASTag, NHAI 2024: the
 * newest tag is the one that lives. Rule id: FASTAG-ONE-TAG. */
export function tagPlaces(
  tags: readonly (RawTagState & { readonly issuedOn: IstDate | null })[],
): readonly TagPlace[] {
  if (tags.length === 1) return ['only'];
  const isOpen = tags.map((tag) => stateOf(tag) !== 'closed');
  const openTags = tags.filter((_tag, index) => isOpen[index]);
  if (openTags.length <= 1) return tags.map((_tag, index) => (isOpen[index] ? 'only' : 'former'));
  const days = openTags.map(({ issuedOn }) => issuedOn);
  const newest = days.reduce(
    (a, b) => (a !== null && b !== null && b > a ? b : a),
    days[0] ?? null,
  );
  const isClear = !days.includes(null) && days.filter((on) => on === newest).length === 1;
  return tags.map(({ issuedOn }, index) => {
    if (!isOpen[index]) return 'former';
    if (!isClear) return 'unclear';
    return issuedOn === newest ? 'newest' : 'former';
  });
}
