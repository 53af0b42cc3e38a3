import type { Answer } from '@pahiya/api-client/api-client';
import type { Language } from '@pahiya/domain/shared/language';

type ChosenCity = {
  readonly cityId: number;
  readonly name: Readonly<Record<Language, string>>;
  readonly stateCode: string;
};

/** Cities with known road tax, as options of a select, by name, and the chosen one in any case. */
export function cityOptions(
  regions: Answer<'carRegions'>['regions'],
  states: Readonly<Record<string, string>>,
  language: Language,
  chosen: ChosenCity,
): { value: string; label: string }[] {
  const known = regions.flatMap(({ stateCode, cities }) =>
    cities.map((city) => ({ ...city, stateCode })),
  );
  const isKnown = known.some(({ cityId }) => cityId === chosen.cityId);
  return [...known, ...(isKnown ? [] : [chosen])]
    .map(({ cityId, name, stateCode }) => ({
      value: String(cityId),
      label: `${name[language]}, ${states[stateCode] ?? stateCode}`,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
