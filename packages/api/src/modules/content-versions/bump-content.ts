import type { Transaction } from '../../db/database.ts';
import { changeNote, contentChannel } from './content-channel.ts';

/**
 * Says that content of this tag (`blog`, `layout`) changes with this transaction: once it is committed, every server
 * is told and makes the kept pages of the tag anew, within a second even if it could not be told. `pages` are those
 * that the change is about, as paths without a language (`/blog/puc`): they are made first, and also where nobody has
 * asked for them. Call it last, because transactions that bump one tag wait for each other from here on. Tags are kinds
 * of content, a handful in all, never one for each article.
 */
export async function bumpContent(
  tx: Transaction,
  tag: string,
  pages: readonly string[] = [],
): Promise<void> {
  await tx`
    with bumped as (
      insert into content_versions (tag, version) values (${tag}, 1)
      on conflict (tag) do update set version = content_versions.version + 1
    )
    select pg_notify(${contentChannel}, ${changeNote(pages)})`;
}
