import { describe, expect, test, vi } from 'vitest';
import { nameScreen } from './name-screen.ts';

type Start = NonNullable<Parameters<typeof nameScreen>[1]['start']>;

/** The parts of a document that are used. */
function page(dataset: object, prerendering = false): Document {
  return Object.assign(new EventTarget(), {
    documentElement: { dataset },
    prerendering,
  }) as unknown as Document;
}

const named = { tag: 'G-1', screen: 'blog home' };
const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
const consent = (isGranted: boolean) => ({
  data: { consents: [{ purpose: 'analytics', isGranted }] },
});

function started(document: Document, send: typeof fetch) {
  const start = vi.fn<Start>();
  nameScreen(document, { send, search: '?utm_source=x&vehicle_num=DL8CAF5030', start });
  return start;
}

describe('a reading page', () => {
  test('asks nobody and loads nothing where no tag is configured', () => {
    const send = answering(consent(true));
    expect(started(page({}), send)).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  test('starts the tag with the campaign alone', () => {
    const start = started(page(named), answering(consent(true)));
    expect(start.mock.calls[0]?.slice(0, 2)).toEqual(['G-1', { utm_source: 'x' }]);
  });

  test('rendered in advance waits until it is shown', () => {
    const document = page(named, true);
    const start = started(document, answering(consent(true)));
    expect(start).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(start).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a yes', answering(consent(true)), true],
    ['a no', answering(consent(false)), false],
    ['nothing on analytics', answering({ data: { consents: [] } }), false],
    ['a failure', answering({}, 503), false],
    ['no connection', vi.fn<typeof fetch>(async () => Promise.reject(new Error('offline'))), false],
  ])('with %s as the answer counts consent as it is', async (_, send, isAllowed) => {
    const askConsent = started(page(named), send).mock.calls[0]?.[2];
    expect(await askConsent?.()).toBe(isAllowed);
  });
});
