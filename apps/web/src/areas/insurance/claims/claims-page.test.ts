import { describe, expect, test } from 'vitest';
import { answered, fakeTransport } from '../../../testing/fake-transport.ts';
import { documentOf } from '../../../testing/render-fake-page.ts';

const transport = fakeTransport({
  getLayout: answered({ data: [] }),
  editedMetas: answered({ metas: [] }),
  checkLogin: answered({ isLoggedIn: true, user: null }),
});

describe.each(['', '/hi'])('the claim guide at %s', (prefix) => {
  const at = (query = '') => documentOf({ path: `${prefix}/insurance-claims${query}`, transport });

  test('has steps, papers, letters and the ladder without a day', async () => {
    const page = await at();
    expect(page.status).toBe(200);
    for (const id of ['first', 'papers', 'letters', 'complain']) {
      expect(page.main).toContain(`id="${id}"`);
    }
    expect(page.main).not.toContain('id="clocks"');
    expect(page.main).toContain('155255');
  });

  test('turns days into dates, and marks what is overdue', async () => {
    const page = await at('?loss=theft&lost=01%2F11%2F2026&told=02%2F11%2F2026&amount=90%2C000');
    expect(page.main.match(/tone-brick/g)).toHaveLength(2);
    expect(page.main).toContain(prefix === '' ? '25 Nov 2026' : '25 नव');
  });

  test('offers the notice first, then one letter for each missed day', async () => {
    const letters = async (query: string) => {
      const { main } = await at(query);
      const card = main.slice(main.indexOf('id="letters"'), main.indexOf('id="complain"'));
      return (card.match(/<details/g) ?? []).length;
    };
    const told = (day: string) => letters(`?lost=${day}%2F11%2F2026&told=${day}%2F11%2F2026`);
    expect(await letters('')).toBe(1);
    expect(await told('21')).toBe(0);
    expect(await told('19')).toBe(1);
    expect(await told('02')).toBe(2);
  });

  test('a small loss needs no surveyor', async () => {
    const page = await at('?lost=20%2F11%2F2026&told=20%2F11%2F2026&amount=40000');
    expect(page.main.match(/tone-brick/g)).toBeNull();
  });

  test.each([
    'lost=31%2F11%2F2026',
    'lost=01%2F01%2F2090',
    'told=x&lost=01%2F11%2F2026',
    'amount=x',
  ])('marks the fault in %s and shows no days', async (query) => {
    const page = await at(`?${query}`);
    expect(page.status).toBe(400);
    expect(page.main).toContain('aria-invalid="true"');
    expect(page.main).not.toContain('id="clocks"');
  });
});
