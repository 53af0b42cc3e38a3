import type { Answer } from '@pahiya/api-client/api-client';
import { type PostState, postStates, stateAfter } from '@pahiya/domain/community/post-states';
import { shownName } from '@pahiya/domain/community/shown-name';
import { topics } from '@pahiya/domain/community/topics';
import { reportReasons } from '@pahiya/domain/reports/report-reasons';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { DeskForm } from '../shell/desk-form.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { WrittenText } from '../shell/written-text.tsx';
import type { ModerationRefused } from './moderation.desk.tsx';

type Item = Answer<'adminPosts'>['items'][number];
type ModerationPageProps = Answer<'adminPosts'> & {
  readonly counts: Answer<'communityAdmin'>;
  readonly state: PostState | 'queue';
  readonly deed: 'claim' | 'release' | 'approve' | 'remove' | 'restore' | 'name' | null;
  readonly nowIso: string;
  readonly refused: ModerationRefused | null;
};

/** What waits for a moderator, nearest deadline first, with everything that a decision needs. */
export function ModerationPage(props: ModerationPageProps) {
  const { items, next, counts, state, deed, nowIso, refused } = props;
  const copy = useCopy('desk-moderation');
  const path = usePagePath();
  const addressOf = (list: string, after?: string) => {
    const query = new URLSearchParams(list === 'queue' ? {} : { state: list });
    if (after !== undefined) query.set('after', after);
    return path(query.size === 0 ? '/moderate' : `/moderate?${query}`);
  };
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.counts(counts)}</p>
      <ChipLinks
        label={copy.lists}
        labelHidden
        boxed
        links={[
          ...(['queue', ...postStates] as const).map((one) => ({
            href: addressOf(one),
            label: copy.states[one],
            isCurrent: one === state,
          })),
          { href: path('/moderate/appeals'), label: copy.appeals.title },
        ]}
      />
      {deed !== null && refused === null && <DoneNote text={copy.done[deed]} />}
      <RefusalNote refused={refused} />
      {items.length === 0 && <p>{copy.none}</p>}
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              nowIso={nowIso}
              typed={refused?.id === item.id ? refused : null}
            />
          </li>
        ))}
      </ul>
      <AccountsCard accounts={counts.accounts} />
      {next !== null && (
        <p>
          <ButtonLink href={addressOf(state, next)} variant="outline">
            {copy.more}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** With which accounts this moderator writes in the community. */
function AccountsCard({ accounts }: { accounts: readonly string[] }) {
  const copy = useCopy('desk-moderation').accounts;
  return (
    <Card title={copy.title}>
      <div className="grid gap-3">
        <p>{copy.text}</p>
        <p>
          {accounts.length === 0 ? copy.none : accounts.map((handle) => `@${handle}`).join(', ')}
        </p>
        <DeskForm action="/moderate" intent="name" fields={{}}>
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              id="own-handle"
              name="handle"
              label={copy.handle}
              prefix="@"
              autoComplete="off"
              maxLength={40}
              required
            />
            <Button variant="outline">{copy.submit}</Button>
          </div>
        </DeskForm>
      </div>
    </Card>
  );
}

type ItemCardProps = {
  readonly item: Item;
  readonly nowIso: string;
  /** What was typed for a decision that was refused. */
  readonly typed: ModerationRefused | null;
};

function ItemCard({ item, nowIso, typed }: ItemCardProps) {
  const copy = useCopy('desk-moderation');
  const { reasons } = useCopy('desk-content');
  const { language } = usePage();
  const path = usePagePath();
  const { kind, id, title, dueAt, author, authorRemoved, reports, claimedBy } = item;
  const topic = topics.find(({ slug }) => slug === item.topic)?.name[language] ?? item.topic;
  const parts = Object.entries(item.spamParts);
  const isLate = dueAt !== null && dueAt < nowIso;
  return (
    <Card
      title={`${copy.kinds[kind]}: ${title}`}
      aside={<StatusChip tone={isLate ? 'brick' : 'neutral'} word={copy.states[item.state]} />}
    >
      <div className="grid gap-3">
        <p className="text-ink-2 text-small">
          {topic} · {author === null ? copy.left : shownName(author, item.authorName)} ·{' '}
          {copy.removedBefore(authorRemoved)} · {instantText(item.createdAt, language)}
        </p>
        <WrittenText text={item.text} />
        {item.isMasked && <p className="text-ink-2 text-small">{copy.masked}</p>}
        {item.pictures.length > 0 && (
          <ul className="grid gap-3 sm:grid-cols-2">
            {item.pictures.map(({ pictureId, alt, width, height, isSynthetic }) => (
              <li key={pictureId}>
                <img
                  src={`/api/v1/web/community/admin/pictures/${pictureId}`}
                  alt={alt}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="h-auto w-full"
                />
                <p className="text-small">
                  {alt}
                  {isSynthetic && ` · ${copy.synthetic}`}
                </p>
              </li>
            ))}
          </ul>
        )}
        {dueAt !== null && (
          <p>
            <b>
              {isLate
                ? copy.overdue(instantText(dueAt, language))
                : copy.due(instantText(dueAt, language))}
            </b>
          </p>
        )}
        {reports.length > 0 && (
          <p>{copy.reported(reports.map((reason) => reasons[reason]).join(', '))}</p>
        )}
        {parts.length > 0 && (
          <p>
            {copy.score(parts.reduce((sum, [, points]) => sum + points, 0))}{' '}
            {parts
              .map(([part, points]) => `${copy.parts[part as 'first'] ?? part} ${points}`)
              .join(', ')}
          </p>
        )}
        {claimedBy !== null && <p>{copy.claimedBy(claimedBy)}</p>}
        <div className="flex flex-wrap items-center gap-4">
          <DeskForm
            action="/moderate"
            intent={claimedBy === null || item.isClaimedByOther ? 'claim' : 'release'}
            fields={{ kind, id }}
          >
            <Button variant="outline" size="sm" aria-label={`${copy.claim}: ${title}`}>
              {claimedBy === null || item.isClaimedByOther ? copy.claim : copy.release}
            </Button>
          </DeskForm>
          <a href={path(`/moderate/${kind}/${id}`)} className="inline-flex min-h-11 items-center">
            {copy.history}
          </a>
        </div>
        {item.isOwn && <p>{copy.own}</p>}
        {!item.isClaimedByOther && !item.isOwn && <DecideForm item={item} typed={typed} />}
      </div>
    </Card>
  );
}

function DecideForm({ item, typed }: Pick<ItemCardProps, 'item' | 'typed'>) {
  const path = usePagePath();
  const copy = useCopy('desk-moderation');
  const { reasons } = useCopy('desk-content');
  const { kind, id, version, title, state } = item;
  const can = (act: 'approve' | 'remove' | 'restore') => stateAfter(act, state) !== null;
  if (!can('approve') && !can('remove') && !can('restore')) return null;
  return (
    <form method="post" action={path('/moderate')} className="grid gap-3 border-line border-t pt-4">
      {Object.entries({ kind, id, version }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid gap-3 md:grid-cols-2">
        {can('remove') && (
          <SelectField
            id={`reason-${id}`}
            name="reason"
            label={copy.reason}
            emptyLabel={copy.choose}
            options={reportReasons['community-post'].map((value) => ({
              value,
              label: reasons[value],
            }))}
            defaultValue={typed?.reason ?? ''}
          />
        )}
        <TextField
          id={`note-${id}`}
          name="note"
          label={copy.note}
          hint={copy.noteHint}
          maxLength={200}
          defaultValue={typed?.note ?? ''}
        />
      </div>
      <div className="actions">
        {(['approve', 'restore', 'remove'] as const).filter(can).map((act) => (
          <Button
            key={act}
            name="intent"
            value={act}
            variant={act === 'remove' ? 'outline' : 'sun'}
            aria-label={`${copy.acts[act]}: ${title}`}
          >
            {copy.acts[act]}
          </Button>
        ))}
      </div>
    </form>
  );
}
