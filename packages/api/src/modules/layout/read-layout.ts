import type {
  LayoutAnswer,
  LayoutKind,
  OfficeDetails,
  PageHead,
  servicesAnswer,
} from '@pahiya/contracts/layout/layout-schema';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Services } from '../../services.ts';
import type { DocumentBody } from '../documents/document.ts';
import { defaultBody } from './defaults/default-body.ts';
import { layoutContent, readBody } from './document/layout-document.ts';
import { findLiveBodies } from './document/layout-kind.ts';

/** The complete, validated layout for readers. */
export type Layout = {
  readonly section: (name: string) => LayoutAnswer | null;
  readonly services: () => z.infer<typeof servicesAnswer>;
  /** Metadata of a page, an editor's or the default; null for a page with neither. */
  readonly head: (path: string) => PageHead | null;
  /** Contact details of an RTO by its slug; null if none were entered. */
  readonly office: (slug: string) => OfficeDetails | null;
  /** Metadata written by editors. */
  readonly editedHeads: readonly (PageHead & { readonly path: string })[];
};

/** Reads the layout: cached until an editor changes something, so a page needs no query. After a change the documents
 * are read once and validated; one that does not fit (any more) is logged and replaced by its default. While the
 * database is away the last known layout is used, else the default. */
export function makeReadLayout(
  {
    sql,
    content,
  }: Pick<Services, 'sql'> & { readonly content: Pick<Services['content'], 'versions'> },
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<Layout> {
  let kept: { readonly version: number; readonly layout: Layout } | null = null;
  let loading: { readonly version: number; readonly layout: Promise<Layout> } | null = null;

  const load = async (version: number): Promise<Layout> => {
    try {
      const layout = layoutOf(await checkedBodies(sql, log));
      if (kept === null || kept.version < version) kept = { version, layout };
      return layout;
    } catch (error) {
      log.error({ kind: (error as Error).name }, 'the layout could not be read');
      return kept?.layout ?? layoutOf(new Map());
    } finally {
      if (loading?.version === version) loading = null;
    }
  };

  return async () => {
    const version = (await content.versions()).get(layoutContent) ?? 0;
    if (kept?.version === version) return kept.layout;
    if (loading?.version !== version) loading = { version, layout: load(version) };
    return loading.layout;
  };
}

async function checkedBodies(
  sql: Services['sql'],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<ReadonlyMap<string, DocumentBody>> {
  const bodies = new Map<string, DocumentBody>();
  for (const { kind, key, body } of await findLiveBodies(sql)) {
    const read = readBody({ kind, key }, body);
    if (read.ok) bodies.set(`${kind} ${key}`, read.value);
    else {
      const faults = read.error.errors?.map(({ path }) => path) ?? [];
      log.error({ document: `${kind} ${key}`, faults }, 'a stored document does not fit');
    }
  }
  return bodies;
}

function layoutOf(bodies: ReadonlyMap<string, DocumentBody>): Layout {
  const bodyOf = (kind: LayoutKind, key: string) =>
    bodies.get(`${kind} ${key}`) ?? defaultBody({ kind, key });
  return {
    section: (name) => bodyOf('section', name),
    services: () => bodyOf('services', 'top') as z.infer<typeof servicesAnswer>,
    head: (path) => bodyOf('meta', path) as PageHead | null,
    office: (slug) => bodyOf('office', slug) as OfficeDetails | null,
    editedHeads: [...bodies].flatMap(([name, body]) => {
      const [kind, path = ''] = name.split(' ');
      return kind === 'meta' ? [{ path, ...(body as PageHead) }] : [];
    }),
  };
}
