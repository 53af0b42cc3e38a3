import type { LeadKind } from './lead-rules.ts';

/** Which leads go to which members. Null: any. */
export type AssignmentRule = {
  readonly cityId: number | null;
  readonly kind: LeadKind | null;
  /** A word of the enquiry's title: a make or a model. */
  readonly word: string | null;
  readonly memberIds: readonly string[];
};

/** What a rule looks at. */
export type AssignedLead = {
  readonly cityId: number;
  readonly kind: LeadKind;
  readonly title: string;
};

/** Members among whom a new lead is given, of those on duty: those of the most particular rule that fits and has one on
 * duty; of two equally particular ones the earlier. Without such a rule everybody on duty. Rule id: LEAD-ASSIGNMENT. */
export function membersForLead(
  rules: readonly AssignmentRule[],
  lead: AssignedLead,
  onDuty: readonly string[],
): readonly string[] {
  const words = wordsOf(lead.title);
  const fitting = rules
    .filter(
      ({ cityId, kind, word }) =>
        (cityId === null || cityId === lead.cityId) &&
        (kind === null || kind === lead.kind) &&
        (word === null || isWithin(wordsOf(word), words)),
    )
    .sort((a, b) => particularity(b) - particularity(a));
  for (const { memberIds } of fitting) {
    const among = onDuty.filter((memberId) => memberIds.includes(memberId));
    if (among.length > 0) return among;
  }
  return onDuty;
}

function particularity({ cityId, kind, word }: AssignmentRule): number {
  return [cityId, kind, word].filter((part) => part !== null).length;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether some words follow each other within others. */
function isWithin(words: readonly string[], all: readonly string[]): boolean {
  if (words.length === 0) return false;
  return all.some((_, start) => words.every((word, place) => all[start + place] === word));
}
