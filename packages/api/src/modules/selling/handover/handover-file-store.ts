import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import type { Services } from '../../../services.ts';
import { noSale } from '../store/move-sale.ts';

const purpose = 'sale handover';

type Store = Pick<Services, 'files' | 'settings'>;

/** Key of a handover file. Check codes have capitals; names of stored files have none. */
export function handoverKey(saleId: string, code: string): string {
  return `handovers/${saleId}-${code.toLowerCase()}`;
}

/** Stores a handover file, encrypted; false: the file store did not take it. */
export async function putHandoverFile(
  { files, settings }: Store,
  storageKey: string,
  pdf: Buffer,
): Promise<boolean> {
  const sealed = sealBytes(settings.secret, { purpose, name: storageKey }, pdf);
  return (await files.put(storageKey, sealed)).ok;
}

/** The stored file, for saving. */
export async function readStoredHandover(
  { files, settings }: Store,
  { storageKey, code }: { readonly storageKey: string; readonly code: string },
): Promise<Result<FileAnswer, Refusal>> {
  const stored = await files.get(storageKey);
  if (!stored.ok) return err(notStored);
  const bytes =
    stored.value === null
      ? null
      : openSealed(settings.secret, { purpose, name: storageKey }, stored.value);
  if (bytes === null) return err(noSale);
  const fileName = `handover-${code}.pdf`;
  return ok(new FileAnswer({ bytes, contentType: 'application/pdf', fileName }));
}

export const notStored: Refusal = {
  code: 'document/not-stored',
  detail: 'The handover file could not be stored. Please try again.',
  retryAfterSeconds: 30,
};
