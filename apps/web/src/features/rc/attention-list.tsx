import { StatusChip } from '@pahiya/ui/status-chip';
import { ToneShape } from '@pahiya/ui/tone';
import type { RcCopy } from '../../record-words/record-context.ts';
import type { Attention } from './attention.ts';

/** What needs the owner, each line a way down to where it is explained. */
export function AttentionList({ copy, attention }: { copy: RcCopy; attention: Attention }) {
  if (attention.lines.length === 0) {
    return (
      <p className="flex items-start gap-2 pt-3 font-semibold text-road">
        <span className="mt-1 flex-none">
          <ToneShape tone="road" />
        </span>
        <span>
          {copy.attention.none}{' '}
          {attention.next && <span className="font-normal text-ink-2">{attention.next}</span>}
        </span>
      </p>
    );
  }
  return (
    <nav aria-label={copy.groups.attention}>
      <h2 className="pt-3 text-small text-ink-2">{copy.groups.attention}</h2>
      <ul>
        {attention.lines.map((line) => (
          <li key={line.id} className="border-line border-b last:border-b-0">
            <a
              href={`#${line.group}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5 no-underline hover:underline"
            >
              <b>{line.label}</b>
              <StatusChip tone={line.tone} word={line.word} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
