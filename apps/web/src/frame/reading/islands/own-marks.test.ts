import { expect, test, vi } from 'vitest';
import { showOwnMarks } from './own-marks.ts';

class FakeForm {
  readonly isConnected = true;
  readonly dataset: { mark: string };
  readonly parts = {
    button: { dataset: { other: 'Liked' }, classList: { toggle: () => {} }, disabled: false },
    '[data-label]': { textContent: 'Like' },
    '[data-count]': { textContent: '3' },
    '[name=intent]': { value: 'on' },
  };
  constructor(mark: string) {
    this.dataset = { mark };
  }
  querySelector(selector: keyof FakeForm['parts']) {
    return this.parts[selector];
  }
  shown() {
    const { parts } = this;
    const { textContent: count } = parts['[data-count]'];
    return [parts['[data-label]'].textContent, count, parts['[name=intent]'].value];
  }
}

/** A page with one switch, opened by somebody signed in, or a visitor. */
async function open(isSignedIn: boolean, marks: readonly string[], count = '3') {
  vi.stubGlobal('HTMLFormElement', FakeForm);
  const form = new FakeForm('like:a');
  form.parts['[data-count]'].textContent = count;
  const asked: string[] = [];
  const own = ['a', 'b'].map((id) => ({ dataset: { own: id }, hidden: true }));
  const page = Object.assign(new EventTarget(), {
    location: { pathname: '/hi/community/post/6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11-brakes' },
    querySelectorAll: (wanted: string) => (wanted === '[data-own]' ? own : [form]),
  });
  const fetchPage = async (url: RequestInfo | URL) => {
    asked.push(String(url));
    return Response.json({ data: { marks } });
  };
  const storage = { getItem: () => (isSignedIn ? '1' : null) };
  showOwnMarks(page as unknown as Document, storage as unknown as Storage, fetchPage);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const press = async () => {
    const event = new Event('submit');
    Object.defineProperty(event, 'target', { value: form });
    page.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { form, asked, own, press };
}

test('what is one’s own is switched on', async () => {
  const { form, asked } = await open(true, ['topic:repairs', 'like:a']);
  expect(asked).toEqual(['/api/v1/web/community/own?postId=6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11']);
  expect(form.shown()).toEqual(['Liked', '3', 'off']);
});

test('one’s own like counts on a page that is older than it', async () => {
  const { form } = await open(true, ['like:a'], '0');
  expect(form.shown()).toEqual(['Liked', '1', 'off']);
});

test('a press shows one more at once and still asks for the wanted state', async () => {
  const { form, press } = await open(true, []);
  await press();
  expect(form.shown()).toEqual(['Liked', '4', 'on']);
});

test('nothing is asked for a visitor', async () => {
  const { form, asked } = await open(false, ['like:a']);
  expect([asked, form.shown()]).toEqual([[], ['Like', '3', 'on']]);
});

test('the author sees how to edit what is theirs, nobody else does', async () => {
  const hidden = async (isSignedIn: boolean, marks: readonly string[]) =>
    (await open(isSignedIn, marks)).own.map((link) => link.hidden);
  expect(await hidden(true, ['own:b', 'like:a'])).toEqual([true, false]);
  expect(await hidden(true, [])).toEqual([true, true]);
  expect(await hidden(false, ['own:b'])).toEqual([true, true]);
});

test('one’s own text cannot be liked; the button keeps its place', async () => {
  const disabled = async (isSignedIn: boolean, marks: readonly string[]) =>
    (await open(isSignedIn, marks)).form.parts.button.disabled;
  expect(await disabled(true, ['own:a'])).toBe(true);
  expect(await disabled(true, ['own:b', 'like:a'])).toBe(false);
  expect(await disabled(false, ['own:a'])).toBe(false);
});
