import type { SmsSender } from '@pahiya/domain/messages/ports';
import type { VehicleRegistry } from '@pahiya/domain/rc/ports';
import type { Database } from './db/database.ts';
import type { Limiter } from './limits/limiter.ts';

/** Settings of the API; read from the environment by the server alone. */
export type ApiSettings = {
  /** Key of all keyed hashes and signatures (device ids, OTPs, identifiers). At least 32 bytes. */
  readonly secret: Uint8Array;
  /** Origins of other sites that may make state-changing calls (the native app's web view). */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Cookies are marked Secure: everywhere but on loopback. */
  readonly secureCookies: boolean;
  /** Answers are checked against their contracts: in development and tests. */
  readonly validateAnswers: boolean;
  readonly lookups: {
    readonly visitorPerDay: number;
    readonly userPerDay: number;
    /** Distinct numbers a day from one address, and from its range (/24 or /48). */
    readonly addressPerDay: number;
    readonly rangePerDay: number;
    /** Distinct numbers of one series a day by one address range, to slow counting through a series. */
    readonly seriesPerDay: number;
    /** Hours for which an answer counts as fresh. */
    readonly freshHours: number;
    /** `RATE_LIMITS=off`: none of the day limits is asked. */
    readonly isUnlimited: boolean;
  };
  readonly requestsPerMinute: number;
  readonly garageSize: number;
  /** Days for which look-up logs are kept. Source: DPDP Rules 2025, r. 8(3): at least one year. */
  readonly lookupLogDays: number;
  /** Does analytics hold for those who have not chosen? The specification says granted. */
  readonly analyticsDefault: 'granted' | 'denied';
  readonly brand: { readonly name: string; readonly siteUrl: string };
};

/** What the API's modules stand on. Built once by the server's composition, or by a test. */
export type Services = {
  readonly sql: Database;
  readonly now: () => Date;
  readonly registry: VehicleRegistry;
  readonly sms: SmsSender;
  readonly limiter: Limiter;
  readonly settings: ApiSettings;
};
