import type {
  Biller,
  BillerFetch,
  BillerPayment,
  BillerReport,
  IssueCheck,
  IssueReport,
  TagCrossings,
  TagDirectory,
  TagIssuer,
  TollBiller,
  TollCrossing,
  VehicleTag,
} from '@pahiya/domain/fastag/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';

type Answer<T> = Promise<Result<T, ProviderFailure>>;

/** A directory whose tags a test sets by vehicle number. */
export type ScriptedDirectory = TagDirectory & {
  readonly asked: string[];
  answer: (vehicleNumber: string) => Answer<readonly VehicleTag[]>;
};

/** Crossings that a test sets by vehicle number. */
export type ScriptedCrossings = TagCrossings & {
  readonly asked: string[];
  answer: (vehicleNumber: string) => Answer<readonly TollCrossing[]>;
};

/** A bill-payment system that pays once per request id, with the reports that a test sets. */
export type ScriptedBiller = TollBiller & {
  /** Payments in the order of their first arrival. */
  readonly paid: BillerPayment[];
  readonly reports: Map<string, BillerReport>;
  list: readonly Biller[];
  /** What a fetch answers. */
  fetched: (question: Parameters<TollBiller['fetch']>[0]) => Answer<BillerFetch>;
  /** The report of a payment on its arrival. */
  arrival: (payment: BillerPayment) => BillerReport;
  /** Failure of a call after its work was done: a lost answer. */
  lost: Result<never, ProviderFailure> | null;
};

/** An issuer bank that orders once per request id, with the reports that a test sets. */
export type ScriptedIssuer = TagIssuer & {
  readonly confirmed: Parameters<TagIssuer['confirm']>[0][];
  readonly uploads: Parameters<TagIssuer['upload']>[0][];
  readonly reports: Map<string, IssueReport>;
  checked: (question: Parameters<TagIssuer['check']>[0]) => Answer<IssueCheck | 'expired'>;
  lost: Result<never, ProviderFailure> | null;
};

/** FASTag's outside services in a test. */
export type ScriptedFastag = {
  readonly tagDirectory: ScriptedDirectory;
  readonly tagCrossings: ScriptedCrossings;
  readonly tollBiller: ScriptedBiller;
  readonly tagIssuer: ScriptedIssuer;
};

/** The OTP that the scripted bank accepts. */
export const ISSUER_OTP = '123456';

/** Services without tags until a test sets some. */
export function scriptedFastag(): ScriptedFastag {
  return {
    tagDirectory: scriptedDirectory(),
    tagCrossings: scriptedCrossings(),
    tollBiller: scriptedBiller(),
    tagIssuer: scriptedIssuer(),
  };
}

/** An active tag of a car; a test changes what it needs. */
export const exampleTag: VehicleTag = {
  tagId: '34161FA820328EE80D8F5DC0',
  vehicleClass: 4,
  vehicleClassText: 'VC4',
  status: 'A',
  exceptionCode: '00',
  issuedOn: '2024-06-03' as IstDate,
  bankId: '999001',
  isCommercial: false,
};

const exampleBiller: Biller = {
  billerId: 'SURAJ0000NAT01',
  name: 'Suraj Bank FASTag (test)',
  bankId: '999001',
  state: 'open',
  parameters: [
    {
      name: 'Vehicle Number',
      pattern: '^[A-Z0-9]{5,11}$',
      minLength: 5,
      maxLength: 11,
      isRequired: true,
    },
  ],
  minAmount: rupees(100),
  maxAmount: rupees(10_000),
};

function scriptedDirectory(): ScriptedDirectory {
  const directory: ScriptedDirectory = {
    source: { id: 'test-tags', name: 'Test directory', sandbox: true },
    asked: [],
    answer: async () => ok([]),
    tagsOf: async (vehicleNumber) => {
      directory.asked.push(vehicleNumber);
      return directory.answer(vehicleNumber);
    },
  };
  return directory;
}

function scriptedCrossings(): ScriptedCrossings {
  const crossings: ScriptedCrossings = {
    source: { id: 'test-crossings', name: 'Test crossings', sandbox: true },
    asked: [],
    answer: async () => ok([]),
    recent: async (vehicleNumber) => {
      crossings.asked.push(vehicleNumber);
      return crossings.answer(vehicleNumber);
    },
  };
  return crossings;
}

