import {
  type LayoutKind,
  layoutKinds,
  type PageHead,
  type WebSection,
} from '@pahiya/contracts/layout/layout-schema';
import { languages } from '@pahiya/domain/shared/language';
import { err, ok } from '@pahiya/domain/shared/result';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import type { DocumentBody, DocumentKind } from '../../documents/document.ts';
import { findPublishedBodies } from '../../documents/read-documents.ts';
import { defaultBody, defaultMetaPaths } from '../defaults/default-body.ts';
import { invalidBody, layoutContent, readBody } from './layout-document.ts';
import { putTurns } from './turn-repository.ts';

export const unknownRevision: Refusal = {
  code: 'layout/unknown-revision',
  detail: 'Revision not found.',
};

const changedMeanwhile: Refusal = {
  code: 'layout/changed-meanwhile',
  detail: 'A newer revision has been saved. Reopen the document.',
};

/** A kind of the layout's documents. Every page shows some of them. */
export function layoutKind(kind: LayoutKind): DocumentKind {
  return {
    kind,
    refusals: { unknown: unknownRevision, changed: changedMeanwhile },
    check: async (tx, { name: key }, revision) => {
      const body = readBody({ kind, key }, revision.body);
      if (!body.ok) return body;
      const faults = kind === 'meta' ? await sharedWords(tx, key, body.value as PageHead) : [];
      return faults.length === 0 ? ok(undefined) : err(invalidBody(faults));
    },
    follow: async (tx, { id }, revision, now) => {
      await putTurns(tx, id, revision === null ? [] : turnsOf(revision.body, now));
      await bumpContent(tx, layoutContent);
    },
  };
}

/** Live bodies as stored, without validation. */
export async function findLiveBodies(sql: Queryable) {
  const bodies = await findPublishedBodies(sql, layoutKinds);
  return bodies.map(({ kind, name, body }) => ({ kind: kind as LayoutKind, key: name, body }));
}

/** Every page has a unique title and description: search engines tell pages apart by them. */
async function sharedWords(sql: Queryable, path: string, head: PageHead) {
  const heads = new Map<string, PageHead>();
  for (const key of defaultMetaPaths)
    heads.set(key, defaultBody({ kind: 'meta', key }) as PageHead);
  for (const { kind, key, body } of await findLiveBodies(sql)) {
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
