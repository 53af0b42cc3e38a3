/** The five tones of a state, always shown with text. road: valid, paid. amber: due soon. brick: expired, failed.
 * sky: for information. neutral: none. */
export type Tone = 'road' | 'amber' | 'brick' | 'sky' | 'neutral';

/** One shape per tone, to be distinguishable in greyscale, on a bad screen and in sunlight. */
const SHAPES: Record<Tone, string> = {
  road: 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Zm3.4 4.6L6.9 9.1 4.6 6.8 3.2 8.2l3.7 3.7 5.9-5.9-1.4-1.4Z',
  amber: 'M8 1 16 15H0L8 1ZM7.1 6v4.2h1.8V6H7.1Zm0 5.4v1.8h1.8v-1.8H7.1Z',
  brick: 'M4.7 0h6.6L16 4.7v6.6L11.3 16H4.7L0 11.3V4.7L4.7 0ZM7 3.4v5.4h2V3.4H7Zm0 7v2.1h2v-2.1H7Z',
  sky: 'M2.5 0h11A2.5 2.5 0 0 1 16 2.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 0 13.5v-11A2.5 2.5 0 0 1 2.5 0ZM7 3.2v2h2v-2H7Zm0 3.6v6h2v-6H7Z',
  neutral: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Zm0 2.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z',
};

/** The filled shape of a tone, in the colour of the surrounding text. */
export function ToneShape({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={SHAPES[tone]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
