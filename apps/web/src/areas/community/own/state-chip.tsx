import type { PostState } from '@pahiya/domain/community/post-states';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import { useCopy } from '../../../frame/copy/use-copy.ts';

const tones: Readonly<Record<PostState, Tone>> = {
  pending: 'amber',
  live: 'road',
  hidden: 'amber',
  removed: 'brick',
  deleted: 'neutral',
};

/** State of an own text, with the reason of a decision. */
export function StateChip({ state, reason }: { state: PostState; reason: string | null }) {
  const { states } = useCopy('community-own');
  const { reasons } = useCopy('community');
  const why = reason === null ? undefined : (reasons as Readonly<Record<string, string>>)[reason];
  return (
    <StatusChip
      tone={tones[state]}
      word={why === undefined ? states[state] : `${states[state]}: ${why}`}
    />
  );
}
