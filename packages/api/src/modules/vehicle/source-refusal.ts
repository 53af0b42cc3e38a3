import type { ErrorCode } from '@pahiya/contracts/error-codes';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import type { Refusal } from '../../http/refusal.ts';

const byFailure = {
  timeout: { code: 'vehicle/source-timeout', what: 'did not answer in time', waitSeconds: 30 },
  unavailable: { code: 'vehicle/source-unavailable', what: 'is not available', waitSeconds: 60 },
  rejected: { code: 'vehicle/source-unavailable', what: 'is not available', waitSeconds: 600 },
  'rate-limited': {
    code: 'vehicle/source-unavailable',
    what: 'takes no more questions for a moment',
    waitSeconds: 60,
  },
  malformed: {
    code: 'vehicle/source-malformed',
    what: 'gave an answer that could not be read',
    waitSeconds: 300,
  },
} as const satisfies Record<
  ProviderFailure['kind'],
  { code: ErrorCode; what: string; waitSeconds: number }
>;

/** The refusal when a registry gave no usable answer and nothing is stored. */
export function sourceRefusal(failure: ProviderFailure['kind'], sourceName: string): Refusal {
  const { code, what, waitSeconds } = byFailure[failure];
  return {
    code,
    detail: `${sourceName} ${what}. Nothing is known of this vehicle yet; this try does not count.`,
    retryAfterSeconds: waitSeconds,
  };
}

/** Whether a refusal means that the registry could not be asked, so that nothing is used up. */
export function isSourceRefusal({ code }: Refusal): boolean {
  return Object.values(byFailure).some((answer) => answer.code === code);
}
