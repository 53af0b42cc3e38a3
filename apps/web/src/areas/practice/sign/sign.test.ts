import { practiceQuestions } from '@pahiya/domain/practice/practice-questions';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawings, Sign } from './sign.tsx';

const ids = practiceQuestions.flatMap(({ sign }) => (sign === null ? [] : [sign.id]));
const drawn = (id: string) => renderToStaticMarkup(createElement(Sign, { id, name: 'A sign' }));

describe('the drawings', () => {
  test('are those of the questions, no more and no fewer', () => {
    expect(Object.keys(drawings).sort()).toEqual([...ids].sort());
  });

  test('are all different', () => {
    expect(new Set(ids.map(drawn)).size).toBe(ids.length);
  });

  test.each(ids)('%s is a named picture that does not say what it means', (id) => {
    const svg = drawn(id);
    expect(svg).toMatch(/^<svg class="sign" viewBox="0 0 200 200" role="img" aria-label="A sign">/);
    expect(svg).toMatch(/<(?:path|circle|rect|polygon)\b/);
    expect(svg).not.toMatch(/<title|<desc|style=|undefined|NaN/);
    expect(svg).not.toContain(id);
  });
});
