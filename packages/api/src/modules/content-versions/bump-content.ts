import type { Transaction } from '../../db/database.ts';

/**
 * Says that content of this tag (`blog`, `layout`) changes with this transaction: once it is committed, every server
 * makes the kept pages of the tag anew, within a second. Call it last, because transactions that bump one tag wait
 * for each other from here on. Tags are kinds of content, a handful in all, never one for each article.
 */
export async function bumpContent(tx: Transaction, tag: string): Promise<void> {
  await tx`
    insert into content_versions (tag, version) values (${tag}, 1)
    on conflict (tag) do update set version = content_versions.version + 1`;
}
