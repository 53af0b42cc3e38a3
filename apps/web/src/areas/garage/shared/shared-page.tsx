import { walletKinds } from '@pahiya/domain/garage/wallet';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { SelectField } from '@pahiya/ui/select-field';
import { type FormEvent, useState } from 'react';
import { useSubmit } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { dropShared } from '../../../frame/sw/shared-items.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { challansPath, recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { walletPath } from '../wallet/wallet-outcome.ts';
import { type FoundItem, useSharedItem } from './use-shared-item.ts';

export const sharedPath = '/app/share';

type SharedPageProps = { readonly isLoggedIn: boolean; readonly posted: FoundItem | null };

/** What was shared with the app, and what can be done about it. */
export function SharedPage({ isLoggedIn, posted }: SharedPageProps) {
  const copy = useCopy('shared');
  const path = usePagePath();
  const kept = useSharedItem();
  const item = posted ?? kept;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      {item === null && <p role="status">{copy.reading}</p>}
      {(item === 'none' || (item !== null && item.text === '' && item.file === null)) && (
        <EmptyFace
          title={copy.none}
          detail={copy.noneDetail}
          action={<ButtonLink href={path(walletPath)}>{copy.documents}</ButtonLink>}
        />
      )}
      {item !== null && item !== 'none' && (
        <>
          {item.text !== '' && <TextCard item={item} />}
          {item.file !== null && (
            <FileCard file={item.file} fault={item.fault} isLoggedIn={isLoggedIn} />
          )}
        </>
      )}
    </div>
  );
}

function TextCard({ item: { text, vehicleNumber } }: { readonly item: FoundItem }) {
  const copy = useCopy('shared');
  const path = usePagePath();
  const display =
    vehicleNumber === null ? null : displayVehicleNumber(vehicleNumber as VehicleNumber);
  return (
    <Card id="text" title={copy.text.title}>
      <div className="grid gap-4">
        <blockquote className="wrap-anywhere whitespace-pre-line">{text.slice(0, 600)}</blockquote>
        {vehicleNumber !== null && display !== null && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={path(recordPath(vehicleNumber))}>
              {copy.text.lookUp(display)}
            </ButtonLink>
            <ButtonLink href={path(challansPath(vehicleNumber))} variant="outline">
              {copy.text.challans(display)}
            </ButtonLink>
          </div>
        )}
        <form method="post" action={path('/fake-challan-check')}>
          <input type="hidden" name="text" value={text} />
          <Button type="submit" variant="outline" onClick={() => void dropShared()}>
            {copy.text.check}
          </Button>
        </form>
      </div>
    </Card>
  );
}

type FileCardProps = {
  readonly file: File;
  readonly fault: FoundItem['fault'];
  readonly isLoggedIn: boolean;
};

/** The file goes to the wallet as if it had been chosen there. */
function FileCard({ file, fault, isLoggedIn }: FileCardProps) {
  const copy = useCopy('shared');
  const path = usePagePath();
  const submit = useSubmit();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const form = new FormData(event.currentTarget);
    form.set('file', file);
    await submit(form, { method: 'post', action: walletPath, encType: 'multipart/form-data' });
    // Without a network, or refused, it stays on the device and can be saved again from here.
    if (new URLSearchParams(window.location.search).get('done') === 'added') await dropShared();
    setBusy(false);
  };
  return (
    <Card id="file" title={copy.file.title}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">{file.name}</p>
        {fault !== null ? (
          <>
            <p role="alert">{copy.file.faults[fault]}</p>
            <div>
              <ButtonLink href={path(walletPath)} variant="outline">
                {copy.documents}
              </ButtonLink>
            </div>
          </>
        ) : isLoggedIn ? (
          <form className="grid gap-4" onSubmit={(event) => void send(event)}>
            <SelectField
              id="kind"
              name="kind"
              label={copy.file.kind}
              emptyLabel={copy.file.choose}
              options={walletKinds.map((value) => ({ value, label: copy.file.kinds[value] }))}
              required
            />
            <Button type="submit" busy={isBusy ? copy.file.busy : undefined}>
              {copy.file.save}
            </Button>
          </form>
        ) : (
          <>
            <p>{copy.file.signIn}</p>
            <div>
              <ButtonLink href={path(signInPath(sharedPath))}>{copy.file.signInLink}</ButtonLink>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
