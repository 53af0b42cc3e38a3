import type { Metrics } from '@pahiya/api/modules/operations/metrics';
import type { Services } from '@pahiya/api/services';
import { createOpenAiWriter } from '@pahiya/providers/answer-writers/openai/openai-writer';
import { createExotelBridge } from '@pahiya/providers/call-bridges/exotel/exotel-bridge';
import { createHttpFeed } from '@pahiya/providers/catalogue-feeds/http/http-feed';
import { createNationalChallanSource } from '@pahiya/providers/challan-sources/national/national-challan-source';
import { createStatePoliceChallanSource } from '@pahiya/providers/challan-sources/state-police/state-police-challan-source';
import { createVirtualCourtChallanSource } from '@pahiya/providers/challan-sources/virtual-court/virtual-court-challan-source';
import { createSmtpSender } from '@pahiya/providers/email/smtp/smtp-sender';
import { createLocalDiskStore } from '@pahiya/providers/file-stores/local-disk/local-disk-store';
import { createS3Store } from '@pahiya/providers/file-stores/s3/s3-store';
import type { BreakerState, ProviderCall } from '@pahiya/providers/http/provider-guard';
import { createUlipLicenceRegistry } from '@pahiya/providers/licence-registries/ulip/ulip-sarathi';
import { createRazorpayGateway } from '@pahiya/providers/payment-gateways/razorpay/razorpay-gateway';
import { createUlipSession } from '@pahiya/providers/registries/ulip/ulip-session';
import { createUlipVahanRegistry } from '@pahiya/providers/registries/ulip/vahan-registry';
import { createRtoAgent } from '@pahiya/providers/rto-agents/agent/rto-agent';
import { createVehicleRecordsVendor } from '@pahiya/providers/service-history/vehicle-records/vehicle-records-vendor';
import { createSettlementPartner } from '@pahiya/providers/settlement/partner/settlement-partner';
import { createMsg91Sender } from '@pahiya/providers/sms/msg91/msg91-sender';
import {
  createUlipTagCrossings,
  createUlipTagDirectory,
} from '@pahiya/providers/tag-directories/ulip/ulip-fastag';
import { createBankIssuer } from '@pahiya/providers/tag-issuers/bank/bank-issuer';
import { createBbpsBiller } from '@pahiya/providers/toll-billers/bbps/bbps-biller';
import { createYoutubeDirectory } from '@pahiya/providers/video-directories/youtube/youtube-directory';
import { createWhatsAppCloudSender } from '@pahiya/providers/whatsapp/cloud/cloud-sender';
import type { Config } from './config.ts';
import { connectInsurers } from './connect-insurers.ts';
import { connectLenders } from './connect-lenders.ts';
import { connectSinks } from './connect-sinks.ts';
import { fileFolder } from './file-store-name.ts';
import { whatsAppAtSandbox, withSandbox } from './sandbox-upstreams.ts';

/** The ports of external services with their adapters. */
export type OutsideServices = Pick<
  Services,
  | 'registry'
  | 'sms'
  | 'whatsApp'
  | 'callBridge'
  | 'challanSources'
  | 'gateway'
  | 'partner'
  | 'rtoAgent'
  | 'serviceHistory'
  | 'licenceRegistry'
  | 'tagDirectory'
  | 'tagCrossings'
  | 'tollBiller'
  | 'tagIssuer'
  | 'loanDesk'
  | 'insuranceDesk'
  | 'videos'
  | 'catalogueFeed'
  | 'email'
  | 'files'
  | 'sinks'
  | 'ads'
  | 'answerWriter'
> & { readonly close: () => Promise<void> };

type Guarded = { readonly breakerState: () => BreakerState; readonly close: () => Promise<void> };

