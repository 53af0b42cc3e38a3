import type { Serve } from './http/serve.ts';
import type { Services } from './services.ts';

/** What a module needs to register its calls. */
export type ModuleTools = { readonly services: Services; readonly serve: Serve };
