const thirdParty = ['Injury or death of other people, without limit as a court decides.'];
const ownDamage = [
  'Accident, fire, theft, flood and other damage to your own vehicle, up to its insured value.',
];
const never = [
  'Driving without a valid licence, or under the influence of alcohol or drugs.',
  'Wear and tear, breakdown without an accident, use outside India.',
];

/** Copy of the proposal for a policy. */
export const copy = {
  title: 'Buy this policy',
  proposal: 'Your proposal to the insurer',
  sentTo: (insurer: string) =>
    `What you enter goes to ${insurer} alone, together with the mobile number of your account. We do not keep it.`,
  errorsTitle: 'Please fix the following',
  fields: {
    name: 'Owner’s name',
    email: 'Email',
    address: 'Address',
    pinCode: 'PIN code',
    nominee: 'Nominee’s name',
    nomineeRelation: 'Nominee’s relation to the owner',
    previousInsurer: 'Previous insurer',
    previousPolicy: 'Previous policy number',
    chassisNumber: 'Chassis number (VIN)',
    engineNumber: 'Engine or motor number',
  },
  thirdPartyFields: {
    previousInsurer: 'Third-party insurer',
    previousPolicy: 'Third-party policy number',
  },
  appliedFor:
    'The policy says “number applied for” and identifies the vehicle by its chassis and engine numbers. You can add the vehicle number later.',
  chassisHint: '17 letters and digits, on the invoice and Form 21.',
  engineHint: 'On the invoice and Form 21.',
  nameHint: 'As on the RC.',
  nameHintNew: 'As on the invoice.',
  emailHint: 'Optional. The insurer sends the policy there too.',
  nomineeHint: 'Gets the owner-driver cover if the owner dies.',
  previousHint: 'If you have one.',
  bonusProofHint: 'Your insurer checks your no-claim bonus with this company.',
  thirdPartyHint: 'Your third-party policy has to be valid too.',
  bonus: (rate: number) => `I made no claim, so a no-claim bonus of ${rate}% is due to me`,
  certificate: (rate: number) =>
    `I have the certificate for a no-claim bonus of ${rate}% of a vehicle that I sold or scrapped`,
  bonusHint:
    'The insurer checks with your previous insurer. If it is not true, own-damage claims can be refused.',
  agree: (insurer: string) =>
    `I agree that these details, my mobile number and the vehicle number are sent to ${insurer} to issue this policy`,
  agreeNew: (insurer: string) =>
    `I agree that these details, my mobile number and the chassis and engine numbers are sent to ${insurer} to issue this policy`,
  agreeHint: 'For this policy only: you get no calls or offers because of it.',
  next: 'Next you see the order with the final price. Nothing is charged until you pay there.',
  submit: (total: string) => `Continue with ${total}`,
  busy: 'Sending to the insurer',
  errors: {
    name: 'Enter the owner’s name.',
    email: 'Enter a valid email address, or leave it empty.',
    address: 'Enter the address with house number and street.',
    pinCode: 'A PIN code has six digits.',
    nominee: 'Enter the nominee’s name.',
    nomineeRelation: 'Enter how the nominee is related, for example Son.',
    previousInsurer: 'Enter the insurer.',
    previousPolicy: 'Enter the policy number.',
    chassisNumber:
      'Enter the 17 letters and digits of the chassis number, not a vehicle number. I, O and Q never occur.',
    engineNumber: 'Enter the engine or motor number, 5 to 25 letters and digits.',
    agree: 'Without your consent nothing can be sent to the insurer.',
    bonus: 'Confirm that there was no claim, or go back and ask for quotes without the bonus.',
  },
  kept: {
    title: 'Bill and information sheet',
    notIssued: 'The policy has not been issued. You are covered only once it has a number.',
    none: 'This policy was ordered before we kept its bill. Everything is in the policy (PDF).',
    otherVersion: 'The wording has changed since you ordered. The policy itself is what applies.',
    version: (version: string) => `Version of the sheet when you ordered: ${version}.`,
    back: 'Back to the order',
  },
  sheet: {
    title: 'Information sheet',
    product: 'Product',
    cover: 'Cover',
    starts: 'Starts on',
    term: 'Runs for',
    terms: (years: number) => `Own damage one year, third party ${years} years`,
    financier: 'Lender named in the policy',
    value: 'Insured value (IDV)',
    deductible: 'You pay of each claim',
    coveredTitle: 'Covered',
    property: (car: string, twoWheeler: string) =>
      `Damage to other people’s property: up to ${car} for a car, ${twoWheeler} for a two-wheeler.`,
    limitedProperty: (limit: string) =>
      `Damage to other people’s property: up to ${limit} only, as you chose. You pay anything above it.`,
    noOwnerDriver: 'The owner-driver: this policy has no accident cover for the owner.',
    addOn: (name: string, pays: string) => `${name}: ${pays}`,
    ownerDriver: (sum: string) => `Owner-driver accident cover: ${sum}.`,
    notTitle: 'Not covered',
    rightsTitle: 'Claim, cancel, complain',
    covers: {
      bundle: { covered: [...thirdParty, ...ownDamage], not: never },
      package: { covered: [...thirdParty, ...ownDamage], not: never },
      'own-damage': {
        covered: ownDamage,
        not: ['Other people and their property: that is your third-party policy.', ...never],
      },
      'third-party': {
        covered: thirdParty,
        not: ['Damage to your own vehicle, theft and fire.', ...never],
      },
    },
    claim: (helpline: string) => `Claim: call the insurer at once on ${helpline}.`,
    claimNotice: (from: number, to: number) =>
      `Insurers usually want to know within ${from} to ${to} hours.`,
    cancel:
      'You may cancel the own-damage part at any time; without a claim the unexpired days are refunded. Third-party cover is compulsory and ends early only for double insurance, total loss or a cancelled registration.',
    cancelOwnDamage: 'You may cancel at any time; without a claim the unexpired days are refunded.',
    cancelThirdParty:
      'Third-party cover is compulsory. It ends early only for double insurance, total loss or a cancelled registration.',
    complain: (phone: string | null) =>
      `Complaints: the insurer’s grievance officer, then Bima Bharosa${phone === null ? '' : ` (${phone})`}, then the Insurance Ombudsman.`,
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'insurance-buy': typeof copy;
  }
}
