import type { Language } from '@pahiya/domain/shared/language';
import { pages } from '../app/pages.ts';
import { commonAreas } from '../copy/copy-areas.ts';
import {
  assetsFor,
  assetsWithoutApp,
  entryOfKind,
  type KindWithoutApp,
  type Manifest,
  type PageAssets,
} from './assets.ts';

declare const __CLIENT_MANIFEST__: Manifest | null | undefined;

// The server build inlines the manifest of the client build, which runs first; there is none in development.
const manifest = typeof __CLIENT_MANIFEST__ === 'undefined' ? null : __CLIENT_MANIFEST__;
const known = new Map<string, PageAssets>();

const developmentAssets: PageAssets = {
  entry: '/src/entry-dev.ts',
  styles: ['/src/styles.css', '/src/records.css', '/src/long-texts.css'],
  app: ['/src/entry-app.tsx'],
  fonts: [],
};

/** Assets of the page with this route id (its file); cached per page and language. */
export function pageAssets(routeId: string | null, language: Language): PageAssets {
  if (manifest === null) return developmentAssets;
  const key = `${language} ${routeId}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const areas = pages.find((page) => page.file === routeId)?.areas ?? [];
  const assets = assetsFor(manifest, routeId, language, [...commonAreas, ...areas]);
  known.set(key, assets);
  return assets;
}

/** Assets of every page without the app. */
export function assetsOfKind(kind: KindWithoutApp, language: Language): PageAssets {
  if (manifest !== null) return assetsWithoutApp(manifest, kind, language);
  const file = entryOfKind[kind];
  return { ...developmentAssets, entry: file === null ? null : `/${file}`, app: [] };
}
