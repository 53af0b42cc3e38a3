import type { LayoutKind } from '@pahiya/contracts/layout/layout-schema';

/** Name of a document: a section by its name, the services by `top`, metadata by the path of its page. */
export type DocumentName = { readonly kind: LayoutKind; readonly key: string };
