import { existsSync, readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const manifestFile = new URL('dist/client/.vite/manifest.json', import.meta.url);

/** Client: hashed assets with a manifest. Server: one module that carries that manifest. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
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
          rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          target: 'es2022',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          rolldownOptions: { input: 'src/entry-client.tsx' },
        },
  ssr: command === 'build' ? { noExternal: true } : {},
  server: { middlewareMode: true },
  appType: 'custom',
}));
