import { addDays, daysBetween, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { lastDigits } from '../challans/magic-number.ts';
import { type Draws, drawsFor } from '../ulip/record/draws.ts';
import { findRecord } from '../ulip/record/find-record.ts';
import type { VahanRecord } from '../ulip/record/vahan-record.ts';
import { maskedName } from '../ulip/record/words.ts';
import {
  ISSUING_BANK,
  LEFT_ISSUER,
  OPEN_ISSUERS,
  type SandboxIssuer,
  WALLET_ISSUER,
} from './issuers.ts';
import { tagClassOf } from './tag-class.ts';

/** A tag with the wallet behind it, as its issuer keeps them. */
export type SandboxTag = {
  readonly tagId: string;
  readonly tid: string;
  readonly vehicleNumber: string;
  readonly vehicleClass: number;
  readonly status: string;
  readonly exceptionCode: string;
  readonly issuedOn: IstDate;
  readonly isCommercial: boolean;
  readonly issuer: SandboxIssuer;
  /** Already masked. */
  readonly holder: string;
  readonly maker: string;
  readonly model: string;
  readonly kyc: 'MIN' | 'FULL';
  /** Before the recharges of this run. */
  readonly balancePaise: number;
};

/** A tag that the issuing bank activated in this run. */
export type IssuedTag = {
  readonly tagId: string;
  readonly on: IstDate;
  readonly balancePaise: number;
};

/** All tags of the sandbox: those that numbers have by themselves, and those issued and recharged in this run. */
export type TagWorld = {
  /** Newest first. */
  readonly tagsOf: (vehicleNumber: string) => readonly SandboxTag[];
  /** Balance with the recharges of this run. */
  readonly balanceOf: (tag: SandboxTag) => number;
  /** The class that a vehicle's tag must have; null if it needs none or does not exist. */
  readonly classOf: (vehicleNumber: string) => number | null;
  readonly recordOf: (vehicleNumber: string) => VahanRecord | null;
  /** The bill-payment system tells here what it has credited to a tag, in paise. */
  readonly setCredits: (credits: (tagId: string) => number) => void;
  /** The issuing bank tells here which tags it activated. */
  readonly setIssued: (issued: (vehicleNumber: string) => readonly IssuedTag[]) => void;
};

const HEX = '0123456789ABCDEF';
const NETC_START = '2017-12-01' as IstDate;
/** A recharge to at least this lifts the low-balance mark, in paise. */
const LOW_BALANCE = 10_000;

export function createTagWorld(now: () => Date): TagWorld {
  let credits: (tagId: string) => number = () => 0;
  let issued: (vehicleNumber: string) => readonly IssuedTag[] = () => [];
  const today = () => istDateOf(now());

  function recordOf(vehicleNumber: string): VahanRecord | null {
    const finding = findRecord(vehicleNumber, today());
    return finding.kind === 'found' ? finding.record : null;
  }

  function tagsOf(vehicleNumber: string): readonly SandboxTag[] {
    const record = recordOf(vehicleNumber);
    if (record === null) return [];
    const own = tagsByNumber(record, today()).map((tag) => lifted(tag, credits(tag.tagId)));
    const added = issued(record.vehicleNumber).map((tag) => issuedTag(record, tag));
    return [...added, ...own];
  }

  return {
    tagsOf,
    recordOf,
    balanceOf: (tag) => tag.balancePaise + credits(tag.tagId),
    classOf: (vehicleNumber) => {
      const record = recordOf(vehicleNumber);
      return record === null ? null : tagClassOf(record);
    },
    setCredits: (read) => {
      credits = read;
    },
    setIssued: (read) => {
      issued = read;
    },
  };
}

/** A tag marked for low balance is active again once it holds enough. */
function lifted(tag: SandboxTag, creditPaise: number): SandboxTag {
  const isEnough = tag.balancePaise + creditPaise >= LOW_BALANCE;
  return tag.exceptionCode === '03' && isEnough
    ? { ...tag, status: 'A', exceptionCode: '00' }
    : tag;
}

/** The tags that a number has by itself. Endings 1001 to 1012 choose a state; a two-wheeler with such an ending has
 * the tag of a car, so that every state can be reached by typing a number. */
function tagsByNumber(record: VahanRecord, today: IstDate): readonly SandboxTag[] {
  const draws = drawsFor(record.vehicleNumber);
  const ending = lastDigits(record.vehicleNumber) ?? '';
  const vehicleClass = tagClassOf(record);
  const change = BY_ENDING[ending];
  if (ending === '1010' || (vehicleClass === null && change === undefined)) return [];
  const isSure = change !== undefined || SHOWN.has(record.vehicleNumber);
  if (!isSure && draws.oneIn('fastag/none', 6)) return [];
  const isLow = !isSure && draws.oneIn('fastag/low', 10);
  const tag: SandboxTag = {
    ...identityOf(draws, 'fastag'),
    vehicleNumber: record.vehicleNumber,
    vehicleClass: vehicleClass ?? 4,
    ...(isLow ? LOW : { status: 'A', exceptionCode: '00' }),
    issuedOn: issueDay(record.registeredOn, today, draws.fraction('fastag/issued')),
    isCommercial: record.kind !== 'car' && record.kind !== 'two-wheeler',
    issuer: draws.pick('fastag/issuer', OPEN_ISSUERS),
    holder: record.ownerName,
    maker: record.maker,
    model: record.model,
    kyc: draws.oneIn('fastag/kyc', 3) ? 'MIN' : 'FULL',
    balancePaise: isLow
      ? draws.between('fastag/balance', 0, 9_000)
      : draws.between('fastag/balance', 15_000, 480_000),
    ...change,
  };
  return ending === '1003' ? [tag, formerTag(tag, draws)] : [tag];
}

const LOW = { status: 'B', exceptionCode: '03' } as const;

const BY_ENDING: Readonly<Record<string, Partial<SandboxTag>>> = {
  '1001': { ...LOW, issuer: ISSUING_BANK, kyc: 'MIN', balancePaise: 2_500 },
  '1002': { status: 'H', exceptionCode: '01' },
  '1003': { issuer: ISSUING_BANK },
  '1004': { status: 'C', exceptionCode: '06', balancePaise: 0 },
  '1005': {},
  '1006': { issuer: LEFT_ISSUER },
  '1007': { issuer: ISSUING_BANK, kyc: 'MIN', balancePaise: 985_000 },
  '1008': { issuer: ISSUING_BANK },
  '1009': { issuer: ISSUING_BANK },
  '1011': { exceptionCode: '17' },
  '1012': { issuer: WALLET_ISSUER },
};

/** Curated numbers always have a tag. */
const SHOWN = new Set(['DL8CAF5030', 'MH12DE1433', 'KA01MJ2022', '22BH6517A', 'TN09BZ1234']);

function identityOf(draws: Draws, purpose: string): Pick<SandboxTag, 'tagId' | 'tid'> {
  return {
    tagId: `34161FA8${draws.text(`${purpose}/id`, 16, HEX)}`,
    tid: `E2003412${draws.text(`${purpose}/tid`, 16, HEX)}`,
  };
}

/** Tags exist since December 2017 and are issued after the registration. */
function issueDay(registeredOn: IstDate, today: IstDate, share: number): IstDate {
  const from = registeredOn < NETC_START ? NETC_START : registeredOn;
  return addDays(from, Math.floor(Math.max(0, daysBetween(from, today)) * share * 0.9));
}

/** The older tag of a former owner at another bank, still open. */
function formerTag(tag: SandboxTag, draws: Draws): SandboxTag {
  const [, other = ISSUING_BANK] = OPEN_ISSUERS;
  return {
    ...tag,
    ...identityOf(draws, 'fastag/former'),
    issuer: other,
    issuedOn: addDays(tag.issuedOn, -draws.between('fastag/former/days', 300, 900)),
    holder: maskedName((purpose, alphabet) => draws.text(`former/${purpose}`, 1, alphabet), [4, 3]),
    kyc: 'FULL',
    balancePaise: draws.between('fastag/former/balance', 10_000, 90_000),
  };
}

function issuedTag(record: VahanRecord, tag: IssuedTag): SandboxTag {
  return {
    tagId: tag.tagId,
    tid: `E2003412${tag.tagId.slice(8)}`,
    vehicleNumber: record.vehicleNumber,
    vehicleClass: tagClassOf(record) ?? 4,
    status: 'A',
    exceptionCode: '00',
    issuedOn: tag.on,
    isCommercial: record.kind !== 'car',
    issuer: ISSUING_BANK,
    holder: record.ownerName,
    maker: record.maker,
    model: record.model,
    kyc: 'MIN',
    balancePaise: tag.balancePaise,
  };
}
