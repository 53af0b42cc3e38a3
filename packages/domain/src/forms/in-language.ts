import type { Bilingual } from '../shared/bilingual.ts';
import type { Language } from '../shared/language.ts';
import type { FormDefinition } from './form-definition.ts';

/** A form with the texts of one language. */
export function inLanguage(definition: FormDefinition, language: Language): FormDefinition<string> {
  const say = (text: Bilingual): string => text[language];
  const maybe = (text: Bilingual | null): string | null => (text === null ? null : text[language]);
  const { title, lead, steps, consents, submitLabel, success, ...rest } = definition;
  return {
    ...rest,
    title: say(title),
    lead: maybe(lead),
    steps: steps.map((step) => ({
      title: say(step.title),
      lead: maybe(step.lead),
      fields: step.fields.map(({ label, hint, options, ...field }) => ({
        ...field,
        label: say(label),
        hint: maybe(hint),
        options: options.map(({ value, label: words }) => ({ value, label: say(words) })),
      })),
    })),
    consents: consents.map(({ text, ...consent }) => ({ ...consent, text: say(text) })),
    submitLabel: say(submitLabel),
    success: {
      title: say(success.title),
      text: say(success.text),
      link: success.link && { path: success.link.path, label: say(success.link.label) },
    },
  };
}
