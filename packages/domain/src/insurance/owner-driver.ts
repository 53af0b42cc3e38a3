/** Owners who need no personal accident cover of the policy: companies and firms, without a valid licence, or with such a
 * cover elsewhere. Source: IRDAI circular of 20 Sep 2018 on compulsory personal accident cover. Rule id:
 * OWNER-DRIVER-COVER. */
export const ownerDriverExceptions = ['company', 'no-licence', 'covered-elsewhere'] as const;
export type OwnerDriverException = (typeof ownerDriverExceptions)[number];
