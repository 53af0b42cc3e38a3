import type { Tone } from '@pahiya/ui/tone';

/** Tones of the price labels. A price far below others is no good news by itself. */
export const labelTones = {
  'well-below': 'amber',
  great: 'road',
  good: 'road',
  fair: 'neutral',
  high: 'amber',
} as const satisfies Readonly<Record<string, Tone>>;
