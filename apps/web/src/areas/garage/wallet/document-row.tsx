import { callAddress } from '@pahiya/contracts/call';
import { walletFile } from '@pahiya/contracts/garage/wallet-calls';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Disclosure } from '@pahiya/ui/disclosure';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import { useState } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import type { KeptFiles } from './use-kept-files.ts';
import { type WalletDocument, type WalletOutcome, walletPath } from './wallet-outcome.ts';

type DocumentRowProps = {
  readonly document: WalletDocument;
  readonly outcome: WalletOutcome | null;
  readonly kept: KeptFiles;
};

const tones = { none: 'neutral', 'in-order': 'road', soon: 'amber', over: 'brick' } as const;

/** One copy: what it is, until when, its file, and the forms about it. */
export function DocumentRow({ document, outcome, kept }: DocumentRowProps) {
  const copy = useCopy('wallet');
  const { language } = usePage();
  const { documentId, kind, title, display, validUpto, state, daysLeft } = document;
  const day = validUpto === null ? null : parseIstDate(validUpto);
  const file = callAddress(walletFile).replace(':documentId', documentId);
  const name = title === null ? copy.kinds[kind] : `${copy.kinds[kind]}: ${title}`;
  const isWrong = outcome?.kind === 'form' && outcome.documentId === documentId;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 [overflow-wrap:anywhere]">{name}</h3>
        {day !== null && daysLeft !== null && (
          <StatusChip tone={tones[state]} word={copy.left(daysLeft)} />
        )}
      </div>
      <p className="text-ink-2 text-small">
        {display === null ? (
          copy.ofPerson
        ) : (
          <span lang="en" translate="no" className="nums">
            {display}
          </span>
        )}
        {` · ${day === null ? copy.noDay : copy.upto(formatIstDate(day, language))}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink
          href={file}
          variant="dark"
          size="sm"
          aria-label={copy.of(document.isPdf ? copy.download : copy.open, name)}
        >
          {document.isPdf ? copy.download : copy.open}
        </ButtonLink>
        <KeepButton file={file} name={name} kept={kept} />
      </div>
      {document.isOwn ? (
        <Disclosure summary={copy.more} open={isWrong}>
          <div className="grid gap-3 pt-2">
            <Form method="post" action={walletPath} className="grid gap-3">
              <input type="hidden" name="intent" value="date" />
              <input type="hidden" name="documentId" value={documentId} />
              <TextField
                id={`day-${documentId}`}
                name="validUpto"
                label={copy.fields.validUpto}
                hint={copy.fields.validUptoHint}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={
                  isWrong ? outcome.typed.validUpto : day === null ? '' : formatDdMmYyyy(day)
                }
                error={isWrong ? copy.faults.day : undefined}
              />
              <div>
                <SubmitButton
                  label={copy.saveDay}
                  busy={copy.busy}
                  action={walletPath}
                  intent="date"
                  variant="outline"
                />
              </div>
            </Form>
            <Form method="post" action={walletPath}>
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="documentId" value={documentId} />
              <Button
                type="submit"
                variant="quiet"
                size="sm"
                aria-label={copy.of(copy.erase, name)}
              >
                {copy.erase}
              </Button>
            </Form>
          </div>
        </Disclosure>
      ) : (
        <p className="text-small">{copy.shared}</p>
      )}
    </>
  );
}

type KeepButtonProps = { readonly file: string; readonly name: string; readonly kept: KeptFiles };

/** Puts the file on this device, for a check without a network. Only with script: the place is kept free before. */
function KeepButton({ file, name, kept }: KeepButtonProps) {
  const copy = useCopy('wallet');
  const [hasFailed, setHasFailed] = useState(false);
  const isKept = kept.paths?.has(file) === true;
  const label = isKept ? copy.offline.remove : copy.offline.keep;
  const press = async () => setHasFailed(!(await kept.toggle(file)));
  return (
    <>
      <span className={kept.paths === null ? 'invisible' : undefined}>
        <Button
          type="button"
          variant="outline"
          size="sm"
          className="noscript:hidden"
          aria-pressed={isKept}
          aria-label={copy.of(label, name)}
          onClick={() => void press()}
        >
          {label}
        </Button>
      </span>
      <span role="status" className="text-small">
        {hasFailed ? copy.offline.failed : isKept ? copy.offline.kept : ''}
      </span>
    </>
  );
}
