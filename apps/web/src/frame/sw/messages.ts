/** Messages from the page to the service worker. */
export type WorkerMessage =
  /** Delete everything personal; confirmed on the transferred port. */
  | { readonly kind: 'forget' }
  /** Cache this page and its assets for offline reading. */
  | { readonly kind: 'keep'; readonly path: string; readonly assets: readonly string[] };
