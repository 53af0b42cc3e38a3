// Development only: what Vite would put into the page as inline script stands in this module, so that the policy
// against inline script holds in development too. Both addresses are served by Vite, not files.
const viteClient: string = '/@vite/client';
const reactRefresh: string = '/@react-refresh';

await import(/* @vite-ignore */ viteClient);
const refresh: unknown = await import(/* @vite-ignore */ reactRefresh);
const { injectIntoGlobalHook } = refresh as { injectIntoGlobalHook: (window: Window) => void };
injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
});
await import('./entry-client.tsx');

export {};
