import { editorDeleteTopic, editorSaveTopic } from '@pahiya/contracts/blog/blog-calls';
import { data, redirect } from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { type Refused, refusedForm } from '../shell/desk-gate.ts';

/** A topic as typed; `topicId` is empty for a new one without an address. */
export type TypedTopic = {
  readonly topicId: string;
  readonly isNew: boolean;
  readonly name: { readonly en: string; readonly hi: string };
  readonly description: { readonly en: string; readonly hi: string };
  readonly place: string;
};

/** A refused topic with what was typed. */
export type TopicOutcome = { readonly refused: Refused; readonly typed: TypedTopic };

export const topicDeeds = ['saved', 'deleted'] as const;

function readTopic(form: FormData): TypedTopic {
  const both = (field: string) => ({
    en: formText(form, `${field}-en`).trim(),
    hi: formText(form, `${field}-hi`).trim(),
  });
  return {
    topicId: formText(form, 'topic').trim(),
    isNew: formText(form, 'new') === '1',
    name: both('name'),
    description: both('description'),
    place: formText(form, 'place').trim(),
  };
}

/** Handles the forms of the topics' page. */
export async function actOnTopic(tools: PageTools, form: FormData, request: Request) {
  const typed = readTopic(form);
  const isDeleting = formText(form, 'intent') === 'delete';
  // An empty address is not a valid path: an invalid one is sent instead, for the server to refuse.
  const params = { topicId: typed.topicId === '' ? '-' : typed.topicId };
  const { isNew, name, description, place } = typed;
  const answer = isDeleting
    ? await tools.api.call(editorDeleteTopic, { params })
    : await tools.api.call(editorSaveTopic, {
        params,
        body: { isNew, name, description, place: Number(place) || 0 },
      });
  if (answer.ok) {
    return redirect(`/desk/topics?done=${isDeleting ? 'deleted' : 'saved'}`, 303);
  }
  const intent = isDeleting ? 'delete' : 'save';
  const refused = refusedForm(tools, answer.error, { intent, request });
  if (refused instanceof Response) return refused;
  return data<TopicOutcome>({ refused: refused.data, typed }, refused.init ?? undefined);
}

/** Ids of a topic form's rejected fields. */
export function wrongInTopic(form: string, { fields }: Refused): readonly string[] {
  return fields.map((path) => {
    const [, where = '', language] = /^(?:body|params)\.(\w+)(?:\.(en|hi))?/.exec(path) ?? [];
    const field = where === 'topicId' ? 'topic' : where;
    return `${form}-${field}${language === undefined ? '' : `-${language}`}`;
  });
}
