import { isDraft, type Language } from '@pahiya/domain/shared/language';
import { type CopyArea, commonAreas } from '../copy/copies.ts';
import { hasCopy } from '../copy/copy-store.ts';
import type { StartPage } from '../routing/page-data.ts';
import {
  assetsFor,
  assetsWithoutApp,
  entryOfKind,
  type KindWithoutApp,
  type Manifest,
  type PageAssets,
} from './assets.ts';
import type { Site } from './site.ts';

declare const __CLIENT_MANIFEST__: Manifest | null | undefined;

// The server build inlines the manifest of the client build, which runs first; there is none in development.
const manifest = typeof __CLIENT_MANIFEST__ === 'undefined' ? null : __CLIENT_MANIFEST__;

const developmentAssets: PageAssets = {
  entry: '/src/entry-dev.ts',
  styles: [
    '/src/styles.css',
    '/src/frame/styles/records.css',
    '/src/frame/styles/tags.css',
    '/src/frame/styles/history.css',
    '/src/frame/styles/long-texts.css',
  ],
  app: ['/src/entry-app.tsx'],
  fonts: [],
};

/** A page of the app in one language: what its head and its start need. */
export type BuiltPage = { readonly assets: PageAssets; readonly start: StartPage | null };

/** Finds the built files of the page with a route id, which is its file; remembered per page and language. */
export function builtPages({ appPages, copyFiles }: Pick<Site, 'appPages' | 'copyFiles'>) {
  const known = new Map<string, BuiltPage>();
  const ownCopy = new Map(copyFiles.map((file) => [nameOf(file), `src/${file}`]));
  const fileOf = (language: Language, area: CopyArea) =>
    ownCopy.get(`${language}/${area}`) ?? `src/frame/copy/${language}/${area}.ts`;

  function build(routeId: string | null, language: Language): BuiltPage {
    const page = appPages.find(({ id }) => id === routeId);
    const areas = [...commonAreas, ...(page?.copy ?? [])];
    const files = wordsOf(language).flatMap((one) =>
      areas.filter((area) => hasCopy(one, area)).map((area) => fileOf(one, area)),
    );
    return {
      assets: manifest === null ? developmentAssets : assetsFor(manifest, routeId, language, files),
      start:
        page === undefined
          ? null
          : {
              id: page.id,
              path: page.path,
              screen: page.screen,
              file: urlOf(page.id),
              copy: wordsOf(language).flatMap((one) =>
                page.copy
                  .filter((area) => hasCopy(one, area))
                  .map((area) => [`${one}/${area}`, urlOf(fileOf(one, area))] as const),
              ),
            },
    };
  }

  return (routeId: string | null, language: Language): BuiltPage => {
    const key = `${language} ${routeId}`;
    const built = known.get(key) ?? build(routeId, language);
    known.set(key, built);
    return built;
  };
}

/** Languages whose words a page may need: a draft also needs the English ones (docs/adr/0038). */
function wordsOf(language: Language): readonly Language[] {
  return isDraft(language) ? ['en', language] : [language];
}

/** `areas/garage/copy/en/garage.ts` → `en/garage` */
function nameOf(file: string): string {
  return file.split('/').slice(-2).join('/').replace('.ts', '');
}

/** Where the browser finds the code of a source file. */
function urlOf(file: string): string {
  return `/${manifest === null ? file : (manifest[file]?.file ?? '')}`;
}

/** The script that names a reading page to the operator's tag (entry-tag.ts). */
export const tagScript = manifest === null ? '/src/entry-tag.ts' : '/tag.js';

const ofKinds = new Map<string, PageAssets>();

/** Assets of every page without the app. */
export function assetsOfKind(kind: KindWithoutApp, language: Language): PageAssets {
  if (manifest !== null) {
    const known = ofKinds.get(`${kind} ${language}`);
    if (known !== undefined) return known;
    const found = assetsWithoutApp(manifest, kind, language);
    ofKinds.set(`${kind} ${language}`, found);
    return found;
  }
  const file = entryOfKind[kind];
  return { ...developmentAssets, entry: file === null ? null : `/${file}`, app: [] };
}
