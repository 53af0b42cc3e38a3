import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { DeskForm } from '../../shell/desk-form.tsx';
import { draftLanguages } from '../draft/typed-draft.ts';
import type { TypedPoll } from '../draft/typed-poll.ts';

type PollFormProps = {
  readonly articleId: string;
  readonly typed: TypedPoll;
  readonly isOpen: boolean;
  /** Ids of the rejected fields. */
  readonly wrong: readonly string[];
};

/** A poll in both languages: its question and up to eight options. */
export function PollForm({ articleId, typed, isOpen, wrong }: PollFormProps) {
  const copy = useCopy('desk-blog').poll;
  const errorOf = (id: string) => (wrong.includes(id) ? copy.wrong : undefined);
  return (
    <Card title={isOpen ? copy.edit : copy.begin} id="write">
      <DeskForm
        action={`/desk/blog/${articleId}/poll`}
        intent="save"
        fields={{ poll: typed.pollId }}
        className="grid gap-4"
      >
        <div className="grid gap-3 md:grid-cols-2">
          {draftLanguages.map((language) => (
            <TextField
              key={language}
              id={`question-${language}`}
              name={`question-${language}`}
              label={copy.question[language]}
              lang={language}
              defaultValue={typed[language]}
              maxLength={200}
              error={errorOf(`question-${language}`)}
              required
            />
          ))}
        </div>
        <p className="text-ink-2 text-small">{copy.choicesText}</p>
        {typed.options.map((option) => (
          <fieldset key={option.place} className="grid gap-3 md:grid-cols-2">
            <legend className="font-semibold">{copy.choice(option.place)}</legend>
            <input type="hidden" name="choice-id" value={option.id} />
            {draftLanguages.map((language) => (
              <TextField
                key={language}
                id={`choice-${language}-${option.place}`}
                name={`choice-${language}`}
                label={copy.languages[language]}
                lang={language}
                defaultValue={option[language]}
                maxLength={120}
                error={errorOf(`choice-${language}-${option.place}`)}
              />
            ))}
          </fieldset>
        ))}
        <div>
          <Button>{copy.save}</Button>
        </div>
      </DeskForm>
    </Card>
  );
}
