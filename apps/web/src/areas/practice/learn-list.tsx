import { Document } from '@pahiya/ui/icons';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { type Explained, RuleNote } from './rule-note.tsx';
import { Sign } from './sign/sign.tsx';

/** Questions to learn, each with the chosen and the right answer and its rule. */
export function LearnList({ questions }: { questions: readonly Explained[] }) {
  const copy = useCopy('practice');
  return (
    <ol className="learn-list">
      {questions.map((one, at) => (
        <li key={one.id}>
          <span className="sign-thumb">
            {one.sign === null ? (
              <Document aria-hidden="true" />
            ) : (
              <Sign id={one.sign.id} name={copy.signName(at + 1)} />
            )}
          </span>
          <div className="grid gap-1">
            <h3 className="text-body">{one.ask}</h3>
            <p className="text-brick">
              {one.chosen === null
                ? copy.result.unanswered
                : copy.result.you(one.options[one.chosen] ?? '')}
            </p>
            <p className="font-semibold text-road">
              {copy.result.right(one.options[one.right] ?? '')}
            </p>
          </div>
          <div className="col-span-2 pt-2">
            <RuleNote question={one} />
          </div>
        </li>
      ))}
    </ol>
  );
}
