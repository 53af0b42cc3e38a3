import type { CopyArea } from './copy-areas.ts';
import { loadCopy } from './copy-store.ts';

const files = Object.keys(import.meta.glob('./en/*.ts'));
const areas = files.map((file) => file.replace(/^.*\/|\.ts$/g, '')) as CopyArea[];
let loading: Promise<unknown> | null = null;

/** The server speaks both languages at once; loaded with the first page. */
export function loadAllCopies(): Promise<unknown> {
  loading ??= Promise.all([loadCopy('en', areas), loadCopy('hi', areas)]);
  return loading;
}
