import type { CarSpot, CarView } from '@pahiya/domain/inspections/car-spot';
import type { Finding, InspectionGrade } from '@pahiya/domain/inspections/inspection-findings';
import { inspectionGroups } from '@pahiya/domain/inspections/inspection-list';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';

/** Point under which the photos of the odometer are stored. */
export const odometerPoint = 'ODO';

/** A finding with the ids of its photos, oldest first. */
export type StoredFinding = Finding & { readonly photoIds: readonly string[] };

/** Everything recorded at an inspection. */
export type Recorded = {
  /** In the order of the list. */
  readonly findings: readonly StoredFinding[];
  readonly odometerPhotoIds: readonly string[];
};

const order = new Map(
  inspectionGroups(true)
    .flatMap(({ points }) => points)
    .map(({ id }, at) => [id, at]),
);

/** Findings and photos of an inspection. */
export async function findRecorded(sql: Queryable, inspectionId: string): Promise<Recorded> {
  const [rows, photos] = await Promise.all([
    sql<FindingRow[]>`
      select point_id as "pointId", grade, note, repair_low_paise as low,
        repair_high_paise as high, view, x, y
      from inspection_findings where inspection_id = ${inspectionId}`,
    sql<{ id: string; pointId: string }[]>`
      select id, point_id as "pointId" from inspection_photos
      where inspection_id = ${inspectionId} order by added_at, id`,
  ]);
  const idsOf = (pointId: string) =>
    photos.filter((photo) => photo.pointId === pointId).map(({ id }) => id);
  const findings = rows.map(({ low, high, view, x, y, ...row }) => {
    const photoIds = idsOf(row.pointId);
    const repair = low === null || high === null ? null : { low, high };
    const spot = view === null || x === null || y === null ? null : { view, x, y };
    return { ...row, repair, spot, photoIds, photos: photoIds.length };
  });
  return {
    findings: findings.toSorted(
      (a, b) => (order.get(a.pointId) ?? 0) - (order.get(b.pointId) ?? 0),
    ),
    odometerPhotoIds: idsOf(odometerPoint),
  };
}

type FindingRow = {
  readonly pointId: string;
  readonly grade: InspectionGrade;
  readonly note: string | null;
  readonly low: Paise | null;
  readonly high: Paise | null;
  readonly view: CarView | null;
  readonly x: number | null;
  readonly y: number | null;
};

/** A finding to be stored in place of the former one. */
export type NewFinding = Omit<Finding, 'photos' | 'spot'> & { readonly spot: CarSpot | null };

/** Stores findings; returns whether any of them changed something. */
export async function upsertFindings(
  tx: Queryable,
  inspectionId: string,
  findings: readonly NewFinding[],
): Promise<boolean> {
  if (findings.length === 0) return false;
  const rows = findings.map(({ pointId, grade, note, repair, spot }) => ({
    inspection_id: inspectionId,
    point_id: pointId,
    grade,
    note,
    repair_low_paise: repair?.low ?? null,
    repair_high_paise: repair?.high ?? null,
    view: spot?.view ?? null,
    x: spot?.x ?? null,
    y: spot?.y ?? null,
  }));
  const { count } = await tx`
    insert into inspection_findings as known ${tx(rows)}
    on conflict (inspection_id, point_id) do update
      set grade = excluded.grade, note = excluded.note,
        repair_low_paise = excluded.repair_low_paise,
        repair_high_paise = excluded.repair_high_paise,
        view = excluded.view, x = excluded.x, y = excluded.y
      where (known.grade, known.note, known.repair_low_paise, known.repair_high_paise, known.view,
        known.x, known.y) is distinct from (excluded.grade, excluded.note,
        excluded.repair_low_paise, excluded.repair_high_paise, excluded.view, excluded.x,
        excluded.y)`;
  return count > 0;
}

/** Stores the odometer's reading; returns whether it is another. */
export async function updateOdometer(
  tx: Queryable,
  inspectionId: string,
  km: number,
): Promise<boolean> {
  const { count } = await tx`
    update inspections set odometer_km = ${km}
    where id = ${inspectionId} and odometer_km is distinct from ${km}`;
  return count > 0;
}

/** Counts a saved change. */
export async function raiseRevision(tx: Queryable, inspectionId: string): Promise<number> {
  const [row] = await tx<{ revision: number }[]>`
    update inspections set revision = revision + 1 where id = ${inspectionId} returning revision`;
  return row?.revision ?? 0;
}

/** A photo in the file store. */
export type PhotoRow = {
  readonly photoId: string;
  readonly inspectionId: string;
  readonly pointId: string;
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
  readonly addedAt: Date;
};

/** Stores a photo; false if its id is taken. */
export async function insertPhoto(tx: Queryable, photo: PhotoRow): Promise<boolean> {
  const { count } = await tx`
    insert into inspection_photos (id, inspection_id, point_id, storage_key, width, height, added_at)
    values (${photo.photoId}, ${photo.inspectionId}, ${photo.pointId}, ${photo.storageKey},
      ${photo.width}, ${photo.height}, ${photo.addedAt})
    on conflict (id) do nothing`;
  return count === 1;
}

/** A photo by its id; null: none. */
export async function findPhoto(
  sql: Queryable,
  photoId: string,
): Promise<Pick<PhotoRow, 'inspectionId' | 'storageKey'> | null> {
  const [row] = await sql<Pick<PhotoRow, 'inspectionId' | 'storageKey'>[]>`
    select inspection_id as "inspectionId", storage_key as "storageKey"
    from inspection_photos where id = ${photoId}`;
  return row ?? null;
}

/** Number of photos of an inspection. */
export async function countPhotos(sql: Queryable, inspectionId: string): Promise<number> {
  const [row] = await sql<{ photos: number }[]>`
    select count(*)::integer as photos from inspection_photos where inspection_id = ${inspectionId}`;
  return row?.photos ?? 0;
}

/** Deletes a photo of an inspection; returns its file's key, null if there is none. */
export async function deletePhoto(
  tx: Queryable,
  inspectionId: string,
  photoId: string,
): Promise<string | null> {
  const [row] = await tx<{ storageKey: string }[]>`
    delete from inspection_photos where id = ${photoId} and inspection_id = ${inspectionId}
    returning storage_key as "storageKey"`;
  return row?.storageKey ?? null;
}
