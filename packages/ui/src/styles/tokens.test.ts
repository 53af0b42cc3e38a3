import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const tokens = read('tokens.css');

const light = declarations(block(':where(:root) {'));
const darkBySystem = declarations(block(':where(:root:not([data-theme="light"])) {'));
const darkByChoice = declarations(block(':where(:root[data-theme="dark"]) {'));

test('dark is the same whether the system or the person selects it', () => {
  expect(darkByChoice.size).toBeGreaterThan(20);
  expect(darkByChoice).toEqual(darkBySystem);
});

const themes = [
  { name: 'light', of: (token: string) => colour(light, token) },
  { name: 'dark', of: (token: string) => colour(new Map([...light, ...darkBySystem]), token) },
];

/** Text, background, and minimum contrast: 7 for body text, 4.5 for secondary text. */
const PAIRS: [string, string, number][] = [
  ['ink', 'paper', 7],
  ['ink', 'card', 7],
  ['ink', 'sunken', 7],
  ['ink-2', 'paper', 7],
  ['ink-2', 'card', 7],
  ['ink-3', 'paper', 4.5],
  ['ink-3', 'card', 4.5],
  ['ink-3', 'sunken', 4.5],
  ['on-sun', 'sun', 7],
  ['on-sun-2', 'sun', 7],
  ['hero-ink', 'hero', 7],
  ['hero-ink-2', 'hero', 7],
  ['hero-on-act', 'hero-act', 7],
  ['on-solid', 'solid', 7],
  ['road', 'card', 4.5],
  ['brick', 'card', 4.5],
  ['road', 'road-soft', 4.5],
  ['amber', 'amber-soft', 4.5],
  ['brick', 'brick-soft', 4.5],
  ['sky', 'sky-soft', 4.5],
  ['neutral', 'neutral-soft', 4.5],
  ['on-asphalt-2', 'asphalt', 7],
  ['on-asphalt-sun', 'asphalt', 7],
  ['on-asphalt', 'toast-default', 4.5],
  ['on-asphalt', 'toast-info', 4.5],
  ['on-asphalt', 'toast-error', 4.5],
  ['on-asphalt', 'toast-success', 4.5],
  ['on-sun', 'toast-warn', 4.5],
  ['plate-ink', 'plate-white', 7],
  ['plate-ink', 'plate-yellow', 7],
  ['plate-hint', 'plate-white', 4.5],
  ['plate-white', 'plate-green', 4.5],
  ['plate-white', 'plate-blue', 4.5],
  ...['violet', 'orange', 'green', 'pink', 'sky', 'black'].map(
    (colour): [string, string, number] => ['on-asphalt', `tag-${colour}`, 4.5],
  ),
  ['card', 'neutral', 4.5],
  ['line-strong', 'card', 3],
  ['line-strong', 'paper', 3],
  ['ring', 'paper', 3],
];

for (const theme of themes) {
  test(`every text is readable on its background in the ${theme.name} theme`, () => {
    for (const [text, ground, least] of PAIRS) {
      const ratio = contrast(theme.of(text), theme.of(ground));
      expect(ratio, `${text} on ${ground}: ${ratio.toFixed(2)}`).toBeGreaterThanOrEqual(least);
    }
  });
}

test('no style sheet except the tokens has a colour value, so operators can override them all', () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    if (name === 'tokens.css') continue;
    const screen = read(name).split('@media print')[0] ?? '';
    expect(screen.match(/#[0-9a-f]{3,8}\b/gi) ?? [], name).toEqual([]);
  }
});

test('every token used in a style sheet exists', () => {
  const local = new Set<string>();
  const used = new Map<string, string>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    for (const [, token] of read(name).matchAll(/^\s*--([\w-]+):/gm)) if (token) local.add(token);
    for (const [, token] of read(name).matchAll(/var\(--([\w-]+)\)/g))
      if (token) used.set(token, name);
  }
  const missing = [...used].filter(([token]) => !local.has(token));
  expect(missing).toEqual([]);
});

function block(opening: string): string {
  const start = tokens.indexOf(opening) + opening.length;
  return tokens.slice(start, tokens.indexOf('}', start));
}

function declarations(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
}

function colour(theme: Map<string, string>, token: string): string {
  const value = theme.get(token) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? colour(theme, other) : value;
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, two: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
