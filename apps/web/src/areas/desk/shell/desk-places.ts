import type { OperatorSession } from '@pahiya/contracts/operators/session-contracts';

/** Sections of the desk and the role each requires; null: any signed-in account. */
const places = [
  ['queue', '/desk', 'operator'],
  ['money', '/desk/money', 'operator'],
  ['differences', '/desk/differences', 'operator'],
  ['health', '/desk/health', 'operator'],
  ['callBacks', '/desk/call-backs', 'operator'],
  ['inspections', '/desk/inspections', 'operator'],
  ['insurance', '/desk/insurance', 'operator'],
  ['sales', '/desk/sales', 'operator'],
  ['listings', '/desk/listings', 'operator'],
  ['ownInspections', '/inspect', 'inspector'],
  ['reports', '/desk/reports', 'operator'],
  ['corrections', '/desk/corrections', 'operator'],
  ['cars', '/desk/cars', 'editor'],
  ['carReviews', '/desk/car-reviews', 'editor'],
  ['grievances', '/desk/grievances', 'officer'],
  ['contentReports', '/desk/content-reports', null],
  ['community', '/moderate', 'moderator'],
  ['communityLead', '/moderate/lead', 'lead'],
  ['partners', '/desk/partners', 'operator'],
  ['articles', '/desk/blog', 'editor'],
  ['topics', '/desk/topics', 'editor'],
  ['pictures', '/desk/images', 'editor'],
  ['layout', '/desk/layout', 'editor'],
  ['forms', '/desk/forms', 'editor'],
  ['password', '/desk/password', null],
] as const;

type Roles = Pick<OperatorSession, 'roles'>;

/** The sections that an account may open. */
export function placesOf({ roles }: Roles) {
  return places.filter(([, , role]) => role === null || roles.includes(role));
}

/** Where an account starts: its first section of a role, else its password. */
export function deskHome({ roles }: Roles): string {
  const own = places.find(([, , role]) => role !== null && roles.includes(role));
  return own?.[1] ?? '/desk/password';
}
