import type { IstDate } from '../shared/ist-date.ts';

/** What can happen to a claim after the insurer was told. `note` is anything else. */
export const claimStepKinds = [
  ...(['note', 'surveyor', 'survey-report', 'accepted', 'refused', 'paid'] as const),
  ...(['complaint', 'answer', 'portal', 'ombudsman'] as const),
] as const;
export type ClaimStepKind = (typeof claimStepKinds)[number];

export type ClaimStep = { readonly kind: ClaimStepKind; readonly on: IstDate };

/** How far a claim has come; null: not yet. */
export type ClaimProgress = {
  readonly surveyorOn: IstDate | null;
  readonly reportOn: IstDate | null;
  /** The newest decision of the insurer; paying is one. */
  readonly decision: { readonly on: IstDate; readonly isRefusal: boolean } | null;
  /** The claim was accepted, and not refused since. */
  readonly acceptedOn: IstDate | null;
  /** The money of the accepted claim. */
  readonly paidOn: IstDate | null;
  /** The first complaint since that decision: an earlier one was about something that is over. */
  readonly complainedOn: IstDate | null;
  /** What followed that complaint. */
  readonly answeredOn: IstDate | null;
  readonly portalOn: IstDate | null;
  readonly ombudsmanOn: IstDate | null;
};

/** Reads how far a claim has come from what was noted, in any order. Rule id: CLAIM-LETTERS. */
export function claimProgress(steps: readonly ClaimStep[]): ClaimProgress {
  const days = (...kinds: ClaimStepKind[]) =>
    steps.flatMap(({ kind, on }) => (kinds.includes(kind) ? [on] : [])).sort();
  const first = (kinds: readonly ClaimStepKind[], from: IstDate | null) =>
    days(...kinds).find((on) => from === null || on >= from) ?? null;
  const decidedOn = days('accepted', 'refused', 'paid').at(-1) ?? null;
  const reportOn = first(['survey-report', 'accepted', 'refused', 'paid'], null);
  const complainedOn = first(['complaint'], decidedOn);
  const since = (kind: ClaimStepKind) =>
    complainedOn === null ? null : first([kind], complainedOn);
  const isPaidToo = steps.some(
    ({ kind, on }) => on === decidedOn && (kind === 'paid' || kind === 'accepted'),
  );
  const acceptedOn = days('accepted').at(-1) ?? null;
  const isAccepted = acceptedOn !== null && (days('refused').at(-1) ?? acceptedOn) <= acceptedOn;
  return {
    ...(isAccepted
      ? { acceptedOn, paidOn: first(['paid'], acceptedOn) }
      : { acceptedOn: null, paidOn: null }),
    surveyorOn: earliest(days('surveyor').at(0) ?? null, reportOn),
    reportOn,
    decision: decidedOn && { on: decidedOn, isRefusal: !isPaidToo },
    complainedOn,
    ...{ answeredOn: since('answer'), portalOn: since('portal'), ombudsmanOn: since('ombudsman') },
  };
}

function earliest(one: IstDate | null, other: IstDate | null): IstDate | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
