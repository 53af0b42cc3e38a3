import type { Database } from '../../../db/database.ts';
import { importCatalogue } from '../import/import-catalogue.ts';
import { type CarRating, hasVariants } from '../import/import-repository.ts';
import { readCatalogueFile } from '../import/read-catalogue-file.ts';
import { seedDrawings } from './seed-drawings.ts';
import sources from './sources.json' with { type: 'json' };

const fileAt = (name: string) => new URL(name, import.meta.url).pathname;

/** Fills an empty catalogue with the list that ships with the program. A catalogue with anything in it is left alone. */
export async function seedCatalogue(sql: Database, now: Date): Promise<void> {
  if (await hasVariants(sql)) return;
  const report = await importCatalogue(sql, {
    records: readCatalogueFile(fileAt('./catalogue.csv')),
    sources,
    ratings: await readRatings(),
    isDryRun: false,
    now,
  });
  const refused = Object.keys(report.refused);
  if (refused.length > 0) throw new Error(`catalogue.csv: ${refused.join(', ')}`);
  await seedDrawings(sql, now);
}

async function readRatings(): Promise<readonly CarRating[]> {
  const ratings: CarRating[] = [];
  for await (const { cells } of readCatalogueFile(fileAt('./ratings.csv'))) {
    const { make = '', model = '', programme = '', confidence = '' } = cells;
    const [year, adultStars, childStars] = [cells.year, cells.adult_stars, cells.child_stars].map(
      Number,
    );
    if (year === undefined || adultStars === undefined || childStars === undefined) continue;
    ratings.push({ make, model, programme, confidence, year, adultStars, childStars });
  }
  return ratings;
}
