import type { Services } from '../../services.ts';
import { refreshInTurn, type TurnOptions, type TurnResult } from '../vehicle/refresh-in-turn.ts';
import { findParkedNumbers } from './garage-repository.ts';

/** Refreshes stale records of the garages' vehicles, so renewals are right in the morning. */
export async function refreshGarageVehicles(
  services: Services,
  options: Pick<TurnOptions, 'pauseMs' | 'signal'> = {},
): Promise<TurnResult> {
  const parked = await findParkedNumbers(services.sql);
  return refreshInTurn(services, parked, { ...options, purpose: 'garage-refresh' });
}
