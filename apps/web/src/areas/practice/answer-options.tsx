import { useCopy } from '../../frame/copy/use-copy.ts';

/** Letters of the options, the same in every language, as on the official test. */
export const letters = ['A', 'B', 'C', 'D'] as const;

type OptionsProps = {
  readonly options: readonly string[];
  /** Id of the heading that asks. */
  readonly asked: string;
};

/** Options to choose from: one group of radio buttons. */
export function AnswerOptions(props: OptionsProps & { name: string; isRequired: boolean }) {
  const { options, asked, name, isRequired } = props;
  return (
    <div role="radiogroup" aria-labelledby={asked} className="answer-list">
      {options.map((option, at) => (
        <label key={option} className="answer-option">
          <input type="radio" name={name} value={at} required={isRequired} />
          <span className="answer-letter" aria-hidden="true">
            {letters[at]}
          </span>
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

/** Options after the answer: the right one and the chosen one are marked in words and colour. */
export function MarkedOptions(props: OptionsProps & { right: number; chosen: number | null }) {
  const { options, asked, right, chosen } = props;
  const copy = useCopy('practice');
  return (
    <ul aria-labelledby={asked} className="answer-list">
      {options.map((option, at) => (
        <li
          key={option}
          className="answer-option"
          data-mark={at === right ? 'right' : at === chosen ? 'wrong' : undefined}
        >
          <span className="answer-letter" aria-hidden="true">
            {letters[at]}
          </span>
          <span>{option}</span>
          {at === right ? <b>{copy.correct}</b> : at === chosen && <b>{copy.yours}</b>}
        </li>
      ))}
    </ul>
  );
}
