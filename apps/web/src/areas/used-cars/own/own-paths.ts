export const ownListingsPath = '/sell-car/listings';
export const newListingPath = `${ownListingsPath}/new`;

/** Page of one's own listing. */
export function ownListingPath(listing: string): string {
  return `${ownListingsPath}/${listing}`;
}
