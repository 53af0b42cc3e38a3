import type { Answer } from '@pahiya/api-client/api-client';
import type { Language } from '@pahiya/domain/shared/language';

/** Cities with known road tax, as options of a select, by name. */
export function cityOptions(
  regions: Answer<'carRegions'>['regions'],
  states: Readonly<Record<string, string>>,
  language: Language,
): { value: string; label: string }[] {
  return regions
    .flatMap(({ stateCode, cities }) =>
      cities.map((city) => ({
        value: String(city.cityId),
        label: `${city.name[language]}, ${states[stateCode] ?? stateCode}`,
      })),
    )
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
