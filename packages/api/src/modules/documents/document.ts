import type { Language } from '@pahiya/domain/shared/language';
import type { Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';

/** A body as its kind defines it. */
export type DocumentBody = Readonly<Record<string, unknown>>;

/** The text of a revision in one language. */
export type DocumentText = { readonly title: string; readonly body: DocumentBody };

/** What an editor writes: a body, and a text per language where the kind has texts. */
export type DocumentContent = {
  readonly body: DocumentBody;
  readonly texts: Partial<Readonly<Record<Language, DocumentText>>>;
};

/** A document without its revisions. */
export type Document = {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** What readers see; null: nothing, or the default. */
  readonly publishedRevision: number | null;
  /** 0: none yet. */
  readonly newestRevision: number;
  readonly firstPublishedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** Of shipped content that no editor has touched; null for all other. */
  readonly seedChecksum: string | null;
};

export type RevisionState = 'draft' | 'scheduled' | 'published' | 'replaced';

/** A revision without its content. */
export type Revision = {
  readonly id: string;
  readonly documentId: string;
  /** From 1. */
  readonly number: number;
  readonly state: RevisionState;
  readonly note: string | null;
  readonly savedAt: Date;
  /** Id of the operator; null for shipped content. */
  readonly savedBy: string | null;
  /** The revision that it repeats. */
  readonly restoredFrom: number | null;
  /** Set while scheduled. */
  readonly publishAt: Date | null;
  /** The last publication. */
  readonly publishedAt: Date | null;
  readonly replacedAt: Date | null;
  readonly languages: readonly Language[];
};

export type WholeRevision = Revision & DocumentContent;

/** A document by its id, or by its name within its kind. */
export type DocumentRef = { readonly id: string } | { readonly name: string };

/** What a kind of documents brings along. The schema of its content is the kind's own: it validates what it saves. */
export type DocumentKind = {
  readonly kind: string;
  readonly refusals: {
    /** The document or revision does not exist. */
    readonly unknown: Refusal;
    /** The document is no longer as the editor saw it. */
    readonly changed: Refusal;
  };
  /** Checks a revision before it is published: what fitted when saved may not fit today. */
  readonly check: (
    tx: Transaction,
    document: Document,
    revision: WholeRevision,
  ) => Promise<Result<undefined, Refusal>>;
  /** What follows a publication, or a withdrawal (null), in the same transaction. Ends with `bumpContent`. */
  readonly follow: (
    tx: Transaction,
    document: Document,
    revision: WholeRevision | null,
    now: Date,
  ) => Promise<void>;
};
