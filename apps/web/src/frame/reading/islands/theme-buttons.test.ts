import { expect, test } from 'vitest';
import { followChosenTheme } from './theme-buttons.ts';

/** A page rendered with a theme, with the three buttons of its switch. */
function pageWith(theme: 'light' | 'dark' | undefined) {
  const buttons = ['auto', 'light', 'dark'].map((value) => ({
    value,
    pressed: String(value === (theme ?? 'auto')),
    setAttribute(_name: string, pressed: string) {
      this.pressed = pressed;
    },
  }));
  const dataset: { theme?: string } = theme === undefined ? {} : { theme };
  const document = Object.assign(new EventTarget(), {
    cookie: '',
    documentElement: { dataset },
    querySelectorAll: () => buttons,
  });
  const window = Object.assign(new EventTarget(), { document });
  followChosenTheme(window as unknown as Window);
  return {
    choose: (cookie: string) => {
      document.cookie = cookie;
    },
    activate: () => document.dispatchEvent(new Event('prerenderingchange')),
    show: (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    shown: () => [
      dataset.theme ?? 'auto',
      ...buttons.filter(({ pressed }) => pressed === 'true').map(({ value }) => value),
    ],
  };
}

test('a page that was prerendered before the choice shows the chosen theme', () => {
  const page = pageWith(undefined);
  page.choose('city=Delhi; theme=dark');
  page.activate();
  expect(page.shown()).toEqual(['dark', 'dark']);
});

test('so does one that the browser kept, and one whose choice was undone', () => {
  const page = pageWith('dark');
  page.choose('theme=light; city=Delhi');
  page.show(false);
  expect(page.shown()).toEqual(['dark', 'dark']);
  page.show(true);
  expect(page.shown()).toEqual(['light', 'light']);
  page.choose('other-theme=dark');
  page.show(true);
  expect(page.shown()).toEqual(['auto', 'auto']);
});
