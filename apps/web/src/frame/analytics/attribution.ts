/** Query parameters read for analytics (product specification, section 3). */
export const campaignParams = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Personal parameters (person or vehicle): used for prefilling only and removed from the address. */
export const personalParams = ['userId', 'vehicle_num', 'vehicleNumber', 'mobileNumber'] as const;

/** Where the person came from. */
export type Attribution = Readonly<Partial<Record<(typeof campaignParams)[number], string>>>;

/** Campaign fields of an address, truncated. */
export function readAttribution(params: URLSearchParams): Attribution {
  const found: Partial<Record<(typeof campaignParams)[number], string>> = {};
  for (const name of campaignParams) {
    const value = params.get(name);
    if (value !== null && value !== '') found[name] = value.slice(0, 100);
  }
  return found;
}

/** The campaign fields as a query string for another page; empty without any. */
export function campaignQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams(readAttribution(params));
  return kept.size === 0 ? '' : `?${kept}`;
}

/** The same address without personal parameters; null when there were none. A page whose own form has a field of
 * such a name (the search form) uses another name. */
export function withoutPersonalParams(url: URL): string | null {
  const clean = new URL(url);
  for (const name of personalParams) clean.searchParams.delete(name);
  return clean.href === url.href ? null : clean.pathname + clean.search + clean.hash;
}
