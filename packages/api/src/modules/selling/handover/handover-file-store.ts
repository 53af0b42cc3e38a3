import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { putSealedFile, readSealedFile } from '../../../sealed-files.ts';
import type { Services } from '../../../services.ts';
import { noSale } from '../store/move-sale.ts';

const purpose = 'sale handover';

type Store = Pick<Services, 'files' | 'settings'>;

/** Key of a handover file. Check codes have capitals; names of stored files have none. */
export function handoverKey(saleId: string, code: string): string {
  return `handovers/${saleId}-${code.toLowerCase()}`;
}

/** Stores a handover file, encrypted; false: the file store did not take it. */
export function putHandoverFile(store: Store, storageKey: string, pdf: Buffer): Promise<boolean> {
  return putSealedFile(store, { purpose, name: storageKey }, pdf);
}

/** The stored file, for saving. */
export async function readStoredHandover(
  store: Store,
  { storageKey, code }: { readonly storageKey: string; readonly code: string },
): Promise<Result<FileAnswer, Refusal>> {
  const bytes = await readSealedFile(store, { purpose, name: storageKey });
  if (!bytes.ok) return err(bytes.error === 'not-found' ? noSale : notStored);
  const fileName = `handover-${code}.pdf`;
  return ok(new FileAnswer({ bytes: bytes.value, contentType: 'application/pdf', fileName }));
}

export const notStored: Refusal = {
  code: 'document/not-stored',
  detail: 'The handover file could not be stored. Please try again.',
  retryAfterSeconds: 30,
};
