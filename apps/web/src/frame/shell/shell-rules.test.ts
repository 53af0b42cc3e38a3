import { describe, expect, test } from 'vitest';
import { meaningOf } from '../browser/in-app-links.ts';
import { createLoaderCounter } from './loader-counter.ts';
import {
  climb,
  isProgressHidden,
  progressCap,
  progressDone,
  progressResetDelay,
  progressStart,
} from './progress.ts';

describe('the progress bar', () => {
  test('starts at 1, is done at 100 and resets after 500 ms', () => {
    expect([progressStart, progressDone, progressResetDelay]).toEqual([1, 100, 500]);
  });

  test.each([0, 0.5, 0.999])('advances and never passes 80 (chance %d)', (random) => {
    const steps = [progressStart];
    for (let step = 0; step < 100; step += 1) steps.push(climb(steps.at(-1) ?? 0, random));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(progressCap);
  });

  test.each([0, 80, 100])('does not advance from %d', (at) => expect(climb(at, 0.5)).toBe(at));

  test.each([
    ['/app-challan-pay/DL8CAF5030', true],
    ['/app-challan-pay/DL8CAF5030/checkout', true],
    ['/challan-pay', true],
    ['/challan-pay/', true],
    ['/insurance-homepage', true],
    ['/insurance-homepage/DL8CAF5030', true],
    ['/rc-search', false],
    ['/', false],
    ['/challan-pay/x', false],
  ])('on %s it is hidden: %s', (path, hidden) => expect(isProgressHidden(path)).toBe(hidden));
});

describe('the loader counter', () => {
  function counted() {
    const seen: string[] = [];
    const counter = createLoaderCounter(
      () => seen.push('show'),
      () => seen.push('hide'),
    );
    return { ...counter, seen };
  }

  test('shows with the first call and hides with the last response', () => {
    const { raise, lower, seen } = counted();
    raise();
    raise();
    lower();
    expect(seen).toEqual(['show']);
    lower();
    expect(seen).toEqual(['show', 'hide']);
  });

  test('never falls below zero', () => {
    const { raise, lower, seen } = counted();
    lower();
    raise();
    lower();
    lower();
    raise();
    expect(seen).toEqual(['show', 'hide', 'show']);
  });
});

describe('a click on a link', () => {
  const click = (href: string, over: Partial<Parameters<typeof meaningOf>[0]> = {}) =>
    meaningOf({
      href,
      here: 'https://pahiya.example/rc-search?utm_source=x',
      basename: '/',
      isPlain: true,
      isPage: (path) => ['/', '/garage', '/sign-in', '/rc-search'].includes(path),
      ...over,
    });

  test.each([
    ['/garage?x=1#due', { kind: 'page', path: '/garage?x=1#due' }],
    ['/sign-in?next=/garage', { kind: 'sign-in', next: '/garage' }],
    ['https://elsewhere.example/garage', { kind: 'leave-alone' }],
    ['/api/docs', { kind: 'leave-alone' }],
    ['/hi/garage', { kind: 'leave-alone' }],
    ['/hi', { kind: 'leave-alone' }],
    ['/rc-search?utm_source=x#faq', { kind: 'leave-alone' }],
  ])('to %s means %j', (href, meaning) => {
    expect(click(new URL(href, 'https://pahiya.example').href)).toEqual(meaning);
  });

  test('is decided later where the pages are not known yet, if it may be one of ours', () => {
    const early = { isPage: () => null };
    expect(click('https://pahiya.example/orders', early)).toEqual({ kind: 'not-known-yet' });
    expect(click('https://elsewhere.example/orders', early).kind).toBe('leave-alone');
    expect(click('https://pahiya.example/hi/orders', early).kind).toBe('leave-alone');
  });

  test('with a modifier key is the browser’s', () => {
    expect(click('https://pahiya.example/garage', { isPlain: false }).kind).toBe('leave-alone');
  });

  test.each([
    ['/hi/garage', { kind: 'page', path: '/garage' }],
    ['/hi', { kind: 'page', path: '/' }],
    ['/garage', { kind: 'leave-alone' }],
    ['/hindi', { kind: 'leave-alone' }],
  ])('on a Hindi page, to %s means %j', (href, meaning) => {
    const hindi = { basename: '/hi', here: 'https://pahiya.example/hi/rc-search' };
    expect(click(`https://pahiya.example${href}`, hindi)).toEqual(meaning);
  });
});
