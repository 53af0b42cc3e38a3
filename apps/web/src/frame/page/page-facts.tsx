import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { createContext, type ReactNode, use } from 'react';
import type { Brand, PageEnvironment } from './page-contract.ts';
import type { Theme } from './theme.ts';

/** Facts about the page for every component; sent to the browser with it. */
export type PageFacts = {
  readonly language: Language;
  /** The chosen theme; `auto` by default. */
  readonly theme: Theme;
  readonly brand: Brand;
  /** Date in India when the page was rendered. */
  readonly today: IstDate;
  readonly nowIso: string;
  /** Names the operator's registration as an insurance intermediary; null without one that is valid today. */
  readonly registration: string | null;
  readonly isSandbox: boolean;
  readonly sandboxInboxUrl: string | null;
  /** OTPs can also be read out by a call. */
  readonly hasVoiceCodes: boolean;
  readonly isDevelopment: boolean;
  readonly lookupLimits: PageEnvironment['lookupLimits'];
  readonly analytics: NonNullable<PageEnvironment['analytics']>;
  readonly apiBases: NonNullable<PageEnvironment['apiBases']>;
};

const PageFactsContext = createContext<PageFacts | null>(null);

/** Provides the page facts. */
export function PageFactsProvider(props: { facts: PageFacts; children: ReactNode }) {
  return <PageFactsContext value={props.facts}>{props.children}</PageFactsContext>;
}

/** The facts of this page: language, brand, date, sandbox. */
export function usePage(): PageFacts {
  const facts = use(PageFactsContext);
  if (facts === null) throw new Error('usePage needs a PageFactsProvider around it');
  return facts;
}
