import { familyRoles } from '@pahiya/domain/garage/family-role';
import { formatIstDate, istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { ShareButton } from '../../../parts/companion/share-button.tsx';
import { CopyButton } from '../../../parts/controls/copy-button.tsx';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { type Family, type FamilyDeed, familyPath } from './family-path.ts';

export type InviteField = 'vehicleNumber' | 'name' | 'role' | 'full';

/** Outcome of a form without redirect. */
export type FamilyOutcome =
  | {
      readonly kind: 'form';
      readonly typed: Readonly<Record<'vehicleNumber' | 'name' | 'role', string>>;
      readonly faults: readonly InviteField[];
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

type FamilyPageProps = {
  readonly family: Family;
  readonly deed: FamilyDeed | null;
  readonly outcome: FamilyOutcome | null;
};

/** Whose vehicles one sees, who sees one's own, and the form to invite somebody. */
export function FamilyPage({ family, deed, outcome }: FamilyPageProps) {
  const copy = useCopy('family');
  const path = usePagePath();
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
          {family.shared.length > 0 && <SharedCard shared={family.shared} />}
          <PeopleCard shares={family.shares} />
        </div>
        <InviteCard vehicles={family.vehicles} outcome={outcome} />
      </div>
    </div>
  );
}

function Plate({ display }: { readonly display: string }) {
  return (
    <span lang="en" translate="no" className="nums">
      {display}
    </span>
  );
}

function SharedCard({ shared }: Pick<Family, 'shared'>) {
  const copy = useCopy('family');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <Card id="shared" title={copy.shared.title}>
      <ul>
        {shared.map(({ shareId, vehicleNumber, display, role, owner, dues }) => (
          <li key={shareId} className="grid gap-1 border-line border-b py-3 last:border-b-0">
            <b>
              <Plate display={display} />
            </b>
            <p className="wrap-anywhere text-ink-2 text-small">
              {copy.shared.from(owner)} · {copy.roles[role]}
            </p>
            {dues.length === 0 ? (
              <p className="text-small">{copy.shared.nothingDue}</p>
            ) : (
              <ul className="text-small">
                {dues.map(({ document, upto }) => {
                  const day = upto === null ? null : parseIstDate(upto);
                  return (
                    <li key={document}>
                      {copy.documents[document]}
                      {day !== null && ` · ${formatIstDate(day, language)}`}
                    </li>
                  );
                })}
              </ul>
            )}
            <div className="flex flex-wrap items-center gap-2 pt-1">
              <ButtonLink
                href={path(`/garage/${vehicleNumber}/log`)}
                variant="outline"
                size="sm"
                aria-label={copy.of(copy.shared.log, display)}
              >
                {copy.shared.log}
              </ButtonLink>
              {role === 'driver' && (
                <ButtonLink
                  href={path('/garage/documents')}
                  variant="outline"
                  size="sm"
                  aria-label={copy.of(copy.shared.documents, display)}
                >
                  {copy.shared.documents}
                </ButtonLink>
              )}
              <EndForm shareId={shareId} label={copy.shared.leave} of={display} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PeopleCard({ shares }: Pick<Family, 'shares'>) {
  const copy = useCopy('family');
  return (
    <Card id="people" title={copy.people.title}>
      {shares.length === 0 ? (
        <p>{copy.people.none}</p>
      ) : (
        <ul>
          {shares.map((share) => (
            <li
              key={share.shareId}
              className="grid gap-1 border-line border-b py-3 last:border-b-0"
            >
              <Person share={share} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Person({ share }: { readonly share: Family['shares'][number] }) {
  const copy = useCopy('family');
  const { language, brand } = usePage();
  const { shareId, display, role, name, member, joinPath, expiresAt } = share;
  const until = formatIstDate(istDateOf(new Date(expiresAt)), language);
  return (
    <>
      <b className="wrap-anywhere">{name}</b>
      <p className="text-ink-2 text-small">
        <Plate display={display} /> · {copy.roles[role]}
        {member !== null && (
          <>
            {' · '}
            <Plate display={member} />
          </>
        )}
      </p>
      {joinPath !== null && (
        <div className="grid gap-2">
          <TextField
            id={`link-${shareId}`}
            name={`link-${shareId}`}
            label={copy.people.link(name)}
            hint={copy.people.open(until)}
            value={new URL(joinPath, `${brand.siteUrl}/`).href}
            readOnly
            dir="ltr"
          />
          <div className="flex flex-wrap gap-2">
            <ShareButton
              text={copy.people.message(display)}
              url={new URL(joinPath, `${brand.siteUrl}/`).href}
              label={copy.people.share}
            />
            <CopyButton
              text={new URL(joinPath, `${brand.siteUrl}/`).href}
              label={copy.people.copy}
            />
          </div>
        </div>
      )}
      <EndForm
        shareId={shareId}
        label={joinPath === null ? copy.people.remove : copy.people.withdraw}
        of={`${name}, ${display}`}
      />
    </>
  );
}

type EndFormProps = { readonly shareId: string; readonly label: string; readonly of: string };

function EndForm({ shareId, label, of }: EndFormProps) {
  const copy = useCopy('family');
  return (
    <Form method="post" action={familyPath}>
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="shareId" value={shareId} />
      <Button type="submit" variant="quiet" size="sm" aria-label={copy.of(label, of)}>
        {label}
      </Button>
    </Form>
  );
}

type InviteCardProps = Pick<Family, 'vehicles'> & Pick<FamilyPageProps, 'outcome'>;

function InviteCard({ vehicles, outcome }: InviteCardProps) {
  const copy = useCopy('family');
  const { invite } = copy;
  const path = usePagePath();
  if (vehicles.length === 0) {
    return (
      <Card id="invite" title={invite.title}>
        <p>{invite.noVehicle}</p>
        <div className="pt-4">
          <ButtonLink href={path('/garage')} variant="outline" size="sm">
            {copy.garage}
          </ButtonLink>
        </div>
      </Card>
    );
  }
  const form = outcome?.kind === 'form' ? outcome : null;
  const messageOf = (field: InviteField) =>
    form?.faults.includes(field) === true ? invite.faults[field] : undefined;
  const vehicleError = messageOf('vehicleNumber') ?? messageOf('full');
  const errors = [
    { fieldId: 'vehicleNumber', message: vehicleError },
    { fieldId: 'name', message: messageOf('name') },
    { fieldId: 'role-driver', message: messageOf('role') },
  ].flatMap(({ fieldId, message }) => (message === undefined ? [] : [{ fieldId, message }]));
  return (
    <Card id="invite" title={invite.title}>
      <Form method="post" action={familyPath} className="grid gap-4">
        <FormErrors title={invite.errorsTitle} errors={errors} />
        <SelectField
          id="vehicleNumber"
          name="vehicleNumber"
          label={invite.vehicle}
          emptyLabel={invite.choose}
          options={vehicles.map(({ vehicleNumber, display }) => ({
            value: vehicleNumber,
            label: display,
          }))}
          defaultValue={form?.typed.vehicleNumber ?? ''}
          error={vehicleError}
          required
        />
        <TextField
          id="name"
          name="name"
          label={invite.name}
          hint={invite.nameHint}
          maxLength={40}
          autoComplete="off"
          defaultValue={form?.typed.name ?? ''}
          error={messageOf('name')}
          required
        />
        <fieldset className="grid gap-2">
          <legend>{invite.role}</legend>
          {familyRoles.map((role) => (
            <CheckField
              key={role}
              id={`role-${role}`}
              name="role"
              type="radio"
              value={role}
              label={copy.roles[role]}
              hint={invite.rights[role]}
              defaultChecked={form?.typed.role === role}
              required
            />
          ))}
        </fieldset>
        <p className="text-ink-2 text-small">{invite.note}</p>
        <SubmitButton label={invite.submit} busy={invite.busy} action={familyPath} block />
      </Form>
    </Card>
  );
}

/** Without a session: shared vehicles belong to an account. */
export function FamilyVisitor({ next }: { readonly next: string }) {
  const copy = useCopy('family');
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      <Card id="sign-in" title={copy.signIn}>
        <p>{copy.signInText}</p>
        <div className="pt-4">
          <ButtonLink href={path(signInPath(next))}>{copy.signInLink}</ButtonLink>
        </div>
      </Card>
    </div>
  );
}
