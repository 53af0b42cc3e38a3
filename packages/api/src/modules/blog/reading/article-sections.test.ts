import { expect, test } from 'vitest';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { sectionsOfHtml } from './article-sections.ts';

const markdown = `Before all headings.

## What it costs

| Vehicle | Price |
|---|---|
| Car | ₹110 |
| Bike | ₹80 |

It rises each year.

### In Delhi

- Less
- Much less

## FAQ

### Is it free?

No, **never**.

## Sources

- The law`;

test('an article is split by its headings, tables by rows, FAQs one by one, without its sources', async () => {
  const { html } = await renderMarkdown(markdown, 'en');
  expect(sectionsOfHtml(html)).toEqual([
    { heading: null, anchor: null, text: 'Before all headings.' },
    {
      heading: 'What it costs',
      anchor: 's-what-it-costs',
      text: 'Vehicle – Price.\nCar – ₹110.\nBike – ₹80\nIt rises each year.',
    },
    { heading: 'In Delhi', anchor: 's-in-delhi', text: 'Less.\nMuch less' },
    { heading: 'Is it free?', anchor: 's-faq', text: 'No, never.' },
  ]);
});

test('markup in an article is not in its sections', () => {
  expect(
    sectionsOfHtml('<h2 id="s-x">A &lt;b&gt;</h2><p>&lt;script&gt;x&lt;/script&gt;</p>'),
  ).toEqual([{ heading: 'A <b>', anchor: 's-x', text: '<script>x</script>' }]);
});
