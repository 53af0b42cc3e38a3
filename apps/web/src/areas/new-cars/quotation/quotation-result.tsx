import type { Answer } from '@pahiya/api-client/api-client';
import type { QuotationMark } from '@pahiya/domain/new-cars/check-quotation';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { fullPrice } from '../facts/car-words.ts';
import { QuotationLetterCard } from './quotation-letter-card.tsx';

type Checked = Answer<'carQuotation'>;
type Line = Checked['lines'][number];

const tones: Readonly<Record<QuotationMark, Tone>> = {
  equal: 'road',
  differs: 'amber',
  optional: 'sky',
  'not-lawful': 'brick',
  'not-known': 'neutral',
};

/** The quotation with a mark on every line, the sum of what differs, and the letter. */
export function QuotationResult({ answer }: { readonly answer: Checked }) {
  const copy = useCopy('quotation');
  const { language } = usePage();
  const { lines, differencePaise, missing, quotedPaise, writtenPaise, letter } = answer;
  const more = lines.reduce((sum, line) => sum + Math.max(0, line.differencePaise), 0);
  const less = more - differencePaise;
  const sourced = lines.filter(({ sources }) => sources.length > 0);
  return (
    <>
      <Card id="checked" title={copy.resultTitle} tone={more > 0 ? 'amber' : undefined}>
        {more === 0 && less === 0 && <p className="text-lead">{copy.asByRule}</p>}
        {more > 0 && (
          <p className="text-lead">
            <strong>{copy.tooMuch(fullPrice(more))}</strong>
          </p>
        )}
        {less > 0 && <p className="pt-2">{copy.tooLittle(fullPrice(less))}</p>}
        {more > 0 && less > 0 && <p className="pt-2">{copy.net(signed(differencePaise))}</p>}
      </Card>
      <Card id="lines-checked" title={copy.linesTitle}>
        <ul className="grid gap-4">
          {lines.map((line, place) =>
            line.kind === 'total' ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a quotation can have the same line twice
              <LineRow key={place} line={line} />
            ),
          )}
        </ul>
        <div className="grid gap-2 border-line border-t pt-4 mt-4 text-small">
          <p>{copy.quoted(fullPrice(quotedPaise))}</p>
          {writtenPaise !== null && writtenPaise !== quotedPaise && (
            <p>
              {copy.written(
                fullPrice(writtenPaise),
                fullPrice(Math.abs(writtenPaise - quotedPaise)),
              )}
            </p>
          )}
          {missing.length > 0 && (
            <p>
              {copy.missing(missing.map((part) => partText(part, copy.parts, language)).join(', '))}
            </p>
          )}
          <p>{copy.indicative}</p>
        </div>
        {sourced.length > 0 && (
          <Disclosure summary={copy.sources}>
            <ul className="grid gap-2 text-small">
              {sourced.map(({ label, sources }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a quotation can have the same line twice
                <li key={place}>
                  {label}: <span lang="en">{sources.join('; ')}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Card>
      {letter !== null && <QuotationLetterCard letter={letter} />}
    </>
  );
}

type QuotationCopy = ReturnType<typeof useCopy<'quotation'>>;

/** `−₹7,280`. */
function signed(amountPaise: number): string {
  return `${amountPaise < 0 ? '−' : ''}${fullPrice(Math.abs(amountPaise))}`;
}

function LineRow({ line }: { readonly line: Line }) {
  const copy = useCopy('quotation');
  const { language } = usePage();
  const { label, amountPaise, mark, includes } = line;
  const note = noteOf(line, copy);
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="wrap-anywhere">{label}</b>
        <span className="nums">{fullPrice(amountPaise)}</span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        {line.kind !== 'discount' && <StatusChip tone={tones[mark]} word={copy.marks[mark]} />}
        {note !== null && <span>{note}</span>}
      </div>
      {includes.length > 0 && (
        <p className="text-ink-2 text-small">
          {copy.includes(includes.map((part) => partText(part, copy.parts, language)).join(', '))}
        </p>
      )}
    </li>
  );
}

/** What the rule says, and how far the line is from it; for other lines what to know about them. */
function noteOf({ kind, mark, expectedPaise, differencePaise }: Line, copy: QuotationCopy) {
  if (mark === 'differs' && expectedPaise !== null) {
    const by = fullPrice(Math.abs(differencePaise));
    return differencePaise > 0
      ? copy.more(fullPrice(expectedPaise), by)
      : copy.less(fullPrice(expectedPaise), by);
  }
  if (kind === 'ex-showroom') {
    return mark === 'equal'
      ? copy.notes.listed
      : expectedPaise === null
        ? copy.notes.unlisted
        : copy.notes.otherList(fullPrice(expectedPaise));
  }
  if (mark === 'not-lawful') return copy.notes.handling;
  if (kind === 'insurance' && expectedPaise !== null) {
    return copy.notes.insurance(fullPrice(expectedPaise));
  }
  if (kind === 'owner-driver' && expectedPaise !== null) {
    return copy.notes.ownerDriver(fullPrice(expectedPaise));
  }
  return kind in copy.kindNotes
    ? (copy.kindNotes[kind as keyof typeof copy.kindNotes] ?? null)
    : null;
}

function partText(
  { id, name, amountPaise }: Checked['missing'][number],
  words: QuotationCopy['parts'],
  language: 'en' | 'hi',
): string {
  const label = name?.[language] ?? words[id as keyof typeof words] ?? id;
  return `${label} ${fullPrice(amountPaise)}`;
}
