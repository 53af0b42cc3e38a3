import { contracts } from '@pahiya/contracts/all/contracts';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';

/** Cookies of a signed-in desk account. */
export const deskCookies = { pahiya_operator: 'x' };

/** The contract's example response body of a call. */
export const exampleOf = (name: keyof typeof contracts) => contracts[name].example as object;

/** The contract's example of a call, as a response. */
export const asExample = (name: keyof typeof contracts) => answered(exampleOf(name));

/** An editor's session.
 * @internal Tests only. */
export const editorSession = { ...exampleOf('operatorSession'), roles: ['editor'] };

type Desk = Parameters<typeof fakeTransport>[0];

/** The desk with every call refused the same way. */
export function refusedDesk(desk: Desk, code: Parameters<typeof refusedWith>[0]): Desk {
  return Object.fromEntries(Object.keys(desk).map((name) => [name, refusedWith(code)]));
}

/** Requirements of every editing page: complete in both languages, noindex and closed to other roles. `typed`: names
 * and abbreviations that are the same in every language.
 * @internal Tests only. */
export function describeDeskPages(
  paths: readonly string[],
  { desk, typed }: { readonly desk: Desk; readonly typed: RegExp },
): void {
  describe.each(paths)('%s', (path) => {
    test.each(['en', 'hi'])('is complete in %s and noindex', async (language) => {
      const address = language === 'hi' ? `/hi${path}` : path;
      const transport = fakeTransport(desk);
      const page = await documentOf({ path: address, transport, cookies: deskCookies });
      expect(page.status).toBe(200);
      expect(page.shareable).toBe(false);
      expect(page.main).toMatch(/<h1[ >]/);
      expect(page.main).not.toMatch(/undefined|\[object|NaN|>null<|\sstyle=/);
      expect(page.html).toContain('<meta name="robots" content="noindex">');
      if (language === 'hi') {
        const words = wordsOf(page.main.replace(/<(textarea|code)[\s\S]*?<\/\1>/g, ' '));
        expect(words.replace(typed, ' ').match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
      }
    });

    test('redirects to sign-in and back when signed out', async () => {
      const transport = fakeTransport(refusedDesk(desk, 'auth/required'));
      expect(await renderFakePage({ path, transport })).toMatchObject({
        kind: 'redirect',
        location: `/desk/sign-in?next=${encodeURIComponent(path)}`,
      });
    });

    test('refuses other roles', async () => {
      const transport = fakeTransport({
        ...refusedDesk(desk, 'operator/wrong-role'),
        operatorSession: asExample('operatorSession'),
      });
      const page = await documentOf({ path, transport, cookies: deskCookies });
      expect(page.status).toBe(403);
      expect(page.main).toContain('Your account does not have this role');
    });
  });
}
