import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const markup = renderToStaticMarkup(<Gallery />);

test('no component writes a style attribute, which the content security policy would block', () => {
  expect(markup).not.toMatch(/\sstyle=/);
});

test('every label and description references an existing element', () => {
  const ids = new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  for (const attribute of ['for', 'aria-labelledby', 'aria-describedby']) {
    for (const [, value] of markup.matchAll(new RegExp(`\\s${attribute}="([^"]+)"`, 'g'))) {
      for (const id of (value ?? '').split(' ')) expect(ids, `${attribute}="${id}"`).toContain(id);
    }
  }
});

test('every drawing is hidden from screen readers: adjacent text says the same', () => {
  for (const [svg] of markup.matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"');
});

test('every chip states its meaning in words', () => {
  const chips = [...markup.matchAll(/<span class="chip [^"]*">(.*?)<\/span>/g)];
  expect(chips.length).toBeGreaterThan(10);
  for (const [, inside] of chips) {
    expect((inside ?? '').replace(/<svg.*?<\/svg>/g, '').trim()).not.toBe('');
  }
});

test('every button that shows only an icon has a name', () => {
  for (const [button, inside] of markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)) {
    const words = (inside ?? '')
      .replace(/<svg.*?<\/svg>/g, '')
      .replace(/<[^>]+>/g, '')
      .trim();
    if (words === '') expect(button).toContain('aria-label=');
  }
});
