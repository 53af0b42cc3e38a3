import type { PageHead, WebSection } from '@pahiya/contracts/layout/layout-schema';
import { languages } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { defaultBody, defaultMetaPaths } from '../defaults/default-body.ts';
import type { DocumentBody, DocumentName } from '../document-name.ts';
import { invalidBody, layoutContent, readBody } from '../layout-document.ts';
import { findBody, findLiveBodies, insertRevision, putLive } from '../layout-repository.ts';
import { lockSeen, unknownRevision } from './lock-seen.ts';

/** The revision to publish, and the state that the editor saw. */
export type Publication = {
  readonly name: DocumentName;
  readonly revision: number;
  readonly expectedRevision: number;
  readonly now: Date;
};

/** Publishes a revision. It is validated again: what fitted when saved may not fit today's contract. Refuses
 * `layout/changed-meanwhile`, `layout/unknown-revision`, `layout/invalid`. */
export async function publishDocument(
  tx: Transaction,
  { name, revision, expectedRevision, now }: Publication,
): Promise<Result<undefined, Refusal>> {
  const seen = await lockSeen(tx, name, expectedRevision);
  if (!seen.ok) return seen;
  const body = await publishableBody(tx, name, revision);
  if (!body.ok) return body;
  await putLive(tx, name, { revision, turns: turnsOf(body.value, now) });
  await bumpContent(tx, layoutContent);
  return ok(undefined);
}

/** Rolls back to a revision: its body becomes the newest revision, and is published. 0 restores the default. Same
 * refusals. */
export async function rollBackDocument(
  tx: Transaction,
  { madeBy, ...publication }: Publication & { readonly madeBy: string },
): Promise<Result<undefined, Refusal>> {
  const { name, revision, expectedRevision, now } = publication;
  const seen = await lockSeen(tx, name, expectedRevision);
  if (!seen.ok) return seen;
  if (revision === 0) {
    await putLive(tx, name, { revision: null, turns: [] });
    await bumpContent(tx, layoutContent);
    return ok(undefined);
  }
  const body = await publishableBody(tx, name, revision);
  if (!body.ok) return body;
  const number = seen.value + 1;
  const again = { number, body: body.value, madeAt: now, madeBy, note: null, copyOf: revision };
  await insertRevision(tx, name, again);
  await putLive(tx, name, { revision: number, turns: turnsOf(body.value, now) });
  await bumpContent(tx, layoutContent);
  return ok(undefined);
}

async function publishableBody(
  tx: Transaction,
  name: DocumentName,
  revision: number,
): Promise<Result<DocumentBody, Refusal>> {
  const stored = await findBody(tx, name, revision);
  if (stored === null) return err(unknownRevision);
  const read = readBody(name, stored);
  if (!read.ok || name.kind !== 'meta') return read;
  const faults = await sharedWords(tx, name.key, read.value as PageHead);
  return faults.length === 0 ? read : err(invalidBody(faults));
}

/** Every page has a unique title and description: search engines tell pages apart by them. */
async function sharedWords(tx: Transaction, path: string, head: PageHead) {
  const heads = new Map<string, PageHead>();
  for (const key of defaultMetaPaths)
    heads.set(key, defaultBody({ kind: 'meta', key }) as PageHead);
  for (const { kind, key, body } of await findLiveBodies(tx)) {
    const read = kind === 'meta' ? readBody({ kind, key }, body) : null;
    if (read?.ok === true) heads.set(key, read.value as PageHead);
  }
  heads.delete(path);
  return languages.flatMap((language) =>
    (['title', 'description'] as const).flatMap((part) => {
      const other = [...heads].find(([, one]) => one[language][part] === head[language][part]);
      if (other === undefined) return [];
      return [{ path: [language, part], message: `The page ${other[0]} has the same text.` }];
    }),
  );
}

/** Future instants at which a part appears or disappears. */
function turnsOf(body: DocumentBody, now: Date): Date[] {
  const { webSections = [], webTabs = [] } = body as {
    webSections?: readonly WebSection[];
    webTabs?: readonly { readonly webSections: readonly WebSection[] }[];
  };
  return [...webSections, ...webTabs.flatMap((tab) => tab.webSections)]
    .flatMap(({ from, until }) => [from, until])
    .filter((instant) => instant !== undefined)
    .map((instant) => new Date(instant))
    .filter((at) => at > now);
}
