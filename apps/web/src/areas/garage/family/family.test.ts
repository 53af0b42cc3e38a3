import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';

const vehicle = { vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030' };
const shareId = '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b';
const family = {
  vehicles: [vehicle],
  shares: [
    {
      ...vehicle,
      shareId,
      role: 'viewer',
      name: 'Ravi',
      member: null,
      joinPath: '/garage/family/join?key=abc',
      expiresAt: '2026-11-28T04:44:00.000Z',
    },
  ],
  shared: [
    {
      shareId: '9a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b',
      vehicleNumber: 'MH12DE1433',
      display: 'MH 12 DE 1433',
      role: 'driver',
      owner: 'Asha',
      dues: [{ document: 'puc', upto: '2026-11-30', state: 'soon', daysLeft: 9 }],
    },
  ],
};
const invitation = { ...vehicle, role: 'viewer', owner: 'Asha', isOwn: false };
const at = (path: string, changes: Parameters<typeof fakeTransport>[0] = {}) => ({
  path,
  transport: fakeTransport({
    getLayout: answered({ data: [] }),
    editedMetas: answered({ metas: [] }),
    checkLogin: answered({ isLoggedIn: true, user: null }),
    readFamily: answered(family),
    readInvitation: answered(invitation),
    ...changes,
  }),
  isLoggedIn: true,
});
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('the page shows whose vehicles one sees, who sees one’s own, and the link to send', async () => {
  const { main } = await documentOf(at('/garage/family'));
  const words = wordsOf(main);
  for (const text of ['From Asha', '· 30 Nov 2026', 'Ravi', 'Works once, until 28 Nov 2026']) {
    expect(words).toContain(text);
  }
  expect(main).toContain('/garage/family/join?key=abc');
  expect(main).toContain('href="/garage/MH12DE1433/log"');
  expect(main).not.toMatch(/type="radio"[^>]*checked/);
  expect(wordsOf((await documentOf(at('/hi/garage/family'))).main)).toContain('Asha की ओर से');
});

test('an invitation without role keeps what was typed; a share ends with one form', async () => {
  const form = formOf({ vehicleNumber: 'DL8CAF5030', name: 'Ravi' });
  const { main, status } = await documentOf({ ...at('/garage/family'), form });
  expect(status).toBe(400);
  expect(wordsOf(main)).toContain('Choose a role.');
  expect(main).toContain('value="Ravi"');
  const ended = await renderFakePage({
    ...at('/garage/family', { endShare: answered(family) }),
    form: formOf({ intent: 'end', shareId }),
  });
  expect(ended).toMatchObject({ location: '/garage/family?done=ended' });
});

test('the link of an invitation accepts nothing by itself, and says when it is over', async () => {
  const { main } = await documentOf(at('/garage/family/join?key=abc'));
  expect(wordsOf(main)).toContain('Sees the log and dates of this vehicle, but no document.');
  const joined = await renderFakePage({
    ...at('/garage/family/join', { acceptInvitation: answered(invitation) }),
    form: formOf({ key: 'abc' }),
  });
  expect(joined).toMatchObject({ location: '/garage/family?done=joined#shared' });
  const over = await documentOf(
    at('/garage/family/join?key=abc', { readInvitation: refusedWith('link/over') }),
  );
  expect(wordsOf(over.main)).toContain('This link no longer works');
  const visitor = await documentOf({ ...at('/garage/family/join?key=a'), isLoggedIn: false });
  expect(visitor.main).toContain('next=%2Fgarage%2Ffamily%2Fjoin%3Fkey%3Da');
});
