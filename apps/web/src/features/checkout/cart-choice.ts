/** What an address chooses: challans of one search. */
export type CartChoice = {
  readonly discoveryId: string;
  readonly challanNumbers: readonly string[];
};

const searchId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** As many as an order takes. */
const mostChallans = 60;

/** Reads `?d=<search>&c=<challan>&c=…`; null when nothing, or no search, is named. A number named twice counts once. */
export function readCartChoice(query: URLSearchParams): CartChoice | null {
  const discoveryId = query.get('d') ?? '';
  const named = query.getAll('c').map((number) => number.trim());
  const challanNumbers = [...new Set(named)].filter(({ length }) => length >= 5 && length <= 40);
  if (!searchId.test(discoveryId) || challanNumbers.length === 0) return null;
  return { discoveryId, challanNumbers: challanNumbers.slice(0, mostChallans) };
}

/** Address of the checkout, with its choice. */
export function checkoutPath(vehicleNumber: string, choice: CartChoice): string {
  const query = new URLSearchParams({ d: choice.discoveryId });
  for (const number of choice.challanNumbers) query.append('c', number);
  return `/app-challan-pay/${encodeURIComponent(vehicleNumber)}/checkout?${query}`;
}

/** Address of the list of a vehicle's challans. */
export function resultsPath(vehicleNumber: string): string {
  return `/app-challan-pay/${encodeURIComponent(vehicleNumber)}`;
}
