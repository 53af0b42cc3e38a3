import { readTaxRules } from '@pahiya/domain/new-cars/tax-rules/read-tax-rules';
import { rulesOfDay } from '@pahiya/domain/new-cars/tax-rules/tax-rules';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import { languages } from '@pahiya/domain/shared/language';
import { loadEveryCopy } from '../composition/every-copy.server.ts';
import type { SearchFacts } from '../frame/page/page-contract.ts';
import { carTaxEntries } from './car-tax-entries.server.ts';
import { helpEntries } from './help-entries.server.ts';
import { offenceEntries } from './offence-entries.server.ts';
import { pageEntries } from './page-entries.server.ts';
import { placeEntries } from './place-entries.server.ts';
import { serviceEntries } from './service-entries.server.ts';

/** All search entries except editors' articles: pages, FAQs, services, fines, states, towns and offices, in both
 * languages. They change with a release, and with imported fees. */
export async function searchEntries(facts: SearchFacts): Promise<readonly SearchEntry[]> {
  await loadEveryCopy();
  const { today } = facts;
  const { fees, onRoad } = rulesOfDay(readTaxRules(facts.feeLines).rules, today);
  return languages.flatMap((language) => [
    ...pageEntries(language),
    ...helpEntries(language, facts),
    ...serviceEntries(language, { fees, today }),
    ...carTaxEntries(language, onRoad.gst, today),
    ...offenceEntries(language),
    ...placeEntries(language),
  ]);
}
