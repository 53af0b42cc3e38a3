import type { FormOnWire } from '@pahiya/contracts/forms/form-schema';
import { inLanguage } from '@pahiya/domain/forms/in-language';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import { findLiveForm } from './definition/find-form.ts';
import { unknownForm } from './submitting/refusals.ts';

/** A form for visitors, in one language. Refuses `form/unknown`. */
export async function readForm(
  sql: Database,
  { formId, language }: { formId: string; language: Language },
): Promise<Result<FormOnWire, Refusal>> {
  const live = await findLiveForm(sql, formId);
  if (live === null) return err(unknownForm);
  // The forwarding target is visible to operators only.
  const definition = { ...inLanguage(live.definition, language), sink: null };
  return ok({ formId, version: live.revision, definition });
}
