import { type CallShape, callAddress } from '@pahiya/contracts/call';
import type { CallInput } from './api-transport.ts';

/** URL of a call below its base: prefix, path with parameters, query without empty values. */
export function callUrl(call: CallShape, input: Pick<CallInput, 'params' | 'query'>): string {
  const filled = callAddress(call).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.toString();
  return search === '' ? filled : `${filled}?${search}`;
}
