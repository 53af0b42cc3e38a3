import { useCopy } from '../../../frame/copy/use-copy.ts';
import type { IssueField } from './issue-outcome.ts';
import type { ShownOutcome } from './issue-page.tsx';

/** Errors of a form by field, its summary, and what was typed. `ids`: the fields of the form in their order. */
export function useFieldErrors(outcome: ShownOutcome | null, fields: readonly IssueField[]) {
  const { fieldErrors } = useCopy('tag-buy');
  const wrong = outcome?.kind === 'form' ? outcome.fields : [];
  const error = (field: IssueField) => (wrong.includes(field) ? fieldErrors[field] : undefined);
  return {
    error,
    list: fields.flatMap((field) => {
      const message = error(field);
      return message === undefined ? [] : [{ fieldId: field, message }];
    }),
    typed: (field: IssueField) => outcome?.typed[field] ?? '',
  };
}
