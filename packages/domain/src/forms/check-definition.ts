import { type FormDefinition, fieldsOf } from './form-definition.ts';

/** An error in a definition beyond its shape. `path` as in "steps.0.fields.1.options". */
export type DefinitionFault = { readonly path: string; readonly message: string };

const atMost = { fields: 40, consents: 6 };
/** Names reserved by the page of a form. */
const reserved = new Set(['step', 'intent', 'version', 'submissionKey', 'website', 'sent']);

/** Errors in a definition of valid shape: duplicate names, lists without choices, links to other sites. Empty if it
 * can be published. */
export function checkDefinition(definition: FormDefinition): readonly DefinitionFault[] {
  const faults: DefinitionFault[] = [];
  const fault = (path: string, message: string) => faults.push({ path, message });
  const seen = new Set<string>();
  const name = (path: string, id: string) => {
    if (seen.has(id)) fault(path, 'Another field or consent has this name.');
    if (reserved.has(id)) fault(path, 'The page of a form uses this name itself.');
    seen.add(id);
  };
  for (const [place, step] of definition.steps.entries()) {
    for (const [index, field] of step.fields.entries()) {
      const path = `steps.${place}.fields.${index}`;
      name(`${path}.id`, field.id);
      const isList = field.kind === 'select' || field.kind === 'radio';
      const isText = field.kind === 'text' || field.kind === 'long-text';
      if (isList && field.options.length < 2)
        fault(`${path}.options`, 'A list has two choices or more.');
      if (!isList && field.options.length > 0) fault(`${path}.options`, 'Only lists have choices.');
      if (!isText && field.pattern !== null) fault(`${path}.pattern`, 'Only texts have a pattern.');
      if (!isText && field.maxLength !== null)
        fault(`${path}.maxLength`, 'Only texts have a length.');
      const values = field.options.map(({ value }) => value);
      if (new Set(values).size < values.length)
        fault(`${path}.options`, 'A choice is there twice.');
    }
  }
  for (const [index, { id }] of definition.consents.entries()) name(`consents.${index}.id`, id);
  if (fieldsOf(definition).length > atMost.fields) {
    fault('steps', `A form has ${atMost.fields} fields or fewer.`);
  }
  if (definition.consents.length > atMost.consents) {
    fault('consents', `A form has ${atMost.consents} consents or fewer.`);
  }
  return faults;
}

/** Consents whose text changed without a new version: a recorded consent refers to its text by version, so the text
 * of a version is fixed. */
export function checkConsentTexts(
  next: FormDefinition,
  published: readonly FormDefinition[],
): readonly DefinitionFault[] {
  const known = new Map(
    published.flatMap(({ consents }) =>
      consents.map(({ id, textVersion, text }) => [`${id} ${textVersion}`, text] as const),
    ),
  );
  return next.consents.flatMap(({ id, textVersion, text }, index) => {
    const before = known.get(`${id} ${textVersion}`);
    if (before === undefined || (before.en === text.en && before.hi === text.hi)) return [];
    const message = 'The words changed: give the consent a new version.';
    return [{ path: `consents.${index}.textVersion`, message }];
  });
}
