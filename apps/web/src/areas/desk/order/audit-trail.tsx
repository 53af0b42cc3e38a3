import type { DeskOrder } from '@pahiya/contracts/operators/desk-schema';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeWord } from '../../../parts/texts/code-word.tsx';

/** Operators' actions on an order, including refused ones, newest first. */
export function AuditTrail({ order }: { order: DeskOrder }) {
  const desk = useCopy('desk');
  const copy = useCopy('desk-order');
  const { byCode } = useCopy('errors');
  const { language } = usePage();
  const titles = Object.entries(byCode).map(([code, { title }]) => [code, title] as const);
  const outcomes = { ...Object.fromEntries(titles), done: copy.done };
  return (
    <Card title={copy.audit} id="audit">
      {order.acts.length === 0 && <p>{copy.noActs}</p>}
      <ol className="grid gap-3">
        {order.acts.map((act) => (
          <li key={`${act.at} ${act.act} ${act.subject}`} className="grid gap-0.5 text-small">
            <b>
              <CodeWord code={act.act} words={copy.acts} />
              {' · '}
              <CodeWord code={act.outcome} words={outcomes} />
            </b>
            <span className="text-ink-2">
              {`${instantText(act.at, language)} · ${act.by?.displayName ?? desk.nobody}`}
            </span>
            <ActNote act={act} order={order} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

type NoteProps = { readonly act: DeskOrder['acts'][number]; readonly order: DeskOrder };

/** The logged reason: a code or id in words, then the operator's note. */
function ActNote({ act: { act, note }, order }: NoteProps) {
  const desk = useCopy('desk');
  const { reasons, documents } = useCopy('desk-order');
  if (note === null) return null;
  const people = order.colleagues.map(({ operatorId, displayName }) => [operatorId, displayName]);
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    assign: { ...Object.fromEntries(people), nobody: desk.nobody },
    'give-up': reasons,
    'reject-document': documents.rejections,
  };
  const [code = '', ...typed] = note.split(': ');
  const word = words[act]?.[code];
  const rest = word === undefined ? note : typed.join(': ');
  return (
    <span className="break-words">
      {word}
      {word !== undefined && rest !== '' && ': '}
      <span lang="en">{rest}</span>
    </span>
  );
}
