/** Words from the page to the service worker. */
export type WorkerMessage =
  /** Forget everything that was somebody's; answers on the port that comes along. */
  | { readonly kind: 'forget' }
  /** Keep this page, and the assets that it is shown with, for reading offline. */
  | { readonly kind: 'keep'; readonly path: string; readonly assets: readonly string[] };
