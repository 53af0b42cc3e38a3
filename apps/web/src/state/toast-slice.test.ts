import { describe, expect, test } from 'vitest';
import {
  appToastTimeout,
  defaultToastTimeout,
  initialToast,
  routeChanged,
  type ToastState,
  toastAdded,
  toastClosed,
  toastColours,
  toastHeights,
  toastReducer,
  toastRemovalDelay,
  toastRemoved,
} from './toast-slice.ts';

const after = (...actions: Parameters<typeof toastReducer>[1][]): ToastState =>
  actions.reduce(toastReducer, initialToast);

describe('a toast', () => {
  test('without words is not shown', () => {
    expect(after(toastAdded({ message: '  ' })).toasts).toEqual([]);
  });

  test('is shown only once under one id', () => {
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

  test('with the same words and no id does not pile up', () => {
    expect(after(toastAdded({ message: 'x' }), toastAdded({ message: 'x' })).toasts).toHaveLength(
      1,
    );
  });

  test('stands at the bottom, takes the area’s timeout and goes with the page, unless told otherwise', () => {
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

  test('leaves when closed and is gone when removed', () => {
    const closed = after(toastAdded({ message: 'x', id: 'a' }), toastClosed('a'));
    expect(closed.toasts[0]?.isLeaving).toBe(true);
    expect(toastReducer(closed, toastRemoved('a')).toasts).toEqual([]);
  });

  test('leaves on a change of page only if it may', () => {
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

test('times, heights and colours are those of the specification', () => {
  expect([defaultToastTimeout, appToastTimeout, toastRemovalDelay]).toEqual([0, 3000, 500]);
  expect(toastHeights).toEqual({ mobile: 28, desktop: 54 });
  expect(Object.keys(toastColours)).toEqual(['default', 'info', 'warn', 'error', 'success']);
});
