/** Why an owner needs no personal accident cover of the policy. */
export type OwnerDriverException = 'company' | 'no-licence' | 'covered-elsewhere';

/** Whether the owner has to buy the personal accident cover of 15 lakh rupees: not a company or firm, not without a valid
 * licence, not with such a cover elsewhere. Null: it is needed. Source: IRDAI circular of 20 Sep 2018 on compulsory
 * personal accident cover. Rule id: OWNER-DRIVER-COVER.
 * @planned Insurance. */
export function ownerDriverException(owner: {
  readonly isCompany: boolean;
  readonly hasLicence: boolean;
  readonly isCoveredElsewhere: boolean;
}): OwnerDriverException | null {
  if (owner.isCompany) return 'company';
  if (!owner.hasLicence) return 'no-licence';
  return owner.isCoveredElsewhere ? 'covered-elsewhere' : null;
}
