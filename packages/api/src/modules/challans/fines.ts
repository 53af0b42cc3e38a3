import type { challanFines } from '@pahiya/contracts/challans/guidance-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { fineList, statesWithFines } from '@pahiya/domain/challans/offences';

/** The fine table of a state, or of the Act for null and for states whose own sums are not known. */
export function finesOf(stateCode: string | null): AnswerOf<typeof challanFines> {
  const own = stateCode !== null && statesWithFines.includes(stateCode) ? stateCode : null;
  return {
    stateCode: own,
    statesWithOwnSums: [...statesWithFines],
    fines: fineList(own).map(({ offence, ...row }) => ({
      id: offence.id,
      section: offence.section,
      category: offence.category,
      name: offence.name,
      words: offence.words,
      compounding: offence.compounding,
      ...row,
    })),
  };
}
