/** Why a handle is not accepted. `plate`: reads as a vehicle number or a mobile number. */
export type HandleFault = 'form' | 'reserved' | 'plate';

/** Names that would pass for us, an authority or a bank, alone or with digits around them. */
const reserved = [
  ...['admin', 'administrator', 'moderator', 'mod', 'official', 'support', 'help', 'team', 'staff'],
  ...['pahiya', 'rto', 'vahan', 'sarathi', 'mparivahan', 'parivahan', 'police', 'trafficpolice'],
  ...['challan', 'fastag', 'npci', 'nhai', 'morth', 'govt', 'government', 'court', 'rbi', 'irdai'],
  ...['sbi', 'hdfc', 'hdfcbank', 'icici', 'icicibank', 'axisbank', 'pnb', 'paytm'],
  ...['community', 'topic', 'post', 'user', 'settings', 'rules', 'write', 'me', 'deleted', 'null'],
];

/** How many characters a handle has. */
export const handleLength = { least: 3, most: 20 } as const;

/** What a handle looks like to a person: two handles with one skeleton cannot both exist. */
export function handleSkeleton(handle: string): string {
  return handle
    .toLowerCase()
    .replaceAll('_', '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[0]/g, 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('5', 's');
}

/** The skeletons of reserved names. */
const reservedSkeletons = new Set(reserved.map(handleSkeleton));

/** Checks a handle: ASCII letters, digits and single underscores, beginning with a letter. Null: it is fine. Rule id:
 * COMMUNITY-HANDLE. */
export function faultOfHandle(handle: string): HandleFault | null {
  const { least, most } = handleLength;
  if (handle.length < least || handle.length > most) return 'form';
  if (!/^[a-z][a-z0-9_]*$/.test(handle) || handle.includes('__')) return 'form';
  const bare = handle.replaceAll('_', '');
  if (/^[a-z]{2}\d{1,2}[a-z]{0,3}\d{3,4}$/.test(bare) || /[6-9]\d{9}/.test(bare)) return 'plate';
  const withoutDigits = handle.replace(/\d+$/, '');
  return [handle, withoutDigits].some((one) => reservedSkeletons.has(handleSkeleton(one)))
    ? 'reserved'
    : null;
}