function scriptedBiller(): ScriptedBiller {
  const biller: ScriptedBiller = {
    id: 'test-biller',
    name: 'Test bill payments',
    sandbox: true,
    list: [exampleBiller],
    paid: [],
    reports: new Map(),
    lost: null,
    arrival: () => ({ state: 'in-process' }),
    fetched: async ({ requestId, parameters }) =>
      ok({
        kind: 'found',
        tag: {
          fetchRef: `fetch-${requestId}`,
          maskedName: 'R***H K***R',
          vehicleNumber: Object.values(parameters)[0] ?? null,
          vehicleClassText: 'VC4',
          maker: 'MARUTI SUZUKI INDIA LTD',
          model: 'SWIFT VXI',
          balance: rupees(212.5),
          tagStatus: 'ACTIVE',
          minAmount: rupees(100),
          maxAmount: rupees(9_700),
          kyc: 'small',
        },
      }),
    billers: async () => ok(biller.list),
    fetch: (question) => biller.fetched(question),
    pay: async (payment) => {
      const known = biller.reports.get(payment.requestId) ?? biller.arrival(payment);
      if (!biller.reports.has(payment.requestId)) biller.paid.push(payment);
      biller.reports.set(payment.requestId, known);
      return biller.lost ?? ok(known);
    },
    report: async (requestId) => ok(biller.reports.get(requestId) ?? { state: 'unknown' }),
    complain: async ({ complaintId }) => ok({ complaintRef: complaintId, state: 'registered' }),
    complaint: async () => ok(null),
    isCallbackSigned: (_rawBody, signature) => signature === 'signed',
    readCallback: (rawBody) => {
      const [eventId, requestId] = new TextDecoder().decode(rawBody).split(' ');
      return eventId && requestId ? { eventId, requestId } : null;
    },
  };
  return biller;
}

function scriptedIssuer(): ScriptedIssuer {
  const session = {
    sessionRef: 'session-1',
    known: 'new',
    otpSentAt: '2026-11-21T04:44:00.000Z',
    otpValidUntil: '2026-11-21T04:54:00.000Z',
    resendAfter: '2026-11-21T04:44:30.000Z',
  } as const;
  const at = '2026-11-21T04:50:00.000Z';
  const issuer: ScriptedIssuer = {
    id: 'test-issuer',
    name: 'Test bank',
    sandbox: true,
    confirmed: [],
    uploads: [],
    reports: new Map(),
    lost: null,
    checked: async () => ok({ kind: 'accepted', pictures: ['rc-front', 'vehicle-front'] }),
    plan: async (vehicleClass) =>
      ok({
        planRef: `plan-${vehicleClass}`,
        vehicleClass,
        fee: rupees(100),
        deposit: rupees(200),
        firstLoad: rupees(200),
        validFrom: '2026-04-01' as IstDate,
      }),
    checkUser: async () => ok(session),
    resendOtp: async () => ok(session),
    verifyOtp: async ({ otp }) => ok(otp === ISSUER_OTP ? 'accepted' : 'wrong'),
    check: (question) => issuer.checked(question),
    upload: async (file) => {
      issuer.uploads.push(file);
      return ok({ fileRef: `file-${issuer.uploads.length}` });
    },
    uploadAgain: async ({ picture }) => ok({ fileRef: `again-${picture}` }),
    confirm: async (order) => {
      const known = issuer.reports.get(order.requestId) ?? ({ state: 'kyc-review', at } as const);
      if (!issuer.reports.has(order.requestId)) issuer.confirmed.push(order);
      issuer.reports.set(order.requestId, known);
      return issuer.lost ?? ok(known);
    },
    resubmit: async ({ requestId }) => {
      const again = { state: 'kyc-review', at } as const;
      issuer.reports.set(requestId, again);
      return ok(again);
    },
    report: async (requestId) => ok(issuer.reports.get(requestId) ?? { state: 'unknown' }),
    cancel: async (requestId) => {
      issuer.reports.set(requestId, { state: 'closed', at });
      return ok('closed');
    },
  };
  return issuer;
}
