import type { ReactNode } from 'react';
import { type Tone, ToneShape } from './tone.tsx';

type StatusChipProps = {
  tone: Tone;
  /** The state in a few words: "Expired 18 days ago", "Active". Never empty. */
  word: string;
  /** In place of the tone's own shape. */
  icon?: ReactNode;
};

/** A state: shape, word and colour together. */
export function StatusChip({ tone, word, icon }: StatusChipProps) {
  return (
    <span className={`chip tone-${tone}`}>
      {icon ?? <ToneShape tone={tone} />}
      {word}
    </span>
  );
}
