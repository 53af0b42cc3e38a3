import { lastDigits } from '../challans/magic-number.ts';
import { ISSUERS, type SandboxIssuer } from '../fastag/issuers.ts';
import type { SandboxTag, TagWorld } from '../fastag/tag-world.ts';
import type { BbpsSettings } from './settings.ts';

const VEHICLE = {
  name: 'Vehicle Number',
  regex: '^[A-Z0-9]{5,11}$',
  min_length: 5,
  max_length: 11,
  optional: false,
};
/** `W` and the vehicle number, so that a tester can write it. */
const WALLET = {
  name: 'Wallet Id',
  regex: '^W[A-Z0-9]{5,11}$',
  min_length: 6,
  max_length: 12,
  optional: false,
};
const parameterOf = ({ asksFor }: SandboxIssuer) => (asksFor === 'wallet-id' ? WALLET : VEHICLE);

/** A question about a tag. */
export type FetchOrder = {
  readonly ref_id: string;
  readonly biller_id: string;
  readonly customer_params: readonly { readonly name: string; readonly value: string }[];
};

/** What a bill promises: to which tag it belongs, its bounds, and until when it can be paid. */
export type OpenBill = {
  readonly tag: SandboxTag;
  readonly billerId: string;
  readonly minPaise: number;
  readonly maxPaise: number;
  readonly until: number;
};

/** Fetches of this run. */
export type FetchDesk = {
  readonly ask: (order: FetchOrder) => 'accepted' | 'conflict';
  /** The answer in the system's format; null for an unknown id. */
  readonly answer: (reference: string) => object | null;
  readonly billOf: (fetchId: string) => OpenBill | null;
  /** Paise that still fit into the wallet of a tag. */
  readonly roomOf: (tag: SandboxTag) => number;
  readonly clear: () => void;
};

const SMALL_CAP = 1_000_000;
const FULL_CAP = 10_000_000;

export function createFetchDesk(parts: {
  readonly world: TagWorld;
  readonly settings: () => BbpsSettings;
  readonly clock: () => number;
}): FetchDesk {
  const { world, settings, clock } = parts;
  const asked = new Map<string, { order: FetchOrder; readyAt: number }>();
  const answers = new Map<string, object>();
  const bills = new Map<string, OpenBill>();

  function refuse(code: string, param?: string): object {
    return { status: 'FAILURE', error: param === undefined ? { code } : { code, param } };
  }

  function resolve({ ref_id, biller_id, customer_params }: FetchOrder): object {
    const issuer = ISSUERS.find(({ billerId }) => billerId === biller_id);
    if (issuer === undefined) return refuse('BILLER_UNKNOWN');
    const asked = parameterOf(issuer);
    const value = customer_params.find(({ name }) => name === asked.name)?.value ?? '';
    if (!new RegExp(asked.regex).test(value)) return refuse('PARAM_INVALID', asked.name);
    const number = asked === WALLET ? value.slice(1) : value;
    if (issuer.hasLeft) return refuse('BILLER_WITHDRAWN');
    if (lastDigits(number) === '1005') return refuse('BILLER_DOWN');
    const tag = world.tagsOf(number).find((one) => one.issuer.billerId === biller_id);
    if (tag === undefined) return refuse('NO_TAG');
    if (tag.status === 'C') return refuse('TAG_CLOSED');
    return { status: 'SUCCESS', bill: openBill(`bill-${ref_id}`, issuer, tag) };
  }

  function roomOf(tag: SandboxTag): number {
    return (tag.kyc === 'MIN' ? SMALL_CAP : FULL_CAP) - world.balanceOf(tag);
  }

  function openBill(fetchId: string, issuer: SandboxIssuer, tag: SandboxTag): object {
    const balance = world.balanceOf(tag);
    const minPaise = issuer.minRupees * 100;
    const maxPaise = Math.max(0, Math.min(issuer.maxRupees * 100, roomOf(tag)));
    const until = clock() + settings().fetchLifetimeMs;
    bills.set(fetchId, { tag, billerId: issuer.billerId, minPaise, maxPaise, until });
    const info = {
      [VEHICLE.name]: tag.vehicleNumber,
      'Vehicle Class': `VC${tag.vehicleClass}`,
      Maker: tag.maker,
      Model: tag.model,
      'Tag Status': TAG_WORDS[tag.status] ?? 'UNKNOWN',
      ...(issuer.tellsBalance ? { 'Wallet Balance': (balance / 100).toFixed(2) } : {}),
      KYC: tag.kyc,
    };
    return {
      bill_fetch_id: fetchId,
      customer_name: tag.holder,
      min_amount: minPaise,
      max_amount: maxPaise,
      additional_info: Object.entries(info).map(([name, value]) => ({ name, value })),
    };
  }

  return {
    ask(order) {
      const known = asked.get(order.ref_id);
      if (known !== undefined) {
        return JSON.stringify(known.order) === JSON.stringify(order) ? 'accepted' : 'conflict';
      }
      asked.set(order.ref_id, { order, readyAt: clock() + settings().fetchAfterMs });
      return 'accepted';
    },
    answer(reference) {
      const question = asked.get(reference);
      if (question === undefined) return null;
      if (clock() < question.readyAt) return { ref_id: reference, status: 'PENDING' };
      const known = answers.get(reference) ?? { ref_id: reference, ...resolve(question.order) };
      answers.set(reference, known);
      return known;
    },
    billOf: (fetchId) => bills.get(fetchId) ?? null,
    roomOf,
    clear() {
      asked.clear();
      answers.clear();
      bills.clear();
    },
  };
}

const TAG_WORDS: Readonly<Record<string, string>> = {
  A: 'ACTIVE',
  B: 'LOW BALANCE',
  H: 'HOTLISTED',
};

/** The billers in the system's format. */
export function billerList(): readonly object[] {
  return ISSUERS.map((issuer) => ({
    biller_id: issuer.billerId,
    name: `${issuer.name} FASTag`,
    status: issuer.hasLeft ? 'WITHDRAWN' : 'ACTIVE',
    issuer_iin: issuer.bankId,
    customer_params: [parameterOf(issuer)],
    min_amount: issuer.minRupees * 100,
    max_amount: issuer.maxRupees * 100,
  }));
}
