import type { ReactNode } from 'react';
import { type Tone, ToneShape } from './tone.tsx';

type StatusChipProps = {
  tone: Tone;
  /** The state in a few words: "Expired 18 days ago", "Active". Never empty. */
  word: string;
  /** Replaces the tone's own icon. */
  icon?: ReactNode;
};

/** A state with icon, text and colour. */
export function StatusChip({ tone, word, icon }: StatusChipProps) {
  return (
    <span className={`chip tone-${tone}`}>
      {icon ?? <ToneShape tone={tone} />}
      {word}
    </span>
  );
}
