// Development only: what Vite would put into the page as inline script stands in this module, so that the policy
// against inline script holds in development too.
// @ts-expect-error -- served by Vite
import '/@vite/client';
// @ts-expect-error -- served by the React plugin
import { injectIntoGlobalHook } from '/@react-refresh';

const hooks = window as unknown as Record<string, unknown>;
injectIntoGlobalHook(window);
hooks.$RefreshReg$ = () => undefined;
hooks.$RefreshSig$ = () => (type: unknown) => type;
await import('./entry-client.tsx');
