import type { ChallanOffence } from '@pahiya/domain/challans/challan';
import { explainOffence, findOffence } from '@pahiya/domain/challans/offences';
import type { Bilingual } from '@pahiya/domain/shared/bilingual';

/** An offence of a challan with its id and plain words; both null for one that is not in our table. */
export function offenceOnWire(offence: ChallanOffence) {
  const known = findOffence(offence);
  return {
    ...offence,
    id: known?.id ?? null,
    plain:
      known === null ? null : { en: explainOffence(known, 'en'), hi: explainOffence(known, 'hi') },
  };
}

/** The offence shown in a list: the first of a challan, with the number of others. */
export function shortOffence(offences: readonly ChallanOffence[]): Bilingual {
  const [first, ...others] = offences;
  if (first === undefined) return { en: 'Offence not named', hi: 'अपराध नहीं लिखा' };
  const words = findOffence(first)?.name ?? { en: first.name, hi: first.name };
  if (others.length === 0) return words;
  return { en: `${words.en} + ${others.length} more`, hi: `${words.hi} + ${others.length} और` };
}
