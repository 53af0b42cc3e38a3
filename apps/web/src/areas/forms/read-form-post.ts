import { fieldsOf } from '@pahiya/domain/forms/form-definition';
import { formText } from '../../frame/page/form-text.ts';
import type { ShownForm } from './form-state.ts';
import { freshUuid } from './fresh-uuid.ts';

/** A submitted form page. */
export type FormPost = {
  readonly intent: 'next' | 'back' | 'send';
  readonly step: number;
  readonly version: number;
  readonly typed: Readonly<Record<string, string>>;
  readonly consents: readonly string[];
  readonly submissionKey: string;
  readonly website: string;
};

const keyForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads a submission by the form it was made with; fields that the form does not have are dropped. */
export function readFormPost(form: FormData, { definition }: ShownForm): FormPost {
  const intent = (['back', 'send'] as const).find((one) => one === formText(form, 'intent'));
  const step = Number(formText(form, 'step'));
  const key = formText(form, 'submissionKey');
  const given = form.getAll('consent').map(String);
  return {
    intent: intent ?? 'next',
    step: Number.isInteger(step) && step > 0 ? Math.min(step, definition.steps.length - 1) : 0,
    version: Number(formText(form, 'version')),
    typed: Object.fromEntries(
      fieldsOf(definition).flatMap(({ id }) => {
        const text = typedText(form, id);
        return text === '' ? [] : [[id, text]];
      }),
    ),
    consents: definition.consents.map(({ id }) => id).filter((id) => given.includes(id)),
    submissionKey: keyForm.test(key) ? key : freshUuid(),
    website: formText(form, 'website').slice(0, 500),
  };
}

/** Normalises CRLF line ends and truncates texts longer than any field allows. */
function typedText(form: FormData, id: string): string {
  const value = form.get(id);
  return typeof value === 'string' ? value.slice(0, 4000).replaceAll('\r\n', '\n') : '';
}
