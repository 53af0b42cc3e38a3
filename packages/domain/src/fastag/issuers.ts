/** An issuer of FASTags in NETC, as a fact about the trade and not an offer. `since`: first day of the state, where it
 * is known. `mergedInto`: the issuer that took its tags over. */
export type TagIssuerFact = {
  readonly name: string;
  readonly state: 'issuing' | 'left' | 'merged';
  readonly since: string | null;
  readonly mergedInto: string | null;
  readonly source: string;
  readonly sourceDate: string;
  readonly confidence: 'high' | 'medium';
};

const memberList = {
  source: 'List of NETC member banks, as copied on public bank and press pages',
  sourceDate: '2024-03-31',
  confidence: 'medium',
} as const;

const issuing = [
  'Airtel Payments Bank',
  'AU Small Finance Bank',
  'Axis Bank',
  'Bandhan Bank',
  'Bank of Baroda',
  'Bank of Maharashtra',
  'Canara Bank',
  'Central Bank of India',
  'City Union Bank',
  'Cosmos Co-operative Bank',
  'Dombivli Nagari Sahakari Bank',
  'Equitas Small Finance Bank',
  'Federal Bank',
  'Fino Payments Bank',
  'HDFC Bank',
  'ICICI Bank',
  'IDBI Bank',
  'IDFC First Bank',
  'Indian Bank',
  'Indian Overseas Bank',
  'IndusInd Bank',
  'Jalgaon Peoples Co-operative Bank',
  'Jammu and Kashmir Bank',
  'Karnataka Bank',
  'Karur Vysya Bank',
  'Kotak Mahindra Bank',
  'LivQuik',
  'Nagpur Nagarik Sahakari Bank',
  'Punjab National Bank',
  'Saraswat Bank',
  'South Indian Bank',
  'State Bank of India',
  'Thrissur District Co-operative Bank',
  'UCO Bank',
  'Union Bank of India',
  'Yes Bank',
] as const;

const merged = [
  ['Allahabad Bank', 'Indian Bank'],
  ['Syndicate Bank', 'Canara Bank'],
  ['Punjab and Maharashtra Co-operative Bank', 'Unity Small Finance Bank'],
] as const;

/** Issuers of FASTags by name. Their helplines are left out: none was checked by an operator. Rule id: FASTAG-ISSUERS. */
export const tagIssuerFacts: readonly TagIssuerFact[] = [
  ...issuing.map((name) => ({
    name,
    state: 'issuing' as const,
    since: null,
    mergedInto: null,
    ...memberList,
  })),
  ...merged.map(([name, mergedInto]) => ({
    name,
    state: 'merged' as const,
    since: null,
    mergedInto,
    ...memberList,
  })),
  {
    name: 'Paytm Payments Bank',
    state: 'left' as const,
    since: '2024-03-15',
    mergedInto: null,
    source: 'Reserve Bank of India, action on Paytm Payments Bank, January to March 2024',
    sourceDate: '2024-03-15',
    confidence: 'high' as const,
  },
].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
