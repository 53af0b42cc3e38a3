import { slugOf } from '@pahiya/domain/places/slugs';
import type { Recall } from '@pahiya/domain/recalls/recall';
import type { Queryable } from '../../db/database.ts';

/** A recall with the names that addresses have. */
export type StoredRecall = Recall & { readonly makeSlug: string; readonly modelSlug: string };

/** The whole list, newest first. */
export async function selectRecalls(sql: Queryable): Promise<readonly StoredRecall[]> {
  return sql<StoredRecall[]>`
    select ref, make, model, make_slug as "makeSlug", model_slug as "modelSlug",
      built_from as "builtFrom", built_until as "builtUntil", units,
      jsonb_build_object('en', defect_en, 'hi', defect_hi) as defect,
      jsonb_build_object('en', remedy_en, 'hi', remedy_hi) as remedy,
      announced_on as "announcedOn", source, url
    from recalls order by announced_on desc, make_slug, model_slug, ref`;
}

/** Stores recalls; one of the same make, model and reference is replaced. Returns how many are new or changed. */
export async function upsertRecalls(
  tx: Queryable,
  recalls: readonly Recall[],
  now: Date,
): Promise<{ readonly added: number; readonly changed: number }> {
  const given = recalls.map(({ defect, remedy, ...recall }) => ({
    ...recall,
    ...{ makeSlug: slugOf(recall.make), modelSlug: slugOf(recall.model) },
    ...{ defectEn: defect.en, defectHi: defect.hi, remedyEn: remedy.en, remedyHi: remedy.hi },
  }));
  const written = await tx<{ isNew: boolean }[]>`
    insert into recalls (ref, make, model, make_slug, model_slug, built_from, built_until, units,
      defect_en, defect_hi, remedy_en, remedy_hi, announced_on, source, url, changed_at)
    select ref, make, model, "makeSlug", "modelSlug", "builtFrom", "builtUntil", units,
      "defectEn", "defectHi", "remedyEn", "remedyHi", "announcedOn", source, url, ${now}
    from jsonb_to_recordset(${tx.json(given)}) as g (ref text, make text, model text,
      "makeSlug" text, "modelSlug" text, "builtFrom" date, "builtUntil" date, units integer,
      "defectEn" text, "defectHi" text, "remedyEn" text, "remedyHi" text, "announcedOn" date,
      source text, url text)
    on conflict (make_slug, model_slug, ref) do update set
      make = excluded.make, model = excluded.model, built_from = excluded.built_from,
      built_until = excluded.built_until, units = excluded.units, defect_en = excluded.defect_en,
      defect_hi = excluded.defect_hi, remedy_en = excluded.remedy_en,
      remedy_hi = excluded.remedy_hi, announced_on = excluded.announced_on,
      source = excluded.source, url = excluded.url, changed_at = excluded.changed_at
    where (recalls.make, recalls.model, recalls.built_from, recalls.built_until, recalls.units,
      recalls.defect_en, recalls.defect_hi, recalls.remedy_en, recalls.remedy_hi,
      recalls.announced_on, recalls.source, recalls.url) is distinct from
      (excluded.make, excluded.model, excluded.built_from, excluded.built_until, excluded.units,
      excluded.defect_en, excluded.defect_hi, excluded.remedy_en, excluded.remedy_hi,
      excluded.announced_on, excluded.source, excluded.url)
    returning xmax = 0 as "isNew"`;
  const added = written.filter(({ isNew }) => isNew).length;
  return { added, changed: written.length - added };
}
