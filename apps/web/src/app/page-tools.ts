import type { ApiClient } from '@pahiya/api-client/api-client';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Brand, SiteOperator } from '../server/page-contract.ts';

/** A cookie that a page sets for the person; readable by script, first party, lax. */
export type PageCookie = {
  readonly name: string;
  readonly value: string;
  /** Null takes the cookie away. */
  readonly days: number | null;
};

/** What loaders and actions work with; the same on the server and in the browser. */
export type PageTools = {
  readonly api: ApiClient;
  readonly language: Language;
  readonly brand: Brand;
  readonly today: IstDate;
  readonly nowIso: string;
  readonly isDevelopment: boolean;
  /** Counts the changes of the layout, on the server; null where it is not known. */
  readonly layoutVersion: number | null;
  /** Who runs the product, on the server; null in the browser and where it is not known. */
  readonly operator: SiteOperator | null;
  /** In the browser: what the page knows. On the server: a session cookie came along. */
  readonly isLoggedInHint: boolean;
  readonly cookie: (name: string) => string | null;
  readonly setCookie: (cookie: PageCookie) => void;
};

const pageToolsContext = createContext<PageTools>();

/** The tools of a loader or action: `pageTools(context)`. */
export function pageTools(context: Readonly<RouterContextProvider>): PageTools {
  return context.get(pageToolsContext);
}

/** Hands the tools to the loaders; called by the two entries only. */
export function providePageTools(context: RouterContextProvider, tools: PageTools): void {
  context.set(pageToolsContext, tools);
}
