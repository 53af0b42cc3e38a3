import type { Serve } from './http/serve.ts';
import type { Services } from './services.ts';

/** What a module is given to register its calls with. */
export type ModuleTools = { readonly services: Services; readonly serve: Serve };
