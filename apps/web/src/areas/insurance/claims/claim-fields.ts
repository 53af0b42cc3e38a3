/** Fields of the claim's forms that can be refused. */
export type ClaimFault =
  | 'lost'
  | 'told'
  | 'amount'
  | 'vehicle'
  | 'policy'
  | 'number'
  | 'on'
  | 'words';

/** Names of what is typed into them. */
export const claimFields = [
  ...(['loss', 'lost', 'told', 'amount', 'vehicle', 'policy', 'number'] as const),
  ...(['kind', 'on', 'words'] as const),
] as const;
