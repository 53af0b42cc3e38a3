import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  appToastTimeout,
  defaultToastTimeout,
  initialToast,
  routeChanged,
  type ToastState,
  toastAdded,
  toastClosed,
  toastReducer,
  toastRemovalDelay,
  toastRemoved,
} from './toast-slice.ts';

const after = (...actions: Parameters<typeof toastReducer>[1][]): ToastState =>
  actions.reduce(toastReducer, initialToast);

describe('a toast', () => {
  test('without text is not shown', () => {
    expect(after(toastAdded({ message: '  ' })).toasts).toEqual([]);
  });

  test('is shown only once per id', () => {
    const { toasts } = after(
      toastAdded({ message: 'first', id: 'a' }),
      toastAdded({ message: 'second', id: 'a' }),
      toastAdded({ message: 'first', id: 'b' }),
    );
    expect(toasts.map(({ id, message }) => [id, message])).toEqual([
      ['a', 'first'],
      ['b', 'first'],
    ]);
  });

  test('with the same text and no id does not pile up', () => {
    expect(after(toastAdded({ message: 'x' }), toastAdded({ message: 'x' })).toasts).toHaveLength(
      1,
    );
  });

  test('by default is at the bottom, has the area’s timeout and closes on navigation', () => {
    expect(after(toastAdded({ message: 'x' })).toasts[0]).toMatchObject({
      type: 'default',
      position: 'bottom',
      timeout: null,
      hideOnRouteChange: true,
      isLeaving: false,
    });
    const wish = { message: 'x', timeout: 0, hideOnRouteChange: false, type: 'error' } as const;
    expect(after(toastAdded(wish)).toasts[0]).toMatchObject(wish);
  });

  test('fades when closed and is gone when removed', () => {
    const closed = after(toastAdded({ message: 'x', id: 'a' }), toastClosed('a'));
    expect(closed.toasts[0]?.isLeaving).toBe(true);
    expect(toastReducer(closed, toastRemoved('a')).toasts).toEqual([]);
  });

  test('closes on navigation only if allowed', () => {
    const { toasts } = after(
      toastAdded({ message: 'goes' }),
      toastAdded({ message: 'stays', hideOnRouteChange: false }),
      routeChanged(),
    );
    expect(toasts.map(({ message, isLeaving }) => [message, isLeaving])).toEqual([
      ['goes', true],
      ['stays', false],
    ]);
  });
});

test('times, heights and colours match the specification', () => {
  expect([defaultToastTimeout, appToastTimeout, toastRemovalDelay]).toEqual([0, 3000, 500]);
  const styles = readFileSync(
    new URL('../../../../../packages/ui/src/styles/overlays.css', import.meta.url),
    'utf8',
  );
  const heights = [...styles.matchAll(/\.toast \{[^}]*min-height: ([\d.]+)rem/g)];
  expect(heights.map(([, rem]) => Number(rem) * 16)).toEqual([28, 54]);
  for (const type of ['default', 'info', 'warn', 'error', 'success']) {
    expect(styles).toContain(`var(--toast-${type})`);
  }
});
