import type { RegistrySource } from '@pahiya/domain/rc/ports';

/** Keeps responses of different registries apart, and sandbox data from live data. */
export function sourceKeyOf(source: RegistrySource): string {
  return source.sandbox ? `${source.id}:sandbox` : source.id;
}
