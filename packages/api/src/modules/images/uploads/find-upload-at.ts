import type { Queryable } from '../../../db/database.ts';
import { findStorageKey } from './upload-repository.ts';
import { uploadIdAt } from './upload-store.ts';

/** The id of the uploaded image at an address; null without one. */
export async function findUploadAt(sql: Queryable, address: string): Promise<string | null> {
  const id = uploadIdAt(address);
  return id !== null && (await findStorageKey(sql, id)) !== null ? id : null;
}
