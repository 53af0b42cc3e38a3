import type { challanFines } from '@pahiya/contracts/challans/guidance-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { fineList, statesWithFines } from '@pahiya/domain/challans/offences';

/** The fines of a state, or of the Act for null and for states without known amounts of their own. */
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
