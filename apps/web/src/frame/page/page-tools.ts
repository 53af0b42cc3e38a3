import type { ApiClient } from '@pahiya/api-client/api-client';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Brand, SiteOperator } from './page-contract.ts';

/** A cookie that a page sets: readable by script, first party, SameSite=Lax. */
export type PageCookie = {
  readonly name: string;
  readonly value: string;
  /** Null deletes the cookie. */
  readonly days: number | null;
};

/** Context of loaders and actions; the same on the server and in the browser. */
export type PageTools = {
  readonly api: ApiClient;
  readonly language: Language;
  readonly brand: Brand;
  readonly today: IstDate;
  readonly nowIso: string;
  readonly isDevelopment: boolean;
  /** Version of the layout, on the server; null if unknown. */
  readonly layoutVersion: number | null;
  /** The operator, on the server; null in the browser and if not configured. */
  readonly operator: SiteOperator | null;
  /** In the browser: from the page's state. On the server: the request has a session cookie. */
  readonly isLoggedInHint: boolean;
  readonly cookie: (name: string) => string | null;
  readonly setCookie: (cookie: PageCookie) => void;
};

const pageToolsContext = createContext<PageTools>();

/** The context of a loader or action: `pageTools(context)`. */
export function pageTools(context: Readonly<RouterContextProvider>): PageTools {
  return context.get(pageToolsContext);
}

/** Provides the context to the loaders; called by the two entries only. */
export function providePageTools(context: RouterContextProvider, tools: PageTools): void {
  context.set(pageToolsContext, tools);
}
