import type { RtoOffice } from '@pahiya/contracts/places/place-contracts';
import type { PageFailure } from '../../../../parts/failure/page-failure.ts';
import type { RcCopy } from '../../../../parts/record-words/record-context.ts';
import { named, ours, type Run } from '../../../../parts/record-words/record-words.ts';

/** What is known of a vehicle without its record: only what its number says. */
export type KnownFromNumber = {
  readonly vehicleNumber: string;
  readonly display: string;
  readonly stateCode: string | null;
  readonly office: Pick<RtoOffice, 'office' | 'stateCode' | 'state'> | null;
};

/** Copy of a failed look-up. */
export type FailureView = {
  /** The registry, if it is the one that failed. */
  readonly source: string | null;
  readonly known: readonly Run[] | null;
  readonly retryWhen: string | null;
  readonly steps: readonly string[];
  /** Whether a retry can help. */
  readonly canRetry: boolean;
};

const placeholder = '\u0000';

const sourceCodes: ReadonlySet<string> = new Set([
  'vehicle/source-timeout',
  'vehicle/source-unavailable',
  'vehicle/source-malformed',
]);

/** Which source failed, what is known without it, and when to try again. */
export function failureView(
  copy: RcCopy,
  failure: PageFailure,
  known: KnownFromNumber,
): FailureView {
  const words = copy.failure;
  const isSource = sourceCodes.has(failure.code);
  const isOurs = failure.code !== 'vehicle/not-found' && failure.code !== 'vehicle/hidden';
  return {
    source: isSource ? words.vahan : null,
    known: failure.code === 'vehicle/hidden' ? null : knownText(copy, known),
    retryWhen: isOurs ? retryWhen(copy, failure.retryAfter, isSource) : null,
    steps:
      failure.code === 'vehicle/not-found'
        ? words.notFoundTodo
        : failure.code === 'vehicle/hidden'
          ? [words.hiddenTodo]
          : [],
    canRetry: isOurs,
  };
}

/** The office keeps its English name within our sentence. */
function knownText(copy: RcCopy, known: KnownFromNumber): readonly Run[] {
  const { failure, states } = copy;
  const { display, office } = known;
  const stateCode = office?.stateCode ?? known.stateCode;
  const state = stateCode === null ? undefined : (states[stateCode] ?? office?.state);
  if (state === undefined) return [ours(failure.knownNothing(display))];
  if (office === null) return [ours(failure.knownState(display, state))];
  const [before = '', after = ''] = failure
    .knownOffice(display, placeholder, state)
    .split(placeholder);
  return [ours(before), named(office.office), ours(after)];
}

/** Failures of the registry do not count as a look-up; others do not mention it. */
function retryWhen(copy: RcCopy, retryAfter: number | null, isSource: boolean): string {
  const when = retryText(copy, retryAfter);
  return isSource ? `${when} ${copy.failure.notCounted}` : when;
}

/** "Try again in 30 seconds.", "… in 4 minutes.", "… in 2 hours.", rounded up. */
export function retryText(copy: RcCopy, retryAfter: number | null): string {
  const words = copy.failure;
  if (retryAfter === null || retryAfter <= 0) return words.soon;
  if (retryAfter < 60) return words.inTime(words.seconds(Math.ceil(retryAfter)));
  if (retryAfter < 3600) return words.inTime(words.minutes(Math.ceil(retryAfter / 60)));
  return words.inTime(words.hours(Math.ceil(retryAfter / 3600)));
}
