/** What a shared link can show: one address `/s/{token}` for all, one page for each kind. */
export const linkKinds = [
  'service-report',
  'dealer-card',
  'insurance-quote',
  'lead-offer',
] as const;
export type LinkKind = (typeof linkKinds)[number];
