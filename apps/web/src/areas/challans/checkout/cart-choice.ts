import type { SettlementType } from '@pahiya/domain/challans/quote';

/** The challans that an address selects, of one search. */
export type CartChoice = {
  readonly discoveryId: string;
  readonly challanNumbers: readonly string[];
};

const searchId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Maximum of an order. */
const mostChallans = 60;

/** Reads `?d=<search>&c=<challan>&c=…`; null without a search or a challan. Duplicates count once. */
export function readCartChoice(query: URLSearchParams): CartChoice | null {
  const discoveryId = query.get('d') ?? '';
  const named = query.getAll('c').map((number) => number.trim());
  const challanNumbers = [...new Set(named)].filter(({ length }) => length >= 5 && length <= 40);
  if (!searchId.test(discoveryId) || challanNumbers.length === 0) return null;
  return { discoveryId, challanNumbers: challanNumbers.slice(0, mostChallans) };
}

/** Path of the checkout with its choice; `speed` where it is not the preselected one. */
export function checkoutPath(
  vehicleNumber: string,
  choice: CartChoice,
  speed: SettlementType = 'STANDARD',
): string {
  const query = new URLSearchParams({ d: choice.discoveryId });
  for (const number of choice.challanNumbers) query.append('c', number);
  if (speed !== 'STANDARD') query.set('speed', speed);
  return `/app-challan-pay/${encodeURIComponent(vehicleNumber)}/checkout?${query}`;
}

/** Address of the list of a vehicle's challans. */
export function resultsPath(vehicleNumber: string): string {
  return `/app-challan-pay/${encodeURIComponent(vehicleNumber)}`;
}
