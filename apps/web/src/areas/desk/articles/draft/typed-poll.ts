import type { Input } from '@pahiya/api-client/api-client';
import type { EditorPoll } from '@pahiya/contracts/blog/editor-schema';
import { formText } from '../../../../frame/page/form-text.ts';
import type { Refused } from '../../shell/desk-gate.ts';

/** A poll form as typed. Empty ids are new options. */
export type TypedPoll = {
  readonly pollId: string;
  readonly en: string;
  readonly hi: string;
  readonly options: readonly TypedOption[];
};

type TypedOption = {
  /** 1 to 8. */
  readonly place: number;
  readonly id: string;
  readonly en: string;
  readonly hi: string;
};

/** A refused poll with what was typed; `typed` is null when closing was refused. */
export type PollOutcome = { readonly refused: Refused; readonly typed: TypedPoll | null };

const places = 8;
const nothing = { id: '', en: '', hi: '' };

/** The empty form. */
export const emptyPoll: TypedPoll = { pollId: '', en: '', hi: '', options: filled([]) };

/** The form of an existing poll. */
export function typedPoll({ pollId, en, hi, options }: EditorPoll): TypedPoll {
  return { pollId, en, hi, options: filled(options.map(({ votes: _, ...option }) => option)) };
}

/** Reads the submitted form. */
export function readTypedPoll(form: FormData): TypedPoll {
  const all = (name: string) => form.getAll(name).map((value) => String(value).slice(0, 500));
  const [ids, en, hi] = [all('choice-id'), all('choice-en'), all('choice-hi')];
  return {
    pollId: formText(form, 'poll'),
    en: formText(form, 'question-en'),
    hi: formText(form, 'question-hi'),
    options: filled(ids.map((id, place) => ({ id, en: en[place] ?? '', hi: hi[place] ?? '' }))),
  };
}

/** Request body of a form; empty options are dropped. */
export function pollOf({ pollId, en, hi, options }: TypedPoll): Input<'editorSavePoll'>['body'] {
  return {
    pollId: pollId === '' ? null : pollId,
    en,
    hi,
    options: options.filter(isTyped).map((option) => ({
      id: option.id === '' ? null : option.id,
      en: option.en,
      hi: option.hi,
    })),
  };
}

/** Ids of the rejected fields. The server counts the options sent; the form counts its positions. Too few options
 * mark the next empty one. */
export function wrongInPoll({ options }: TypedPoll, fields: Refused['fields']): readonly string[] {
  const sent = options.filter(isTyped);
  const next = options.find((option) => !isTyped(option));
  return fields.flatMap((field) => {
    const [, language, at, ofChoice] =
      /^body\.(?:(en|hi)|options(?:\.(\d+)\.(en|hi))?)$/.exec(field) ?? [];
    if (language !== undefined) return [`question-${language}`];
    if (ofChoice !== undefined) return [`choice-${ofChoice}-${sent[Number(at)]?.place}`];
    return field === 'body.options' && next
      ? [`choice-en-${next.place}`, `choice-hi-${next.place}`]
      : [];
  });
}

function isTyped({ en, hi }: TypedOption): boolean {
  return `${en}${hi}`.trim() !== '';
}

function filled(options: readonly Omit<TypedOption, 'place'>[]): TypedPoll['options'] {
  return Array.from({ length: places }, (_, index) => ({
    ...(options[index] ?? nothing),
    place: index + 1,
  }));
}
