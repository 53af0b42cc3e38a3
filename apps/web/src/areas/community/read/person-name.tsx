import { useCopy } from '../../../frame/copy/use-copy.ts';

/** Name of an author, or that they left. */
export function PersonName({ handle }: { handle: string | null }) {
  const copy = useCopy('community');
  return handle === null ? copy.left : <bdi lang="en">@{handle}</bdi>;
}
