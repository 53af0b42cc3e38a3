import type { ReactNode } from 'react';
import { type Tone, ToneShape } from './tone.tsx';
import { WheelMark } from './wheel-mark.tsx';

export type TimelineStep = {
  id: string;
  title: string;
  /** "2 Nov 2026, 6:20 pm". */
  when?: ReactNode;
  detail?: ReactNode;
  state: 'done' | 'now' | 'next' | 'failed';
  /** State in words ("done", "now"), for screen readers. */
  word: string;
};

const TONES: Record<TimelineStep['state'], Tone> = {
  done: 'road',
  now: 'sky',
  next: 'neutral',
  failed: 'brick',
};

/** Past and upcoming events as stops along a road; the wheel marks the current one. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map((step) => (
        <li
          key={step.id}
          data-state={step.state}
          className={`tone-${TONES[step.state]}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          {step.state === 'now' ? <WheelMark size={24} /> : <ToneShape tone={TONES[step.state]} />}
          <b>
            {step.title}
            <span className="sr-only">, {step.word}</span>
          </b>
          {step.when && <span className="timeline-when">{step.when}</span>}
          {step.detail && <p>{step.detail}</p>}
        </li>
      ))}
    </ol>
  );
}
