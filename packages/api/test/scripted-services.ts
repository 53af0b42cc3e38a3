import type { ChallanSourceId, SourceChallan } from '@pahiya/domain/challans/challan';
import { challanSourceIds } from '@pahiya/domain/challans/challan';
import type {
  ChallanSource,
  SettlementPartner,
  SettlementReport,
  SettlementRequest,
} from '@pahiya/domain/challans/ports';
import { defaultFees } from '@pahiya/domain/challans/quote';
import { isFileKey } from '@pahiya/domain/files/file-key';
import type { FileStore } from '@pahiya/domain/files/ports';
import type { Email, EmailSender } from '@pahiya/domain/messages/ports';
import type {
  CorrectionRequest,
  CorrectionStatus,
  HistoryPreview,
  HistoryStatus,
  ServiceHistoryVendor,
} from '@pahiya/domain/service-history/ports';
import { rupees } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { ChallanSettings, OrderSettings, ServiceHistorySettings } from '../src/services.ts';

/** Settings of challans in tests: the product's defaults. */
export const testChallanSettings: ChallanSettings = {
  freshMinutes: 10,
  sourceStatus: { windowMinutes: 15, minCalls: 10, downPercent: 50 },
  discoveryHours: 24,
  revealsPerDay: 10,
  fees: defaultFees,
  partnerKinds: ['e-challan'],
  taskLeaseSeconds: 30,
};

/** Settings of orders in tests: the product's defaults. */
export const testOrderSettings: OrderSettings = {
  quoteMinutes: 15,
  orderMinutes: 30,
  holdMinutes: 15,
  unpaidOrders: 5,
  lateCaptureMinutes: 10,
  isPaused: false,
  operatorRefundLimit: rupees(5_000),
  documentDays: 90,
  seller: {
    legalName: 'Pahiya Test Private Limited',
    gstin: '07AAAAA0000A1Z5',
    sac: '998599',
    address: 'New Delhi 110001',
    supportEmail: 'help@example.in',
  },
};

/** Settings of service-history reports in tests: the product's defaults. */
export const testServiceHistorySettings: ServiceHistorySettings = {
  price: rupees(249),
  gstBasisPoints: 1_800,
  vendorCost: rupees(120),
  freshHours: 24,
  waitHours: 24,
  reportDays: 365,
};

type Found = Result<readonly SourceChallan[], ProviderFailure>;

/** Three sources whose responses a test sets; they count calls. */
export type ScriptedSources = {
  readonly all: readonly ChallanSource[];
  readonly asked: { readonly source: ChallanSourceId; readonly vehicleNumber: string }[];
  answers: Record<ChallanSourceId, (vehicleNumber: string) => Promise<Found>>;
};

/** Sources that return nothing until set. */
export function scriptedSources(): ScriptedSources {
  const none = async () => ok([]);
  const sources: ScriptedSources = {
    asked: [],
    answers: { national: none, 'virtual-court': none, 'state-police': none },
    all: challanSourceIds.map((id) => ({
      id,
      name: `Test source ${id}`,
      sandbox: true,
      find: async (vehicleNumber) => {
        sources.asked.push({ source: id, vehicleNumber });
        return sources.answers[id](vehicleNumber);
      },
    })),
  };
  return sources;
}

/** A failure of a test's provider. */
export const downFailure = (provider: string): Result<never, ProviderFailure> =>
  err({ kind: 'unavailable', provider, retryable: true, reason: 'scripted' });

/** A partner that accepts everything and settles as a test sets. */
export type ScriptedPartner = SettlementPartner & {
  readonly submitted: SettlementRequest[];
  readonly reports: Map<string, SettlementReport>;
  readonly otpFor: { reference: string; mobile: string }[];
};

/** A partner whose reports a test sets by reference; each reference is accepted once. */
export function scriptedPartner(): ScriptedPartner {
  const reports = new Map<string, SettlementReport>();
  const partner: ScriptedPartner = {
    id: 'test-partner',
    submitted: [],
    reports,
    otpFor: [],
    submit: async (request) => {
      const known = reports.get(request.reference);
      if (known !== undefined) return ok(known);
      partner.submitted.push(request);
      const accepted = { state: 'accepted', acceptedAt: '2026-11-21T04:50:00Z' } as const;
      reports.set(request.reference, accepted);
      return ok(accepted);
    },
    report: async (reference) => ok(reports.get(reference) ?? { state: 'unknown' }),
    requestCourtOtp: async ({ reference, mobile }) => {
      partner.otpFor.push({ reference, mobile });
      return ok({ sentAt: '2026-11-21T05:00:00Z' });
    },
    submitCourtOtp: async ({ otp }) => ok(otp === '123456' ? 'accepted' : 'wrong'),
  };
  return partner;
}

/** A vendor of service histories whose answers a test sets. */
export type ScriptedHistories = ServiceHistoryVendor & {
  /** References ordered, one entry per call. */
  readonly ordered: string[];
  /** Vehicle numbers of previews. */
  readonly previewed: string[];
  /** Awaited before a preview is answered. */
  beforePreview: () => Promise<void>;
  nextPreview: Result<HistoryPreview, ProviderFailure>;
  nextStatus: Result<HistoryStatus, ProviderFailure>;
  /** Corrections received, one entry per call. */
  readonly corrected: CorrectionRequest[];
  nextCorrection: Result<CorrectionStatus, ProviderFailure>;
};

/** A vendor without records until a test sets some. */
export function scriptedHistories(): ScriptedHistories {
  const vendor: ScriptedHistories = {
    id: 'test-histories',
    name: 'Test histories',
    sandbox: true,
    ordered: [],
    previewed: [],
    beforePreview: async () => undefined,
    nextPreview: ok({ kind: 'none' }),
    nextStatus: ok({ state: 'unknown' }),
    corrected: [],
    nextCorrection: ok({ state: 'open' }),
    preview: async (vehicleNumber) => {
      vendor.previewed.push(vehicleNumber);
      await vendor.beforePreview();
      return vendor.nextPreview;
    },
    order: async ({ reference }) => {
      vendor.ordered.push(reference);
      return vendor.nextStatus;
    },
    status: async () => vendor.nextStatus,
    correct: async (request) => {
      vendor.corrected.push(request);
      return vendor.nextCorrection;
    },
    correction: async () => vendor.nextCorrection,
  };
  return vendor;
}

/** Mails "sent", oldest first. */
export function scriptedEmail(): EmailSender & { readonly sent: Email[] } {
  const sent: Email[] = [];
  return {
    sent,
    send: async (email) => {
      sent.push(email);
      return ok(undefined);
    },
  };
}

/** A file store in memory. */
export function memoryFiles(): FileStore & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    id: 'memory',
    files,
    put: async (key, bytes) => {
      if (!isFileKey(key)) throw new Error(`${key} is no key of a file store`);
      files.set(key, bytes);
      return ok(undefined);
    },
    get: async (key) => ok(files.get(key) ?? null),
    remove: async (key) => {
      files.delete(key);
      return ok(undefined);
    },
  };
}
