import { ownDamageEstimate } from '../rc/own-damage-estimate.ts';
import type { RcRecord } from '../rc/rc-record.ts';
import { validityOf } from '../rc/validity.ts';
import { addYears, type IstDate } from '../shared/ist-date.ts';

/** Covers that a vehicle needs or may have. */
export type CoverKind = 'third-party' | 'own-damage' | 'owner-driver';

/** A cover as far as it is known. `until`: last day. `from`: first day where it is known or a bundle's rule gives it.
 * `isEstimate`: by the rule of bundles, not by the register. `starting`: there is none today, and one begins later; the
 * register alone never tells that. */
export type CoverState = {
  readonly kind: CoverKind;
  readonly state: 'running' | 'ending' | 'lapsed' | 'starting' | 'not-known';
  readonly until: IstDate | null;
  readonly from: IstDate | null;
  readonly daysLeft: number | null;
  readonly isEstimate: boolean;
};

const states = {
  'in-order': 'running',
  soon: 'ending',
  over: 'lapsed',
} as const;

/** The three covers of a vehicle on a day, always three: third party, own damage, owner-driver. The register has no
 * owner-driver cover, so that one is never known. A date of own damage that the register lacks is estimated where the
 * vehicle fits a bundle. Rule ids: OD-BUNDLE, OWNER-DRIVER-COVER. */
export function coverStates(record: RcRecord, today: IstDate): readonly CoverState[] {
  const { thirdPartyUpto, ownDamageUpto } = record.insurance;
  const estimate = ownDamageEstimate(record);
  const ownDamage = ownDamageUpto ?? estimate?.upto ?? null;
  return [
    stateOf('third-party', thirdPartyUpto, { today, years: estimate?.thirdPartyYears ?? 1 }),
    {
      ...stateOf('own-damage', ownDamage, { today, years: 1 }),
      isEstimate: ownDamageUpto === null && estimate !== null,
    },
    stateOf('owner-driver', null, { today, years: 1 }),
  ];
}

function stateOf(
  kind: CoverKind,
  until: IstDate | null,
  { today, years }: { readonly today: IstDate; readonly years: number },
): CoverState {
  const { state, daysLeft } = validityOf(
    kind === 'own-damage' ? 'own-damage' : 'third-party',
    until,
    today,
  );
  const known = state === 'in-order' || state === 'soon' || state === 'over' ? state : null;
  return {
    kind,
    state: known === null ? 'not-known' : states[known],
    until,
    from: until === null ? null : addYears(until, -years),
    daysLeft,
    isEstimate: false,
  };
}
