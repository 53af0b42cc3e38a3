import type { ErrorCode } from '@pahiya/contracts/error-codes';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Refusal } from '../../http/refusal.ts';

const byFailure = {
  timeout: { code: 'vehicle/source-timeout', what: 'did not respond in time', waitSeconds: 30 },
  unavailable: { code: 'vehicle/source-unavailable', what: 'is unavailable', waitSeconds: 60 },
  rejected: { code: 'vehicle/source-unavailable', what: 'is unavailable', waitSeconds: 600 },
  'rate-limited': {
    code: 'vehicle/source-unavailable',
    what: 'is busy',
    waitSeconds: 60,
  },
  malformed: {
    code: 'vehicle/source-malformed',
    what: 'sent an unreadable response',
    waitSeconds: 300,
  },
} as const satisfies Record<
  ProviderFailure['kind'],
  { code: ErrorCode; what: string; waitSeconds: number }
>;

/** The refusal for a failed registry without a stored record. */
export function sourceRefusal(failure: ProviderFailure['kind'], sourceName: string): Refusal {
  const { code, what, waitSeconds } = byFailure[failure];
  return {
    code,
    detail: `${sourceName} ${what}. This attempt does not count towards your limit.`,
    retryAfterSeconds: waitSeconds,
  };
}

/** Is a refusal a failure of the registry, which does not use up the limit? */
export function isSourceRefusal({ code }: Refusal): boolean {
  return Object.values(byFailure).some((answer) => answer.code === code);
}
