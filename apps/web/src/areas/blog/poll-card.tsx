import type { PollOnWire } from '@pahiya/contracts/blog/article-schema';
import { Button } from '@pahiya/ui/button';
import { FieldError } from '@pahiya/ui/field-notes';
import { sentences } from '../../frame/copy/sentences.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import type { PollOutcome } from './poll-outcome.ts';

/** Id of the element that a vote replaces. */
const pollId = 'poll';

type PollCardProps = {
  readonly poll: PollOnWire;
  /** Path of its page, without the language. */
  readonly action: string;
  readonly outcome: PollOutcome | null;
};

/** A poll: its options, or the result after a vote. */
export function PollCard({ poll, action, outcome }: PollCardProps) {
  const copy = useCopy('blog').poll;
  const shown = outcome?.kind === 'voted' ? outcome.poll : poll;
  const isResult = outcome?.kind === 'voted' || outcome?.kind === 'result' || shown.isClosed;
  return (
    <section id={pollId} className="card poll" aria-labelledby="poll-title">
      <p className="post-topic">{copy.title}</p>
      <h2 id="poll-title">{shown.question}</h2>
      {isResult ? (
        <PollResult poll={shown} outcome={outcome} />
      ) : (
        <PollForm poll={shown} action={action} outcome={outcome} />
      )}
    </section>
  );
}

function PollForm({ poll, action, outcome }: PollCardProps) {
  const copy = useCopy('blog').poll;
  const errors = useCopy('errors').byCode;
  const path = usePagePath();
  const { language } = usePage();
  const failed = outcome?.kind === 'failed' ? errors[outcome.failure.code] : null;
  const error =
    outcome?.kind === 'missing'
      ? copy.missing
      : failed && sentences(language, copy.failed, failed.title, failed.detail);
  return (
    <form method="post" action={`${path(action)}#${pollId}`} data-swap={pollId}>
      <fieldset aria-describedby={error ? 'poll-error' : 'poll-note'}>
        <legend className="sr-only">{poll.question}</legend>
        <FieldError id="poll-error" error={error ?? undefined} />
        {poll.options.map(({ id, text }) => (
          <div key={id} className="check">
            <input type="radio" name="option" value={id} id={`poll-${id}`} />
            <label htmlFor={`poll-${id}`}>{text}</label>
          </div>
        ))}
      </fieldset>
      <input type="hidden" name="poll" value={poll.id} />
      <p id="poll-note" className="text-small">
        {copy.choose}
      </p>
      <div className="actions">
        <Button type="submit" name="intent" value="vote" variant="dark">
          {copy.vote}
        </Button>
        <Button type="submit" name="intent" value="result" variant="quiet">
          {copy.result}
        </Button>
      </div>
    </form>
  );
}

function PollResult({ poll, outcome }: { poll: PollOnWire; outcome: PollOutcome | null }) {
  const copy = useCopy('blog').poll;
  return (
    <>
      {outcome?.kind === 'voted' && (
        <p role="status">
          <strong>{outcome.isCounted ? copy.counted : copy.again}</strong>
        </p>
      )}
      {poll.isClosed && <p>{copy.closed}</p>}
      <ul className="poll-bars">
        {poll.options.map(({ id, text, votes }) => {
          const share = poll.total === 0 ? 0 : Math.round((votes / poll.total) * 100);
          return (
            <li key={id}>
              <span>{text}</span>
              <span className="nums">
                {share}% <small>({copy.votes(votes)})</small>
              </span>
              <svg className="poll-bar" aria-hidden="true" width="100%" height="10">
                <rect width="100%" height="10" rx="5" className="poll-track" />
                <rect width={`${share}%`} height="10" rx="5" className="poll-share" />
              </svg>
            </li>
          );
        })}
      </ul>
      <p className="text-small">{copy.total(poll.total)}</p>
    </>
  );
}
