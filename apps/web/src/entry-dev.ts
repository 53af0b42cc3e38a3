// Development only: Vite's inline scripts are moved to this module, to apply the policy against inline script in
// development too. Both URLs are served by Vite, not files.
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
