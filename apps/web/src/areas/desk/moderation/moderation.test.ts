import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage } from '../../../testing/render-fake-page.ts';
import {
  asExample,
  describeDeskPages,
  deskCookies,
  exampleOf,
} from '../testing/describe-desk-pages.ts';

const id = '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11';
const item = {
  ...((exampleOf('adminPosts') as { items: object[] }).items[0] as object),
  ...{ title: 'ब्रेक', text: 'आवाज़', reports: ['spam'], state: 'live' },
  pictures: [{ pictureId: id, alt: 'ज़ंग', width: 60, height: 40, isSynthetic: true }],
  ...{ dueAt: '2026-11-20T04:44:00.000Z', authorRemoved: 2 },
};
const queue = (changes: object = {}) => answered({ items: [{ ...item, ...changes }], next: 'abc' });
const appeal = {
  ...{ appealId: 7, kind: 'post', id, title: 'ब्रेक', text: 'आवाज़', act: 'remove' },
  ...{ reason: 'spam', words: 'यह विज्ञापन नहीं था।', isOwnAct: false },
  ...{ filedAt: '2026-11-20T04:44:00.000Z', dueAt: '2026-11-27T04:44:00.000Z' },
};
const desk = {
  operatorSession: answered({ ...exampleOf('operatorSession'), roles: ['moderator'] }),
  adminPosts: queue(),
  communityAdmin: asExample('communityAdmin'),
  adminAppeals: answered({ appeals: [appeal] }),
  postHistory: answered({
    subject: {
      ...{
        title: 'ब्रेक',
        author: 'asha_drives',
        authorName: 'आशा',
        state: 'live',
        topic: 'repairs',
      },
      ...{ isLocked: true, isPinned: false },
    },
    acts: [
      {
        ...{ act: 'remove', reason: 'spam', note: 'नोट', by: 'मीरा' },
        actedAt: '2026-11-20T04:44:00.000Z',
      },
    ],
    formerNames: [{ kind: 'display', name: 'पहले वाली आशा', endedAt: '2026-11-18T04:44:00.000Z' }],
    similar: [
      {
        ...{ kind: 'post', id: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b12', title: 'ब्रेक की आवाज़' },
        ...{ act: 'remove', reason: 'spam', actedAt: '2026-11-19T04:44:00.000Z' },
      },
    ],
  }),
  leadDesk: answered({
    words: [
      {
        ...{ word: 'नकली', note: 'ठगी', addedBy: 'मीरा' },
        addedAt: '2026-11-20T04:44:00.000Z',
      },
    ],
    reporters: [
      { handle: null, displayName: null, filed: 20, judged: 20, agreed: 4, isIgnored: true },
    ],
  }),
  deskGrievances: answered({
    ...{ open: 1, overdue: 1 },
    grievances: [
      {
        ...{ grievanceId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b13', ticket: '2611', kind: 'content' },
        ...{ subject: '', canBeRemoved: false, name: 'देविका', contact: '9876543210' },
        ...{ words: 'यह ग़लत है।', language: 'hi', isOverdue: true },
        receivedAt: '2026-11-20T04:44:00.000Z',
        resolveBy: '2026-11-21T04:44:00.000Z',
      },
    ],
  }),
};

describeDeskPages(
  [
    '/moderate',
    '/moderate?state=removed&done=approve',
    '/moderate/lead',
    '/desk/grievances?done=1',
    '/moderate/appeals',
    `/moderate/post/${id}`,
  ],
  { desk, typed: /@asha_drives|Asha/g },
);

const visit = (
  path: string,
  form?: Record<string, string>,
  changes: Parameters<typeof fakeTransport>[0] = {},
) => ({
  path,
  transport: fakeTransport({ ...desk, ...changes }),
  cookies: deskCookies,
  ...(form && { form }),
});

describe('the queue', () => {
  test('shows what is overdue, why it waits and what can be decided', async () => {
    const { main } = await documentOf(visit('/moderate'));
    expect(main).toContain('Overdue since 20 Nov 2026');
    expect(main).toContain('2 removed before');
    expect(main).toMatch(/value="approve"[\s\S]*value="remove"/);
    expect(main).not.toContain('value="restore"');
    expect(main).toContain('href="/moderate?after=abc"');
  });

  test('what another moderator looks at cannot be decided', async () => {
    const adminPosts = queue({ claimedBy: 'Mira', isClaimedByOther: true });
    const { main } = await documentOf(visit('/moderate', undefined, { adminPosts }));
    expect(main).toContain('Assigned to Mira');
    expect(main).not.toContain('value="approve"');
  });

  test('what the moderator wrote cannot be decided by them', async () => {
    const { main } = await documentOf(
      visit('/moderate', undefined, { adminPosts: queue({ isOwn: true }) }),
    );
    expect(main).toContain('Another moderator decides.');
    expect(main).not.toContain('value="approve"');
  });

  test('an own account is named with one form', async () => {
    let sent: unknown = null;
    const nameModerator = (input: unknown) => {
      sent = input;
      return answered({ accounts: ['asha_drives'] });
    };
    const form = { intent: 'name', handle: ' @Asha_Drives ' };
    expect(await renderFakePage(visit('/moderate', form, { nameModerator }))).toMatchObject({
      location: '/moderate?done=name',
    });
    expect(sent).toMatchObject({ body: { handle: 'asha_drives' } });
    const gone = { nameModerator: refusedWith('operator/not-found') };
    expect((await documentOf(visit('/moderate', form, gone))).status).toBe(404);
  });

  test('a decision is sent with its version, reason and note', async () => {
    let sent: unknown = null;
    const moderatePost = (input: unknown) => {
      sent = input;
      return answered({ state: 'removed' });
    };
    const form = {
      ...{ kind: 'post', id, version: '3', reason: 'spam', note: 'An advert', intent: 'remove' },
    };
    expect(await renderFakePage(visit('/moderate', form, { moderatePost }))).toMatchObject({
      location: '/moderate?done=remove',
    });
    expect(sent).toMatchObject({
      body: { kind: 'post', id, act: 'remove', version: 3, reason: 'spam', note: 'An advert' },
    });
  });

  test('a decision that came second says so and keeps reason and note', async () => {
    const form = {
      ...{ kind: 'post', id, version: '1', note: 'Looks fine', reason: 'scam', intent: 'remove' },
    };
    const moderatePost = refusedWith('operator/wrong-state');
    const { status, main } = await documentOf(visit('/moderate', form, { moderatePost }));
    expect(status).toBe(409);
    expect(main).toContain('value="Looks fine"');
    expect(main).toMatch(/<option value="scam" selected="">/);
    expect(main).toContain('role="alert"');
  });
});

test('nobody is offered to decide an appeal against their own act', async () => {
  const adminAppeals = answered({ appeals: [{ ...appeal, isOwnAct: true }] });
  const { main } = await documentOf(visit('/moderate/appeals', undefined, { adminAppeals }));
  expect(main).not.toContain('value="grant"');
  const decided = await renderFakePage(
    visit(
      '/moderate/appeals',
      { appeal: '7', note: 'Not an advert', intent: 'grant' },
      { decideAppeal: answered({ isGranted: true }) },
    ),
  );
  expect(decided).toMatchObject({ location: '/moderate/appeals?done=1' });
});

describe('the tools for a text', () => {
  const path = `/moderate/post/${id}`;

  test('name it and its author, and offer what its thread allows', async () => {
    const { main } = await documentOf(visit(path));
    expect(main).toContain('@asha_drives');
    expect(main).toMatch(/id="handle"[^>]*value="asha_drives"|value="asha_drives"[^>]*id="handle"/);
    expect(main).toMatch(/value="unlock"[\s\S]*value="pin"/);
    expect(main).not.toMatch(/value="(?:lock|unpin)"/);
  });

  test('move it without closing or opening it', async () => {
    let sent: unknown = null;
    const lockPost = (input: unknown) => {
      sent = input;
      return answered({ isLocked: true });
    };
    const form = { intent: 'move', topic: 'rto', note: '' };
    expect(await renderFakePage(visit(path, form, { lockPost }))).toMatchObject({
      location: `${path}?done=1`,
    });
    expect(sent).toEqual({ body: { id, topic: 'rto', note: '' } });
  });

  test('keep what was typed for a refused suspension, in its form alone', async () => {
    const form = {
      ...{ intent: 'suspend', handle: 'bina', reason: 'scam', days: '30', note: 'Sold a fake RC' },
    };
    const suspendMember = refusedWith('operator/not-found');
    const { status, main } = await documentOf(visit(path, form, { suspendMember }));
    expect(status).toBe(404);
    expect(main.match(/value="Sold a fake RC"/g)).toHaveLength(1);
    expect(main).toContain('value="bina"');
    expect(main).toMatch(/<option value="30" selected="">/);
  });
});
