/** Roles of a partner's members. `owner`: everything of the firm; `manager`: leads of their branches; `agent`: leads
 * assigned to them; `accounts`: statements, no contact data; `auditor`: log and statistics, masked. */
export const partnerRoles = ['owner', 'manager', 'agent', 'accounts', 'auditor'] as const;
export type PartnerRole = (typeof partnerRoles)[number];

/** What a partner does. */
export const firmKinds = ['dealer', 'insurer', 'lender', 'garage', 'settlement'] as const;
export type FirmKind = (typeof firmKinds)[number];

/** What a key of a firm's own system allows. `leads`: to read leads, masked; `numbers`: to read the numbers of people who
 * agreed to that; `insurance`: to price vehicles and to save renewal days with enquiries about insurance. */
export const partnerKeyScopes = ['leads', 'numbers', 'insurance'] as const;
export type PartnerKeyScope = (typeof partnerKeyScopes)[number];
