import { impostorWords } from './look-alikes.ts';

/** Why a handle is not accepted. `plate`: reads as a vehicle number or a mobile number. */
export type HandleFault = 'form' | 'reserved' | 'plate';

/** Taken by pages of the site, or with a meaning of their own. */
const words = [
  ...['mod', 'team', 'staff', 'me', 'deleted', 'null', 'undefined', 'root', 'system', 'everyone'],
  ...['community', 'topic', 'post', 'user', 'settings', 'rules', 'write', 'mine', 'saved', 'news'],
  ...['aboutus', 'accessibility', 'account', 'api', 'app', 'assistant', 'blog', 'challanpay'],
  ...['appchallanpay', 'challanstatus', 'checkout', 'city', 'compare', 'consent', 'contactus'],
  ...['contestchallan', 'dealer', 'desk', 'en', 'fakechallancheck', 'feedback', 'figures', 'forms'],
  ...['garage', 'grievance', 'grievanceofficer', 'hi', 'inspect', 'insurance', 'insuranceclaims'],
  ...[
    'insurancecallback',
    'insurancehomepage',
    'insurancepolicy',
    'insurancequote',
    'insurancequotes',
    'letter',
    'limit',
  ],
  ...[
    'askdealer',
    'loans',
    'logcheck',
    'media',
    'menu',
    'moderate',
    'newcars',
    'offline',
    'orders',
  ],
  ...['partexchange', 'partner', 'pay', 'practice', 'privacy', 'rcdetails', 'rcsearch', 'recalls'],
  ...['reminders', 'report', 'reservecar', 'rtocodes', 'rtoservices', 's', 'savedsearches'],
  ...['search', 'sellcar', 'servicehistory', 'sharedrecord', 'shortlist', 'signin', 'signout'],
  ...['status', 'terms', 'termsconditionschallans', 'testdrive', 'testdrives', 'theme', 'tollsetu'],
  ...['trade', 'ui', 'usedcaralerts', 'usedcars', 'valuation', 'vehicle', 'verify', 'writereview'],
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

/** Names that would pass for us, an authority or a bank: alone, with digits, or as a part between underscores. */
const partSkeletons = new Set(impostorWords.map(handleSkeleton));
const wholeSkeletons = new Set([...words, ...partSkeletons].map(handleSkeleton));

/** Checks a handle: ASCII letters, digits and single underscores, beginning with a letter. Null: it is fine. Rule id:
 * COMMUNITY-HANDLE. */
export function faultOfHandle(handle: string): HandleFault | null {
  const { least, most } = handleLength;
  if (handle.length < least || handle.length > most) return 'form';
  if (!/^[a-z][a-z0-9_]*$/.test(handle) || handle.includes('__')) return 'form';
  const bare = handle.replaceAll('_', '');
  if (/^[a-z]{2}\d{1,2}[a-z]{0,3}\d{3,4}$/.test(bare) || /[6-9]\d{9}/.test(bare)) return 'plate';
  const forms = (name: string) => [name, name.replace(/\d+$/, '')].map(handleSkeleton);
  const isReserved =
    forms(handle).some((one) => wholeSkeletons.has(one)) ||
    handle.split('_').some((part) => forms(part).some((one) => partSkeletons.has(one)));
  return isReserved ? 'reserved' : null;
}
