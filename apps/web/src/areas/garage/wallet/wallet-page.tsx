import { walletKinds } from '@pahiya/domain/garage/wallet';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { DocumentRow } from './document-row.tsx';
import { useKeptFiles } from './use-kept-files.ts';
import {
  type Wallet,
  type WalletDeed,
  type WalletField,
  type WalletOutcome,
  walletPath,
} from './wallet-outcome.ts';

type WalletPageProps = {
  readonly wallet: Wallet;
  readonly deed: WalletDeed | null;
  /** What the address fills in for a new document. */
  readonly first: { readonly kind: string; readonly validUpto: string };
  readonly outcome: WalletOutcome | null;
};

/** Copies of documents, a form for another one, and what counts at a check. */
export function WalletPage({ wallet, deed, first, outcome }: WalletPageProps) {
  const copy = useCopy('wallet');
  const path = usePagePath();
  const kept = useKeptFiles();
  return (
    <div className="grid gap-5 pt-3">
      <Breadcrumbs
        label={copy.title}
        trail={[{ href: path('/garage'), label: copy.garage }]}
        here={copy.title}
      />
      <PageTitle title={copy.title} lead={copy.lead} />
      {deed !== null && <DoneNote text={copy.done[deed]} />}
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      <div className="split lg:grid-cols-[minmax(0,1fr)_23rem]!">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          {wallet.documents.length === 0 ? (
            <EmptyFace title={copy.empty} detail={copy.emptyDetail} />
          ) : (
            <section aria-labelledby="documents" className="grid gap-3">
              <h2 id="documents">{copy.list}</h2>
              <ul className="grid gap-3">
                {wallet.documents.map((one) => (
                  <li key={one.documentId} className="card grid gap-2">
                    <DocumentRow document={one} outcome={outcome} kept={kept} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <AtACheck />
        </div>
        <AddDocument vehicles={wallet.vehicles} first={first} outcome={outcome} />
      </div>
    </div>
  );
}

/** Which copies count when the police ask. Source: CMVR, rule 139; docs/rules.md, DOCUMENTS-SHOWN. */
function AtACheck() {
  const { check } = useCopy('wallet');
  return (
    <Card id="check" title={check.title} look="accent">
      <div className="grid gap-3">
        <p>{check.text}</p>
        <p>
          <b>{check.valid}</b> {check.validText}
        </p>
        <p>
          <b>{check.notValid}</b> {check.notValidText}
        </p>
        <p>{check.policy}</p>
        <div className="actions">
          <ButtonLink
            href="https://www.digilocker.gov.in/"
            rel="noreferrer"
            variant="outline"
            size="sm"
          >
            {check.open}
          </ButtonLink>
        </div>
        <p className="text-fine text-ink-3">{check.source}</p>
      </div>
    </Card>
  );
}

type AddProps = Pick<Wallet, 'vehicles'> & Pick<WalletPageProps, 'first' | 'outcome'>;

function AddDocument({ vehicles, first, outcome }: AddProps) {
  const copy = useCopy('wallet');
  const { fields } = copy;
  const form = outcome?.kind === 'form' && outcome.documentId === null ? outcome : null;
  const errorOf = (field: WalletField) => {
    const fault = form?.errors[field];
    return fault === undefined ? undefined : copy.faults[fault];
  };
  const input = (name: WalletField) => ({ id: name, name, error: errorOf(name) });
  return (
    <Card id="add" title={copy.add}>
      <Form method="post" action={walletPath} encType="multipart/form-data" className="grid gap-4">
        <FormErrors
          title={copy.errorsTitle}
          errors={(['kind', 'file', 'validUpto', 'title'] as const).flatMap((fieldId) => {
            const message = errorOf(fieldId);
            return message === undefined ? [] : [{ fieldId, message }];
          })}
        />
        <SelectField
          {...input('kind')}
          label={fields.kind}
          emptyLabel={fields.choose}
          options={walletKinds.map((value) => ({ value, label: copy.kinds[value] }))}
          defaultValue={form?.typed.kind ?? first.kind}
          required
        />
        <TextField
          {...input('file')}
          type="file"
          label={fields.file}
          hint={fields.fileHint}
          accept="image/jpeg,image/png,image/webp,application/pdf"
          required
        />
        <SelectField
          id="vehicleNumber"
          name="vehicleNumber"
          label={fields.vehicle}
          emptyLabel={fields.noVehicle}
          options={vehicles.map(({ vehicleNumber, display }) => ({
            value: vehicleNumber,
            label: display,
          }))}
          defaultValue={form?.typed.vehicleNumber ?? ''}
        />
        <TextField
          {...input('validUpto')}
          label={fields.validUpto}
          hint={fields.validUptoHint}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={form?.typed.validUpto ?? first.validUpto}
        />
        <TextField
          {...input('title')}
          label={fields.title}
          hint={fields.titleHint}
          maxLength={80}
          autoComplete="off"
          defaultValue={form?.typed.title ?? ''}
        />
        <p className="text-ink-2 text-small">{copy.safety}</p>
        <SubmitButton label={copy.submit} busy={copy.busy} action={walletPath} block />
      </Form>
    </Card>
  );
}

/** Without a session: the wallet is nobody else's business. */
export function WalletVisitor() {
  const copy = useCopy('wallet');
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      <Card id="sign-in" title={copy.signIn}>
        <p>{copy.signInText}</p>
        <div className="pt-4">
          <ButtonLink href={path(signInPath(walletPath))}>{copy.signInLink}</ButtonLink>
        </div>
      </Card>
      <AtACheck />
    </div>
  );
}
