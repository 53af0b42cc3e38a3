import type { LayoutKind } from '@pahiya/contracts/layout/layout-schema';

/** What a document is found by: a section by its name, the services by `top`, a head by the path of its page. */
export type DocumentName = { readonly kind: LayoutKind; readonly key: string };

/** A body in the form of its public call. */
export type DocumentBody = Readonly<Record<string, unknown>>;
