import { formatInstant } from '@pahiya/domain/shared/ist-date';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import type { Board } from './reminder-facts.ts';

/** Every message of the last time: about what, where to, when, and what became of it, and why it was sent. */
export function SentList({ sent }: Pick<Board, 'sent'>) {
  const { sent: copy, items } = useCopy('reminders');
  const { language } = usePage();
  const abouts: Readonly<Record<string, string>> = copy.about;
  const reasons: Readonly<Record<string, string>> = copy.why;
  const whyOf = (about: string, isDue: boolean) => (isDue ? copy.due : reasons[about]);
  return (
    <section aria-labelledby="sent" className="grid gap-3">
      <h2 id="sent">{copy.title}</h2>
      {sent.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ul className="grid gap-3">
          {sent.map(({ about, items: told, channel, state, at, isJoined }) => (
            <li key={`${about} ${channel} ${at} ${told.join()}`} className="card grid gap-1">
              <p className="font-semibold">
                {told.length > 0
                  ? [...new Set(told)].map((item) => items[item]).join(', ')
                  : (abouts[about] ?? copy.other)}
              </p>
              <p className="text-ink-2 text-small">
                {copy.channels[channel]} · {copy.states[state]} · {formatInstant(at, language)}
              </p>
              <p className="text-small">
                {whyOf(about, told.length > 0)} {isJoined && copy.joined}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
