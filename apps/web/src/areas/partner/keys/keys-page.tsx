import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerKeys } from '@pahiya/contracts/partner-firms/partner-key-contracts';
import { partnerKeyScopes } from '@pahiya/contracts/partner-roles';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import type { Refused } from '../../../parts/failure/refused.ts';
import { RefusalNote } from '../shell/partner-page.tsx';

type Key = AnswerOf<typeof partnerKeys>['keys'][number];
type KeysPageProps = {
  readonly keys: readonly Key[];
  readonly mayChange: boolean;
  readonly isDone: boolean;
  /** Shown in the answer to the form that made the key, and never again. */
  readonly secret: string | null;
  readonly refused: Refused | null;
};

/** Keys with which the firm's own systems read its leads. */
export function KeysPage({ keys, mayChange, isDone, secret, refused }: KeysPageProps) {
  const copy = useCopy('partner-keys');
  const path = usePagePath();
  const here = path('/partner/keys');
  const isFull = refused?.failure.code === 'partner/wrong-state';
  return (
    <div className="mx-auto grid max-w-2xl gap-4 pt-4">
      <h1>{copy.title}</h1>
      {isDone && secret === null && refused === null && <DoneNote text={copy.done} />}
      {isFull ? (
        <p className="form-errors" role="alert">
          {copy.tooMany}
        </p>
      ) : (
        <RefusalNote refused={refused} />
      )}
      {secret !== null && (
        <Card id="secret" title={copy.secret}>
          <p role="status">{copy.secretText}</p>
          <p className="pt-2">
            <code className="break-all">{secret}</code>
          </p>
        </Card>
      )}
      <Card id="keys" title={copy.keys}>
        {keys.length === 0 && <p>{copy.none}</p>}
        <ul className="grid gap-3">
          {keys.map((key) => (
            <li key={key.keyId} className="flex flex-wrap items-center justify-between gap-2">
              <KeyWords of={key} />
              {mayChange && key.revokedAt === null && (
                <form method="post" action={here}>
                  <input type="hidden" name="intent" value="revoke" />
                  <input type="hidden" name="key" value={key.keyId} />
                  <Button variant="outline" size="sm" aria-label={copy.revokeLong(key.name)}>
                    {copy.revoke}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {mayChange && <MakeCard />}
    </div>
  );
}

function MakeCard() {
  const copy = useCopy('partner-keys');
  const path = usePagePath();
  return (
    <Card id="make" title={copy.make}>
      <p>{copy.text}</p>
      <form method="post" action={path('/partner/keys')} className="grid gap-4 pt-4">
        <input type="hidden" name="intent" value="make" />
        <TextField
          id="key-name"
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          minLength={2}
          maxLength={60}
          required
        />
        <fieldset className="grid gap-3">
          <legend className="font-semibold">{copy.allows}</legend>
          {partnerKeyScopes.map((scope) => (
            <CheckField
              key={scope}
              id={`scope-${scope}`}
              name="scope"
              value={scope}
              label={copy.scopes[scope]}
            />
          ))}
        </fieldset>
        <Button>{copy.submit}</Button>
      </form>
    </Card>
  );
}

function KeyWords({ of }: { of: Key }) {
  const copy = useCopy('partner-keys');
  const { language } = usePage();
  const day = (instant: string) => formatIstDate(istDateOf(new Date(instant)), language);
  const { name, beginning, scopes, createdAt, lastUsedAt, revokedAt } = of;
  return (
    <span>
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      <code>{beginning}…</code>
      <span className="block text-ink-2 text-small">
        {scopes.map((scope) => copy.scopes[scope]).join(' · ')}
      </span>
      <span className="block text-ink-2 text-small">
        {copy.made(day(createdAt))} ·{' '}
        {revokedAt !== null
          ? copy.revokedOn(day(revokedAt))
          : lastUsedAt === null
            ? copy.unused
            : copy.used(day(lastUsedAt))}
      </span>
    </span>
  );
}
