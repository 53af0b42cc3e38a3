import { checkConsentTexts, type DefinitionFault } from '@pahiya/domain/forms/check-definition';
import type { FormDefinition } from '@pahiya/domain/forms/form-definition';
import { err, ok } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import type { DocumentBody, DocumentKind } from '../../documents/document.ts';
import { findEverPublished } from '../../documents/read-documents.ts';
import { notAtDesk, wrongState } from '../../operators/refusals.ts';

/** Tag of pages that show a form. */
const formContent = 'forms';

/** Forms as documents. The wording of a consent changes only with its version: people agreed to it. */
export const formKind: DocumentKind = {
  kind: 'form',
  refusals: { unknown: notAtDesk, changed: wrongState },
  check: async (tx, { id }, revision) => {
    const before = (await findEverPublished(tx, id)).map(definitionOf);
    const faults = checkConsentTexts(definitionOf(revision.body), before);
    return faults.length > 0 ? err(badDefinition(faults)) : ok(undefined);
  },
  follow: (tx) => bumpContent(tx, formContent),
};

/** The definition that a revision of a form is. */
export function definitionOf(body: DocumentBody): FormDefinition {
  return body as FormDefinition & DocumentBody;
}

/** The refusal of a definition, with the path of each error. */
export function badDefinition(faults: readonly DefinitionFault[]): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: faults.map(({ path, message }) => ({ path: `body.definition.${path}`, message })),
  };
}
