import type { Transaction } from '../../db/database.ts';
import { changeNote, contentChannel } from './content-channel.ts';
import { countUp } from './content-version-repository.ts';

/** Marks content of this tag (`blog`, `layout`) as changed by this transaction: on commit every server is notified and
 * re-renders cached pages with the tag, within a second even without the notification. `pages` are the changed ones,
 * as paths without a language (`/blog/puc`): they are rendered first, also when not yet cached. Call it last, because
 * transactions that bump one tag wait for each other from here on. Tags are kinds of content, a handful in all, never
 * one per article. */
export async function bumpContent(
  tx: Transaction,
  tag: string,
  pages: readonly string[] = [],
): Promise<void> {
  await countUp(tx, { tag, channel: contentChannel, note: changeNote(pages) });
}
