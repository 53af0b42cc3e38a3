import { ButtonLink } from '@pahiya/ui/button';
import { StatusChip } from '@pahiya/ui/status-chip';
import { ToneShape } from '@pahiya/ui/tone';
import type { ReactNode } from 'react';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { RcCopy } from '../../../parts/record-words/record-context.ts';
import { insuranceOf } from './insurance-of.ts';
import type { Attention, AttentionLine } from './view/attention.ts';

type AttentionListProps = {
  readonly copy: RcCopy;
  readonly vehicleNumber: string;
  readonly attention: Attention;
  /** The main action when nothing needs attention. */
  readonly idleAction: ReactNode;
};

/** What needs attention: the most serious item with the page's main action, then the others as links. */
export function AttentionList({ copy, vehicleNumber, attention, idleAction }: AttentionListProps) {
  const path = usePagePath();
  const [first, ...others] = attention.lines;
  if (first === undefined) {
    return (
      <>
        <p className="flex items-start gap-2 pt-3 pb-3.5 font-semibold text-road">
          <span className="mt-1 flex-none">
            <ToneShape tone="road" />
          </span>
          <span>
            {copy.attention.none}{' '}
            {attention.next && <span className="font-normal text-ink-2">{attention.next}</span>}
          </span>
        </p>
        {idleAction}
      </>
    );
  }
  const { act, actInsurance } = copy.attention;
  return (
    <section aria-label={copy.groups.attention}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
        <b>{first.label}</b>
        <StatusChip tone={first.tone} word={first.word} />
        {first.detail && <span className="w-full text-ink-2 text-small">{first.detail}</span>}
      </div>
      <ButtonLink
        href={first.insure === null ? `#${first.group}` : path(insuranceOf(vehicleNumber))}
        block
        className="no-print"
      >
        {first.insure ?? (first.group === 'renew' ? actInsurance : act)}
      </ButtonLink>
      {others.length > 0 && <Others lines={others} />}
    </section>
  );
}

function Others({ lines }: { lines: readonly AttentionLine[] }) {
  return (
    <ul className="pt-2">
      {lines.map((line) => (
        <li key={line.id} className="border-line border-t first:border-t-0">
          <a
            href={`#${line.group}`}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 no-underline hover:underline"
          >
            <b>{line.label}</b>
            <StatusChip tone={line.tone} word={line.word} />
          </a>
        </li>
      ))}
    </ul>
  );
}
