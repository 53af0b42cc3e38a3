import { expect, test } from 'vitest';
import { bringVideoPlayers } from './video-players.ts';

/** The parts of a document that are used, with one link; a press of it, and what took its place. */
function pressed(video: string, keys: object = {}) {
  let frame: Partial<HTMLIFrameElement> | null = null;
  const link = Object.assign(new EventTarget(), {
    dataset: { video, player: 'Video: A' },
    replaceWith: (made: Partial<HTMLIFrameElement>) => {
      frame = made;
    },
  });
  const document = { querySelectorAll: () => [link], createElement: () => ({ focus: () => {} }) };
  bringVideoPlayers(document as unknown as Document);
  const event = Object.assign(new Event('click', { cancelable: true }), keys);
  link.dispatchEvent(event);
  return { frame: frame as Partial<HTMLIFrameElement> | null, isPrevented: event.defaultPrevented };
}

test('a tap puts the privacy-mode player in place of the link', () => {
  expect(pressed('sandbox-001')).toMatchObject({
    isPrevented: true,
    frame: {
      src: 'https://www.youtube-nocookie.com/embed/sandbox-001?autoplay=1&rel=0',
      title: 'Video: A',
    },
  });
});

test('a modifier key, or an id that is none, leaves the link alone', () => {
  const untouched = { frame: null, isPrevented: false };
  expect(pressed('sandbox-001', { ctrlKey: true })).toEqual(untouched);
  expect(pressed('../../evil')).toEqual(untouched);
});
