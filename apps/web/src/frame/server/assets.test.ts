import { expect, test } from 'vitest';
import { assetsFor, type Manifest } from './assets.ts';

const manifest: Manifest = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/styles.css'],
    assets: ['assets/anek-latin-1.woff2', 'assets/anek-devanagari-1.woff2'],
  },
  'src/entry-app.tsx': { file: 'assets/app.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js', imports: ['_framework.js'] },
  '_framework.js': { file: 'assets/framework.js' },
  'src/areas/garage/garage.page.tsx': {
    file: 'assets/garage.js',
    imports: ['_kit.js', '_framework.js'],
  },
  '_kit.js': { file: 'assets/kit.js', imports: ['_framework.js'] },
  'src/areas/garage/copy/en/garage.ts': { file: 'assets/garage-words.js' },
};

const garage = assetsFor(manifest, 'src/areas/garage/garage.page.tsx', 'en', [
  'src/areas/garage/copy/en/garage.ts',
]);

test('app files are listed once each, dependencies first, the entry last', () => {
  expect(garage.app).toEqual([
    '/assets/garage-words.js',
    '/assets/framework.js',
    '/assets/kit.js',
    '/assets/garage.js',
    '/assets/shell.js',
    '/assets/app.js',
  ]);
});

test('the entry with the styles is not among the app files: it loads at once', () => {
  expect(garage.entry).toBe('/assets/entry.js');
  expect(garage.styles).toEqual(['/assets/styles.css']);
});
