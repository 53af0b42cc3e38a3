import type { Coded, RcStatusCode } from './rc-record.ts';

/** Normalizes the registry's status of a registration. Only ACTIVE is confirmed by its documents: unknown wording is
 * `other` and shown as is. Rule id: RC-STATUS. */
export function readRcStatus(raw: string | null): Coded<RcStatusCode> {
  const text = (raw ?? '').trim();
  return { code: statusOf(text.toUpperCase().replace(/[\s_-]+/g, ' ')), raw: text };
}

function statusOf(word: string): RcStatusCode {
  switch (word) {
    case 'ACTIVE':
      return 'active';
    case 'INACTIVE':
    case 'IN ACTIVE':
      return 'inactive';
    case 'NOC ISSUED':
      return 'noc-issued';
    case 'CANCELLED':
    case 'CANCELED':
      return 'cancelled';
    case 'SUSPENDED':
      return 'suspended';
    case 'SCRAPPED':
      return 'scrapped';
    default:
      return 'other';
  }
}

/** Meaning of a status for the owner: severity and next step. The web app has the text, by `step`. */
export type RcStatusMeaning = {
  readonly tone: 'in-order' | 'attention' | 'stop';
  readonly step:
    | 'nothing'
    | 'ask-office-why'
    | 're-register-in-new-state'
    | 'do-not-drive'
    | 'settle-with-office'
    | 'do-not-buy'
    | 'read-the-word';
};

/** Meaning of every status. Source: Motor Vehicles Act 1988 s. 48 (NOC), s. 53 (suspension), s. 54 and 55
 * (cancellation). Rule id: RC-STATUS. */
export const RC_STATUS_MEANING: Readonly<Record<RcStatusCode, RcStatusMeaning>> = {
  active: { tone: 'in-order', step: 'nothing' },
  inactive: { tone: 'attention', step: 'ask-office-why' },
  'noc-issued': { tone: 'attention', step: 're-register-in-new-state' },
  cancelled: { tone: 'stop', step: 'do-not-drive' },
  suspended: { tone: 'stop', step: 'settle-with-office' },
  scrapped: { tone: 'stop', step: 'do-not-buy' },
  other: { tone: 'attention', step: 'read-the-word' },
};
