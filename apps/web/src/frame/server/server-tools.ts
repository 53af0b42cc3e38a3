import { createApiClient } from '@pahiya/api-client/api-client';
import type { ApiTransport } from '@pahiya/api-client/api-transport';
import type { InsuranceLicence } from '@pahiya/domain/insurance/ports';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { RouterContextProvider } from 'react-router';
import { copyOf, hasCopy } from '../copy/copy-store.ts';
import type { PageInput } from '../page/page-contract.ts';
import { cookieText } from '../page/page-cookie.ts';
import type { PageFacts } from '../page/page-facts.tsx';
import { providePageTools } from '../page/page-tools.ts';
import { themeCookie, themeOf } from '../page/theme.ts';

/** The page facts from the environment. */
export function factsOf(
  { environment, cookies }: Pick<PageInput, 'environment' | 'cookies'>,
  language: Language,
): PageFacts {
  const today = istDateOf(new Date(environment.nowIso));
  return {
    language,
    theme: themeOf(cookies[themeCookie] ?? null) ?? 'auto',
    brand: environment.brand,
    today,
    nowIso: environment.nowIso,
    registration: registrationLine(environment.insuranceLicence ?? null, today, language),
    isSandbox: environment.isSandbox,
    sandboxInboxUrl: environment.sandboxInboxUrl,
    hasVoiceCodes: environment.hasVoiceCodes,
    isDevelopment: environment.isDevelopment,
    lookupLimits: environment.lookupLimits,
    analytics: environment.analytics ?? { tagId: null, consentDefault: 'granted' },
    apiBases: environment.apiBases ?? { core: '', optimus: '', jazz: '' },
  };
}

function registrationLine(
  licence: InsuranceLicence | null,
  today: IstDate,
  language: Language,
): string | null {
  if (licence === null || licence.validUntil < today) return null;
  // A draft language may not have the words yet.
  const spoken = hasCopy(language, 'registration') ? language : 'en';
  const { line, kinds } = copyOf(spoken, 'registration');
  const until = formatIstDate(licence.validUntil, spoken);
  return line({ kind: kinds[licence.kind], number: licence.number, until });
}

/** The loaders' context on the server: the API in process, cookies collected for the response. */
export function serverContext(
  input: PageInput,
  facts: PageFacts,
  transport: ApiTransport,
  setCookies: string[],
): RouterContextProvider {
  const context = new RouterContextProvider();
  const isSecure = facts.brand.siteUrl.startsWith('https:');
  providePageTools(context, {
    api: createApiClient(transport),
    language: facts.language,
    brand: facts.brand,
    today: facts.today,
    nowIso: facts.nowIso,
    isDevelopment: facts.isDevelopment,
    operator: input.environment.operator ?? null,
    layoutVersion: input.environment.layoutVersion ?? null,
    isLoggedInHint: input.isLoggedInHint,
    cookie: (name) => input.cookies[name] ?? null,
    setCookie: (cookie) => setCookies.push(cookieText(cookie, isSecure)),
  });
  return context;
}
