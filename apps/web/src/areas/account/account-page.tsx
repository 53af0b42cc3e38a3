import type { Account } from '@pahiya/contracts/account/account-contracts';
import type { Consent } from '@pahiya/contracts/account/consent-contracts';
import type { Device } from '@pahiya/contracts/auth/device-contracts';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Receipt } from '@pahiya/ui/icons';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { DoneNote } from '../../parts/controls/done-note.tsx';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import type { AccountOutcome } from './account-outcome.ts';
import { ConsentsCard } from './consents-card.tsx';
import { DeleteCard, ExportCard } from './data-cards.tsx';
import { DetailsCard } from './details-card.tsx';
import { DevicesCard } from './devices-card.tsx';

type AccountPageProps = {
  readonly account: Account;
  readonly devices: readonly Device[] | null;
  readonly consents: readonly Consent[] | null;
  readonly outcome: AccountOutcome | null;
};

/** All data about the person, with the means to change or delete it. */
export function AccountPage({ account, devices, consents, outcome }: AccountPageProps) {
  const copy = useCopy('account');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <div className="grid gap-5 pt-3">
      <div>
        <h1>{copy.title}</h1>
        <p className="pt-1 text-ink-2">
          {copy.mobile} <span className="nums text-ink">{account.mobileMasked}</span>
          {' · '}
          {copy.since(formatIstDate(istDateOf(new Date(account.createdAt)), language))}
        </p>
        <div className="actions pt-3">
          <ButtonLink href={path('/orders')} variant="outline" size="sm" icon={<Receipt />}>
            {copy.orders}
          </ButtonLink>
          <ButtonLink href={path('/sell-car/listings')} variant="outline" size="sm">
            {copy.listings}
          </ButtonLink>
          <ButtonLink href={path('/sell-car/sales')} variant="outline" size="sm">
            {copy.sales}
          </ButtonLink>
          <ButtonLink href={path('/account/contacts')} variant="outline" size="sm">
            {copy.contacts}
          </ButtonLink>
          <ButtonLink href={path('/community/news')} variant="outline" size="sm">
            {copy.news}
          </ButtonLink>
        </div>
      </div>
      {outcome?.kind === 'saved' && <DoneNote text={copy.saved} />}
      {outcome?.kind === 'device-signed-out' && <DoneNote text={copy.devices.signedOut} />}
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <DetailsCard account={account} outcome={outcome} />
          <ConsentsCard consents={consents} />
        </div>
        <div className="grid gap-4">
          <DevicesCard devices={devices} />
          <ExportCard />
          <DeleteCard isConfirmMissing={outcome?.kind === 'confirm-missing'} />
        </div>
      </div>
    </div>
  );
}
