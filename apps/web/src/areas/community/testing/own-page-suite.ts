import { expect, test } from 'vitest';
import type { fakeTransport } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';
import { visit } from './sample-writer.ts';

/** What every page of one's own in the community has: it is complete in both languages, and asks a visitor to sign in.
 *
 * @internal Tests only. */
export function ownPageSuite(path: string, changes: Parameters<typeof fakeTransport>[0]): void {
  test.each(['', '/hi'])('is complete in "%s"', async (prefix) => {
    const { status, main, html } = await documentOf(visit(prefix + path, undefined, changes));
    expect(status).toBe(200);
    expect(main.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(main).not.toMatch(/undefined|\[object|NaN|>null/);
    expect(main).not.toMatch(/\sstyle=/);
    if (prefix === '/hi') {
      expect(wordsOf(main).replace(/@asha_drives|i20|&gt;|WebP/g, '')).not.toMatch(/[a-z]{2,}/);
    }
  });

  test('asks a visitor to sign in and come back', async () => {
    const result = await renderFakePage({ ...visit(path), isLoggedIn: false });
    expect(result).toMatchObject({ kind: 'redirect', status: 303 });
    expect(result).toMatchObject({ location: expect.stringContaining('/sign-in?next=') });
  });
}
