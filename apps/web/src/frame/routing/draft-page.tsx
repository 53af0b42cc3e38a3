import { type Language, languageTags, pathIn } from '@pahiya/domain/shared/language';
import type { ComponentType } from 'react';
import {
  type ActionFunction,
  type LoaderFunction,
  RouterContextProvider,
  redirect,
} from 'react-router';
import type { CopyArea } from '../copy/copies.ts';
import { copyOf } from '../copy/copy-store.ts';
import { loadDraft } from '../copy/whole-copy.ts';
import { PageError } from '../errors/page-error.tsx';
import { PageFactsProvider, usePage } from '../page/page-facts.tsx';
import { withoutLanguage } from '../page/page-path.ts';
import { pageTools, providePageTools } from '../page/page-tools.ts';
import type { LazyPage } from './lazy-page.ts';
import type { PageModule } from './page-module.ts';

/** Words of consent, price, payment and law. */
const bindingAreas: ReadonlySet<CopyArea> = new Set([
  ...(['account', 'sign-in', 'consent', 'site-privacy', 'site-terms', 'site-grievance'] as const),
  ...(['challan-pay', 'challan-results', 'challan-terms', 'checkout'] as const),
  ...(['orders', 'order', 'order-receipt'] as const),
]);

/** A page in a draft language: as it is where its words are whole. Otherwise it shows in English within the frame of the
 * language, marked as English; a page whose words bind leads to its English address instead. */
export async function draftPage(page: LazyPage, language: Language): Promise<PageModule> {
  const [module, isWhole] = await Promise.all([page.load(), loadDraft(language, page.copy)]);
  if (isWhole) return module;
  const isBinding = page.copy.some((area) => bindingAreas.has(area));
  return isBinding ? { ...module, loader: toEnglish } : inEnglish(module);
}

/** A part that loads in the browser, likewise. */
export async function draftPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  areas: readonly CopyArea[],
  language: Language,
): Promise<ComponentType<Props>> {
  const [Part, isWhole] = await Promise.all([load(), loadDraft(language, areas)]);
  return isWhole ? Part : spoken(Part);
}

const toEnglish: LoaderFunction = ({ request, context }) => {
  const { pathname, search } = new URL(request.url);
  const path = pathIn('en', withoutLanguage(pathname));
  // With the origin: the router puts the language before a path.
  throw redirect(pageTools(context).brand.siteUrl + path + search);
};

function inEnglish({ Component, loader, action, meta, handle, ...rest }: PageModule): PageModule {
  return {
    ...rest,
    ErrorBoundary: spoken(rest.ErrorBoundary ?? PageError),
    ...(Component === undefined ? {} : { Component: spoken(Component) }),
    ...(loader === undefined ? {} : { loader: asked(loader) }),
    ...(action === undefined ? {} : { action: asked(action) }),
    ...(meta === undefined
      ? {}
      : { meta: (args) => meta({ ...args, language: 'en', copy: (area) => copyOf('en', area) }) }),
    ...(handle === undefined ? {} : { handle: { ...handle, later: undefined } }),
  };
}

/** The component in English: words, dates and links. */
function spoken<Props extends object>(Page: ComponentType<Props>): ComponentType<Props> {
  return function InEnglish(props: Props) {
    return (
      <div lang={languageTags.en}>
        <PageFactsProvider facts={{ ...usePage(), language: 'en' }}>
          <Page {...props} />
        </PageFactsProvider>
      </div>
    );
  };
}

/** The loader or action in English, for texts from the API. */
function asked<Handler extends LoaderFunction | ActionFunction>(handler: Handler): Handler {
  const inEnglish = (args: Parameters<Handler>[0], extra: unknown) => {
    const context = new RouterContextProvider();
    providePageTools(context, { ...pageTools(args.context), language: 'en' });
    return (handler as LoaderFunction)({ ...args, context }, extra);
  };
  return inEnglish as Handler;
}
