import { existsSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { runFontSubset } from './scripts/run-font-subset.ts';

const manifestFile = new URL('dist/client/.vite/manifest.json', import.meta.url);

/** What every page stands on: one file that changes only when a library does. */
const framework =
  /node_modules\/(react|react-dom|react-redux|react-router|redux|reselect|scheduler|immer|@reduxjs|use-sync-external-store)\//;

/** Parts of pages, as opposed to words, which every page brings for itself. */
const kit =
  /\/(packages\/(ui|domain)\/src\/|web\/src\/(parts\/[\w-]+\/(?!copy)|frame\/(page|layout|copy\/sentences))|lucide-react\/)/;

/** Development serves the fonts that a build would cut. */
const fonts: Plugin = {
  name: 'pahiya-fonts',
  configureServer: () => runFontSubset(import.meta.dirname),
};

/** Names for debugging tools keep the router's `Link`, `NavLink` and prefetching in every bundle, though no page uses
 * them (plain anchors do, see listen-to-links.ts). Without the names the bundler leaves them out: 3 KiB. */
const unnamed: Plugin = {
  name: 'pahiya-unnamed-router-parts',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/react-router/dist/')) return null;
    return code
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(/= (React\$1\.forwardRef\()/g, '= /* @__PURE__ */ $1');
  },
};

/** The gallery of components is left out of the build, and so are the classes that only it has. */
const withoutGallery: Plugin = {
  name: 'pahiya-without-gallery',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/web/src/styles.css')) return null;
    return `${code}\n@source not "../../../packages/ui/src/gallery";\n`;
  },
};

/** Of the codes of refusals the browser only asks whether there is one of a name: status and English title are for
 * readers of the API, and pages have their own words by code. */
const untitled: Plugin = {
  name: 'pahiya-untitled-error-codes',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
  transform(code, id) {
    if (!id.endsWith('/contracts/src/error-codes.ts')) return null;
    return code.replace(/\{\s*status:\s*\d+,\s*title:\s*(?:'[^'\n]*'|"[^"\n]*"),?\s*\}/g, '1');
  },
};

/** Pages of the desk and of partners are made on the server alone: the addresses of their calls, and the codes and words of refusals that
 * only they meet, stay out of the browser. */
const deskOnly = [
  [/\/contracts\/src\/calls\.ts$/, /\b\w+: \{[^{}]*path:\s*["']\/operator\/[^{}]*\},/g],
  [
    /\/contracts\/src\/error-codes\.ts$|\/copy\/(?:en|hi)\/errors\.ts$/,
    /["'](?:(?:operator|partner)\/[\w-]+|layout\/(?:changed-meanwhile|invalid|unknown-document|unknown-revision)|blog\/(?:slug-taken|translation-missing))["']:\s*(?:\{[^{}]*\}|\w+),/g,
  ],
] as const;
const deskless: Plugin = {
  name: 'pahiya-without-the-desk',
  apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
  transform(code, id) {
    const part = deskOnly.find(([file]) => file.test(id));
    return part === undefined ? null : code.replace(part[1], '');
  },
};

/** Client: hashed assets with a manifest. Server: one module that carries that manifest. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [fonts, unnamed, untitled, deskless, withoutGallery, react(), tailwindcss()],
  define: {
    // React's production build, whatever the server is started with.
    ...(command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}),
    __CLIENT_MANIFEST__:
      isSsrBuild === true && existsSync(manifestFile) ? readFileSync(manifestFile, 'utf8') : 'null',
  },
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/server',
          ssr: 'src/entry-server.tsx',
          target: 'node22',
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          target: 'es2022',
          assetsInlineLimit: 0,
          // Pages start when the finger goes down (listen-to-links.ts); lists of files to preload would weigh more.
          modulePreload: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: [
              'src/entry-client.tsx',
              'src/entry-app.tsx',
              'src/entry-reading.ts',
              'src/entry-editor.ts',
              'src/entry-queue.ts',
            ],
            output: {
              comments: false,
              codeSplitting: {
                groups: [
                  { name: 'framework', test: framework, priority: 3 },
                  // With all that it imports: the frame of every page is one file.
                  {
                    name: 'shell',
                    test: /\/web\/src\/frame\/browser\/start-app\.tsx$/,
                    priority: 2,
                  },
                  // In the table of all pages and on single ones: these must not fetch the table for it.
                  { name: 'states', test: /\/domain\/src\/places\/states\.ts$/, priority: 2 },
                  // What many pages share is one file more: a request weighs as much as a kilobyte.
                  { name: 'kit', test: kit, minShareCount: 14, priority: 1 },
                ],
              },
            },
          },
        },
  ssr: command === 'build' ? { noExternal: true } : {},
  server: { middlewareMode: true },
  appType: 'custom',
}));
