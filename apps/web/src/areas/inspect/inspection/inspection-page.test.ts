import type { Answer } from '@pahiya/api-client/api-client';
import { contracts } from '@pahiya/contracts/all/contracts';
import { expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage } from '../../../testing/render-fake-page.ts';

const example = contracts.inspectorInspection.example as Answer<'inspectorInspection'>;
const path = `/inspect/${example.inspection.inspectionId}`;
const cookies = { pahiya_operator: 'x' };
const form = { intent: 'submit' };
const whole = answered({ ...example, gaps: [] });

test.each([
  ['', 'Submit report'],
  ['/hi', 'रिपोर्ट जमा करें'],
])('%s offers to submit a report once nothing is missing', async (prefix, label) => {
  const open = async (inspectorInspection: typeof whole) => {
    const transport = fakeTransport({ inspectorInspection });
    return (await documentOf({ path: `${prefix}${path}`, transport, cookies })).main;
  };
  expect(await open(whole)).toContain(label);
  const gap = { kind: 'no-odometer', pointId: null };
  expect(await open(answered({ ...example, gaps: [gap] }))).not.toContain(label);
});

test('a submitted report returns to the list; a refusal stays on the page with its reason', async () => {
  const asked: unknown[] = [];
  const submit = (answer: typeof whole) =>
    fakeTransport({
      inspectorInspection: whole,
      inspectorSubmit: (input) => {
        asked.push((input as { params: unknown }).params);
        return answer;
      },
    });
  const sent = submit(answered({ state: 'submitted' }));
  expect(await renderFakePage({ path, transport: sent, cookies, form })).toMatchObject({
    location: '/inspect',
  });
  const refused = submit(refusedWith('inspection/incomplete'));
  const page = await documentOf({ path, transport: refused, cookies, form });
  expect(page.status).toBe(422);
  expect(page.main).toContain('The report is incomplete');
  const { inspectionId } = example.inspection;
  expect(asked).toEqual([{ inspectionId }, { inspectionId }]);
});
