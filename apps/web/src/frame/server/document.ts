import { type Language, languagePrefixes, languageTags } from '@pahiya/domain/shared/language';
import { appFilesId } from '../boot/app-files.ts';
import { piece } from '../boot/take-pieces.ts';
import type { Theme } from '../page/theme.ts';
import { escapeHtml } from '../routing/head.ts';
import { type PageData, pageDataId, writePageData } from '../routing/page-data.ts';
import type { PageAssets } from './assets.ts';
import { openPageScript } from './open-page-script.ts';

/** Parts of a document. */
export type DocumentParts = {
  readonly language: Language;
  readonly theme: Theme;
  readonly head: string;
  readonly assets: PageAssets;
  readonly body: string;
  /** Hydration data; null for a page without the app. */
  readonly data: PageData | null;
  readonly nonce: string | null;
  /** Streamed page: the closing tags are omitted, and script does not wait for the end. */
  readonly isOpen: boolean;
  /** On a page without the app: where its name is sent (name-screen.ts); null without a tag. */
  readonly screen: {
    readonly tagId: string;
    readonly name: string;
    readonly script: string;
  } | null;
};

/** The browser's own bars: paper, light and dark. */
const paper = { light: '#F6F3EC', dark: '#141517' };

/** Colour of the browser's bars; without a choice as the device prefers. */
function barColour(theme: Theme): string {
  if (theme !== 'auto') return `<meta name="theme-color" content="${paper[theme]}">`;
  // The first that matches counts.
  return `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${paper.dark}">${barColour('light')}`;
}

const icons =
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';

/** The manifest of the page's language: its name and shortcuts are what the launcher shows. */
function manifestLink(language: DocumentParts['language']): string {
  return `<link rel="manifest" href="${languagePrefixes[language]}/manifest.webmanifest">`;
}

/** The complete page. It has no inline script or style, except the small script of a streamed page; data is in inert
 * blocks. */
export function writeDocument(parts: DocumentParts): string {
  const nonce = parts.nonce === null ? '' : ` nonce="${parts.nonce}"`;
  const theme = parts.theme === 'auto' ? '' : ` data-theme="${parts.theme}"`;
  const { screen } = parts;
  const named =
    screen === null
      ? ''
      : ` data-tag="${escapeHtml(screen.tagId)}" data-screen="${escapeHtml(screen.name)}"`;
  return (
    `<!doctype html><html lang="${languageTags[parts.language]}" dir="ltr"${theme}${named}>` +
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `${parts.head}${assetTags(parts, nonce)}${barColour(parts.theme)}${icons}${manifestLink(parts.language)}</head>` +
    `<body><div id="root">${parts.body}</div>${parts.data === null ? '' : dataBlocks(parts.data, parts.assets)}` +
    (parts.isOpen ? openScripts(parts.assets, nonce) : documentEnd)
  );
}

/** Closing tags of a streamed document. */
export const documentEnd = '</body></html>';

/** An updated part of a page with its hydration data. The empty template after it marks it as complete. */
export function writePiece(body: string, data: PageData): string {
  const main = body.slice(body.indexOf('<main'), body.lastIndexOf('</main>') + '</main>'.length);
  return `<template ${piece}>${main}${dataBlock(data)}</template><template></template>`;
}

function dataBlock(data: PageData): string {
  return `<script type="application/json" id="${pageDataId}">${writePageData(data)}</script>`;
}

/** After the data, and run on arrival: a deferred script would wait for the last streamed part. */
function openScripts({ entry }: PageAssets, nonce: string): string {
  const app = entry === null ? '' : `<script type="module" async${nonce} src="${entry}"></script>`;
  return `<script type="module" async>${openPageScript}</script>${app}`;
}

function dataBlocks(data: PageData, assets: PageAssets): string {
  return (
    dataBlock(data) +
    `<script type="application/json" id="${appFilesId}">${JSON.stringify(assets.app)}</script>`
  );
}

function assetTags({ assets, isOpen, screen }: DocumentParts, nonce: string): string {
  const fonts = assets.fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
  );
  const styles = assets.styles.map((file) => `<link rel="stylesheet"${nonce} href="${file}">`);
  // Styles and fonts before script: the page can be read and used without it.
  const entry =
    assets.entry === null || isOpen
      ? ''
      : `<script type="module"${nonce} fetchpriority="low" src="${assets.entry}"></script>`;
  const tag =
    screen === null
      ? ''
      : `<script type="module" async${nonce} fetchpriority="low" src="${screen.script}"></script>`;
  return [...fonts, ...styles, entry, tag].join('');
}
