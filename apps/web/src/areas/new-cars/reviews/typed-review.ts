import {
  type ReviewAspect,
  type ReviewScores,
  reviewAspects,
  reviewText,
} from '@pahiya/domain/new-cars/review-score';
import { formText } from '../../../frame/page/form-text.ts';
import { type ProofFault, readProof } from '../../../parts/owner-proof/read-proof.ts';

/** A review as typed. The numbers of the RC are not among it: they are never sent back. */
export type TypedReview = {
  readonly scores: Partial<Readonly<Record<ReviewAspect, string>>>;
  readonly km: string;
  readonly months: string;
  readonly text: string;
  readonly vehicleNumber: string;
};

export type ReviewFault = 'scores' | 'km' | 'months' | 'text' | ProofFault;

/** What is sent: the review, and the proof where a vehicle was chosen whose ownership is not proved. */
type ReadReview = {
  readonly typed: TypedReview;
  readonly faults: readonly ReviewFault[];
  readonly body: {
    readonly scores: ReviewScores;
    readonly km: number | null;
    readonly months: number | null;
    readonly text: string;
    readonly vehicleNumber?: string;
  };
  readonly proof: { readonly chassisNumber: string; readonly engineNumber: string } | null;
};

/** Reads the form. The bounds are the contract's. */
export function readReview(form: FormData): ReadReview {
  const typed = readTyped(form);
  const scores = scoresOf(typed);
  const km = wholeNumber(typed.km, 2_000_000);
  const months = wholeNumber(typed.months, 600);
  const { vehicleNumber } = typed;
  const proof = vehicleNumber !== '' && !isProved(form) ? readProof(form) : null;
  const { length } = typed.text;
  const faults: ReviewFault[] = [
    ...(Object.keys(scores).length === 0 ? (['scores'] as const) : []),
    ...(km === undefined ? (['km'] as const) : []),
    ...(months === undefined ? (['months'] as const) : []),
    ...(length < reviewText.least || length > reviewText.most ? (['text'] as const) : []),
    ...(proof?.faults ?? []),
  ];
  return {
    typed,
    faults,
    body: {
      ...{ scores, km: km ?? null, months: months ?? null, text: typed.text },
      ...(vehicleNumber !== '' && { vehicleNumber }),
    },
    proof: proof?.body ?? null,
  };
}

function readTyped(form: FormData): TypedReview {
  const text = form.get('text');
  const given = reviewAspects.map((aspect) => [aspect, formText(form, `score-${aspect}`)] as const);
  return {
    scores: Object.fromEntries(given.filter(([, score]) => score !== '')),
    km: formText(form, 'km').trim(),
    months: formText(form, 'months').trim(),
    // Forms send each end of a line as two characters.
    text: (typeof text === 'string' ? text : '').replaceAll('\r\n', '\n').trim().slice(0, 10_000),
    vehicleNumber: (formText(form, 'vehicle').split(' ')[0] ?? '').trim(),
  };
}

/** The select says with the number whether ownership was proved when the page was made. */
function isProved(form: FormData): boolean {
  return formText(form, 'vehicle').endsWith(' proved');
}

function scoresOf({ scores }: TypedReview): ReviewScores {
  return Object.fromEntries(
    Object.entries(scores).flatMap(([aspect, score]) =>
      /^[1-5]$/.test(score) ? [[aspect, Number(score)]] : [],
    ),
  );
}

/** Null: left blank. Undefined: not a whole number within bounds. Commas and spaces group digits. */
function wholeNumber(text: string, most: number): number | null | undefined {
  if (text === '') return null;
  const digits = text.replace(/[\s,]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  return Number(digits) <= most ? Number(digits) : undefined;
}
