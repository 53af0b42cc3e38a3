/** Kinds of background jobs and the subject of each. The desk has a label for each. */
export const taskKinds = [
  /** Event id of a webhook. */
  'gateway-event',
  /** Payment id: poll the gateway for its status. */
  'ask-payment',
  /** Refund id. */
  'send-refund',
  /** Refund id. */
  'follow-refund',
  /** Order challan id. */
  'settle-challan',
  /** Order challan id. */
  'follow-settlement',
  /** Order challan id. */
  'recheck-source',
  /** Order challan id. */
  'watch-promise',
  /** Report id: ask the vendor for a service-history report. */
  'ask-service-report',
  /** Order id: RTO work past a promised day. */
  'watch-rto',
  /** Order id: RTO work that a partner does. */
  'follow-rto-agent',
  /** Recharge id. */
  'pay-recharge',
  /** Recharge id. */
  'follow-recharge',
  /** Report id and line id with a colon between: pass a correction on and ask for its answer. */
  'follow-correction',
  /** Report id and line id with a colon between: the day by which the source had to answer a correction is over. */
  'watch-correction',
  /** Order id. */
  'close-order',
  /** Notification id. */
  'send-notification',
  /** Notice id. */
  'send-notice',
  /** Complaint id and event: e-mail that it arrived or was decided. */
  'grievance-mail',
  /** Order id. */
  'erase-documents',
  /** Key of a document's file in the file store. */
  'erase-file',
  /** Constant: an editor sends the newsletter now. */
  'send-newsletter',
  /** Delivery id: a message to an outside system. */
  'deliver',
  /** Issue of a tag: order it with its issuer. */
  'issue-tag',
  /** Issue of a tag: poll its issuer. */
  'follow-tag',
  /** Loan application: ask the lenders with a consent for offers. */
  'ask-lenders',
  /** Loan application: hand it over to the chosen lender and follow it. */
  'follow-loan',
  /** Loan application and lender id with a colon between: take request and consent back. */
  'withdraw-loan',
  /** Policy id: ask its insurer to issue it. */
  'issue-policy',
  /** Policy id: have its insurer cancel it. */
  'cancel-policy',
  /** Policy id: tell its insurer the number that a new vehicle was given. */
  'tell-policy-number',
  /** Owner's vehicle: read the challans and tell of new ones. */
  'check-own-challans',
  /** Privately sold vehicle: read the challans issued after the handover. */
  'check-sold-challans',
  /** Event id: send it to the firm's own system. */
  'send-partner-event',
  /** News id: e-mail a member of a dealer about a test drive or a car. */
  'send-dealer-news',
  /** Name of a schedule. */
  'scheduled',
] as const;
export type TaskKind = (typeof taskKinds)[number];
