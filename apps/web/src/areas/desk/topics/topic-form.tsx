import { languages } from '@pahiya/domain/shared/language';
import { Button } from '@pahiya/ui/button';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { DeskForm } from '../shell/desk-form.tsx';
import type { TypedTopic } from './topic-actions.ts';

type TopicFormProps = {
  /** Prefix of the field ids. */
  readonly id: string;
  readonly typed: TypedTopic;
  /** Ids of the rejected fields. */
  readonly wrong: readonly string[];
};

/** A topic in both languages, and its position. Only a new one has an address field. */
export function TopicForm({ id, typed, wrong }: TopicFormProps) {
  const copy = useCopy('desk-topics');
  const fieldOf = (name: string) => ({
    id: `${id}-${name}`,
    name,
    error: wrong.includes(`${id}-${name}`) ? copy.wrong : undefined,
    required: true,
  });
  return (
    <DeskForm
      action="/desk/topics"
      intent="save"
      fields={typed.isNew ? { new: 1 } : { topic: typed.topicId }}
      className="grid gap-3"
    >
      {typed.isNew && (
        <TextField
          {...fieldOf('topic')}
          label={copy.address}
          hint={copy.addressHint}
          lang="en"
          maxLength={40}
          defaultValue={typed.topicId}
        />
      )}
      <div className="grid gap-3 md:grid-cols-2">
        {languages.map((language) => (
          <div key={language} className="grid content-start gap-3">
            <TextField
              {...fieldOf(`name-${language}`)}
              label={copy.name[language]}
              lang={language}
              maxLength={60}
              defaultValue={typed.name[language]}
            />
            <TextAreaField
              {...fieldOf(`description-${language}`)}
              label={copy.description[language]}
              lang={language}
              rows={3}
              maxLength={200}
              defaultValue={typed.description[language]}
            />
          </div>
        ))}
      </div>
      <TextField
        {...fieldOf('place')}
        label={copy.place}
        inputMode="numeric"
        maxLength={3}
        defaultValue={typed.place}
      />
      <div>
        <Button>{typed.isNew ? copy.begin : copy.save}</Button>
      </div>
    </DeskForm>
  );
}