/** Connects every port to its adapter: live ones where addresses are configured, else at the sandbox. */
export function connectOutside(
  config: Config,
  sandbox: { readonly address: string; readonly mailAddress: string } | null,
  metrics: Metrics,
  onCall: (upstream: 'gateway' | 'register' | 'messages', call: ProviderCall) => void,
): OutsideServices {
  const upstreams = withSandbox(config, sandbox);
  const guard = {
    patience: config.UPSTREAM_PATIENCE_PERCENT / 100,
    onCall: ({ provider, outcome, durationMs }: ProviderCall) =>
      metrics.upstreamCalls.observe({ provider, outcome }, durationMs / 1000),
  };
  /** Counts a call, and records it for the public status. */
  const noted = (upstream: Parameters<typeof onCall>[0]) => ({
    ...guard,
    onCall: (call: ProviderCall) => {
      guard.onCall(call);
      onCall(upstream, call);
    },
  });
  const { ulip } = upstreams;
  const session = createUlipSession(ulip);
  const registry = createUlipVahanRegistry({
    account: ulip,
    session,
    sandbox: ulip.sandbox,
    guard: noted('register'),
  });
  const { voice, ...msg91 } = upstreams.msg91;
  const sms = createMsg91Sender({
    ...msg91,
    ...(voice === null ? {} : { voice }),
    guard: noted('messages'),
  });
  const whatsAppAt =
    config.whatsApp ?? (sandbox === null ? null : whatsAppAtSandbox(sandbox.address));
  const whatsApp = whatsAppAt === null ? null : createWhatsAppCloudSender({ ...whatsAppAt, guard });
  const callBridge = createExotelBridge({ ...upstreams.callBridge, guard });
  const national = createNationalChallanSource({ session, sandbox: ulip.sandbox, guard });
  const courts = createVirtualCourtChallanSource({ ...upstreams.virtualCourts, guard });
  const police = createStatePoliceChallanSource({ ...upstreams.statePolice, guard });
  const gateway = createRazorpayGateway({
    ...upstreams.razorpay,
    guard: noted('gateway'),
  });
  const partner = createSettlementPartner({ ...upstreams.settlement, guard });
  const rtoAgent = createRtoAgent({ ...upstreams.rtoAgent, guard });
  const serviceHistory = createVehicleRecordsVendor({ ...upstreams.serviceHistory, guard });
  const licenceRegistry = createUlipLicenceRegistry({ session, sandbox: ulip.sandbox, guard });
  const tagDirectory = createUlipTagDirectory({ session, sandbox: ulip.sandbox, guard });
  const tagCrossings = createUlipTagCrossings({ session, sandbox: ulip.sandbox, guard });
  const tollBiller = createBbpsBiller({ ...upstreams.bbps, guard });
  const tagIssuer = createBankIssuer({ ...upstreams.tagIssuer, guard });
  const videos = createYoutubeDirectory({ ...upstreams.videos, guard });
  const catalogueFeed =
    config.catalogueFeed === null ? null : createHttpFeed({ ...config.catalogueFeed, guard });
  const email = createSmtpSender({ ...upstreams.smtp, guard });
  const s3 = config.s3 === null ? null : createS3Store({ ...config.s3, guard });
  const ends = connectSinks(config, sandbox?.address ?? null, guard);
  const loans = connectLenders(config.lenders, sandbox?.address ?? null, guard);
  const insurance = connectInsurers(config, sandbox?.address ?? null, guard);
  const { assistant } = config;
  const answerWriter = assistant === null ? null : createOpenAiWriter({ ...assistant, guard });
  const guarded: Readonly<Record<string, Guarded>> = {
    'ulip-vahan': registry,
    msg91: sms,
    ...(whatsApp === null ? {} : { whatsapp: whatsApp }),
    'call-bridge': callBridge,
    'ulip-echallan': national,
    'virtual-courts': courts,
    'state-police': police,
    razorpay: gateway,
    'settlement-partner': partner,
    'rto-agent': rtoAgent,
    'vehicle-records': serviceHistory,
    'ulip-sarathi': licenceRegistry,
    'ulip-fastag-tags': tagDirectory,
    'ulip-fastag-crossings': tagCrossings,
    bbps: tollBiller,
    'tag-issuer': tagIssuer,
    youtube: videos,
    ...(catalogueFeed === null ? {} : { 'catalogue-feed': catalogueFeed }),
    smtp: email,
    ...(s3 === null ? {} : { s3 }),
    ...(answerWriter === null ? {} : { [answerWriter.id]: answerWriter }),
    ...ends.guarded,
    ...loans.guarded,
    ...insurance.guarded,
  };
  metrics.watchBreakers(() =>
    Object.fromEntries(Object.entries(guarded).map(([name, one]) => [name, one.breakerState()])),
  );
  return {
    registry,
    sms,
    whatsApp,
    callBridge,
    challanSources: [national, courts, police],
    gateway,
    partner,
    rtoAgent,
    serviceHistory,
    licenceRegistry,
    tagDirectory,
    tagCrossings,
    tollBiller,
    tagIssuer,
    loanDesk: loans.loanDesk,
    insuranceDesk: insurance.insuranceDesk,
    videos,
    catalogueFeed,
    email,
    answerWriter,
    files: s3 ?? createLocalDiskStore({ folder: fileFolder(config) }),
    sinks: ends.sinks,
    ads: ends.ads,
    close: async () => {
      await Promise.all(Object.values(guarded).map((one) => one.close()));
    },
  };
}
