import type { Answer } from '@pahiya/api-client/api-client';
import {
  readQuotes,
  startNewVehicleQuotes,
  startQuotes,
} from '@pahiya/contracts/insurance/insurance-calls';
import { type InsurerAddOn, insurerAddOns } from '@pahiya/domain/insurance/ports';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import {
  type ExtraField,
  type ExtrasOffer,
  type ExtrasTyped,
  extrasBody,
  readExtras,
  typedExtras,
} from '../extras/extras-wish.ts';
import { readRupees } from '../typed/read-typed.ts';

export type Board = Answer<'readQuotes'>;
export type BoardRow = Board['insurers'][number];

/** Query of the list, which shows no bill lines. */
export const brief = { brief: '1' } as const;

/** The longest that a page without script waits for the insurers, in milliseconds. */
const longestWaitMs = 16_000;

/** Insurers that have not answered yet. */
export function waitingOf(board: Board): readonly string[] {
  return board.insurers.flatMap(({ insurerId, state }) => (state === 'waiting' ? [insurerId] : []));
}

/** Asks insurers at the same time and waits for all, a while at most. Returns the request as known then; `isBrief`:
 * without what only the page of one quote shows. */
export async function askAndWait(
  { api }: PageTools,
  board: Board,
  {
    insurers,
    isRetry,
    isBrief,
  }: {
    readonly insurers: readonly string[];
    readonly isRetry: boolean;
    readonly isBrief: boolean;
  },
): Promise<Board> {
  if (insurers.length === 0) return board;
  const params = { requestId: board.requestId };
  const retry = isRetry ? { retry: '1' as const } : {};
  const asked = insurers.map((insurer) =>
    api.call(readQuotes, { params, query: { insurer, ...retry, ...brief } }),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs);
  });
  await Promise.race([Promise.all(asked), end]);
  clearTimeout(timer);
  const known = await api.call(readQuotes, { params, query: isBrief ? brief : {} });
  return known.ok ? known.value : board;
}

/** What came of a form that asks for other quotes. */
export type ChangeOutcome =
  | { readonly kind: 'asked'; readonly board: Board }
  | {
      readonly kind: 'faults';
      readonly faults: readonly ('value' | ExtraField)[];
      readonly typed: ChangeTyped;
      /** The values that insurers give, where the typed one lies outside. */
      readonly band: Band | null;
    }
  | {
      readonly kind: 'failed';
      readonly failure: PageFailure;
      readonly typed: ChangeTyped | null;
    };

/** A form as it was sent, to show again. */
export type ChangeTyped = {
  readonly value: string | null;
  readonly hadClaim: boolean;
  readonly addOns: readonly InsurerAddOn[];
  readonly extras: ExtrasTyped;
};

type Band = { readonly least: number; readonly most: number };

/** From the lowest to the highest value that an insurer gives; null before one has answered. */
function bandOf({ insurers }: Board): Band | null {
  const values = insurers.flatMap(({ quote }) => [quote?.least ?? null, quote?.most ?? null]);
  const known = values.filter((one) => one !== null);
  return known.length === 0 ? null : { least: Math.min(...known), most: Math.max(...known) };
}

/** What may be chosen for the vehicle of a request. */
export function extrasOffer({ ask, answers, choices }: Board): ExtrasOffer {
  return { cover: ask.cover, isElectric: answers.kw !== null, choices };
}

/** Asks for quotes again with the value, the claim, the add-ons and the extras of a form; everything else stays. */
export async function changeQuotes(
  { api }: PageTools,
  board: Board,
  form: FormData,
): Promise<ChangeOutcome> {
  const { ask, answers } = board;
  const hasDamage = ask.cover !== 'third-party';
  const typed = form.has('value') ? formText(form, 'value').slice(0, 40).trim() : null;
  const value = typed === null ? ask.insuredValue : typed === '' ? null : readRupees(typed);
  const isBad = typed !== null && typed !== '' && !isValue(value);
  const typedMore = form.has('extras')
    ? readExtras({ get: (name) => formText(form, name) })
    : typedExtras(answers.extras);
  const hadClaim = form.has('claim') ? form.get('claim') === 'yes' : answers.hadClaim;
  const addOns = form.has('addOns') ? addOnsOf(form) : ask.addOns;
  const shown: ChangeTyped = { value: typed, hadClaim, addOns, extras: typedMore };
  const more = extrasBody(typedMore, extrasOffer(board));
  const faults = [...(hasDamage && isBad ? (['value'] as const) : []), ...more.faults];
  const span = bandOf(board);
  const isOutside = value !== null && span !== null && (value < span.least || value > span.most);
  const band = hasDamage && typed !== null && !isBad && isOutside ? span : null;
  if (faults.length > 0 || band !== null) {
    const all = band === null ? faults : (['value', ...faults] as const);
    return { kind: 'faults', faults: all, typed: shown, band };
  }
  const changed = {
    insuredValue: hasDamage ? value : null,
    addOns: [...addOns],
    extras: more.extras,
    changes: board.requestId,
  };
  const { vehicleNumber, newVehicle } = board;
  const answer =
    vehicleNumber === null && newVehicle !== null
      ? await api.call(startNewVehicleQuotes, {
          body: {
            ...changed,
            newVehicle,
            lastBonus: answers.lastBonus,
            certificateOn: answers.certificateOn,
            noOwnerDriver: answers.noOwnerDriver,
          },
        })
      : await api.call(startQuotes, {
          body: {
            ...answers,
            ...changed,
            vehicleNumber: vehicleNumber ?? '',
            cover: ask.cover,
            ownDamageUntil: ask.ownDamageUntil,
            hadClaim: hasDamage && hadClaim,
          },
        });
  return answer.ok
    ? { kind: 'asked', board: answer.value }
    : { kind: 'failed', failure: toPageFailure(answer.error), typed: shown };
}

function addOnsOf(form: FormData): readonly InsurerAddOn[] {
  const chosen = form.getAll('addOn');
  return insurerAddOns.filter((code) => chosen.includes(code));
}

function isValue(value: number | null): boolean {
  return value !== null && value >= 500_000 && value <= 10_000_000_000;
}
