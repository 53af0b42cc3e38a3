import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerOffer } from '@pahiya/contracts/partner-leads/offer-contracts';
import { offerIncludes } from '@pahiya/contracts/partner-leads/offer-terms';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from '../../../parts/failure/refused.ts';
import { RefusalNote } from '../shell/partner-page.tsx';

type OfferPageProps = AnswerOf<typeof partnerOffer> & {
  readonly leadId: string;
  readonly deed: 'make' | 'revoke' | null;
  readonly refused: Refused | null;
};

/** The offer on a lead: made, shared by a link, revoked. */
export function OfferPage({ leadId, offer, token, deed, refused }: OfferPageProps) {
  const copy = useCopy('partner-offer');
  const { brand, language } = usePage();
  const path = usePagePath();
  const here = path(`/partner/leads/${leadId}/offer`);
  const link = token === null ? null : brand.siteUrl + path(`/s/${token}`);
  const isClosed = refused?.failure.code === 'partner/wrong-state';
  return (
    <div className="mx-auto grid max-w-2xl gap-4 pt-4">
      <p>
        <a href={path(`/partner/leads/${leadId}`)} className="inline-flex min-h-11 items-center">
          {copy.back}
        </a>
      </p>
      <h1>{copy.title}</h1>
      {deed !== null && refused === null && <DoneNote text={copy.done[deed]} />}
      {isClosed ? (
        <p className="form-errors" role="alert">
          {copy.closed}
        </p>
      ) : (
        <RefusalNote refused={refused} />
      )}
      {offer !== null && (
        <Card id="now" title={copy.now}>
          <p>
            <b className="nums">{formatRupees(paise(offer.pricePaise))}</b> · {copy.until}{' '}
            {instantText(offer.validUntil, language)}
          </p>
          {link === null ? (
            <p>{copy.over}</p>
          ) : (
            <p className="break-all pt-2">
              {copy.link}: <a href={link}>{link}</a>
            </p>
          )}
          <form method="post" action={here} className="pt-3">
            <input type="hidden" name="intent" value="revoke" />
            <Button variant="outline" size="sm">
              {copy.revoke}
            </Button>
          </form>
        </Card>
      )}
      <Card id="make" title={copy.make}>
        <p>{copy.text}</p>
        {offer !== null && <p className="pt-2">{copy.again}</p>}
        <form method="post" action={here} className="grid gap-4 pt-4">
          <input type="hidden" name="intent" value="make" />
          <TextField
            id="price"
            name="price"
            label={copy.price}
            hint={copy.priceHint}
            inputMode="numeric"
            maxLength={14}
            required
          />
          <TextField
            id="days"
            name="days"
            type="number"
            label={copy.days}
            hint={copy.daysHint}
            min={1}
            max={14}
            defaultValue="7"
            required
          />
          <fieldset className="grid gap-3">
            <legend className="font-semibold">{copy.includes}</legend>
            {offerIncludes.map((one) => (
              <CheckField
                key={one}
                id={`includes-${one}`}
                name="includes"
                value={one}
                label={copy.included[one]}
              />
            ))}
          </fieldset>
          <Button>{copy.make}</Button>
        </form>
      </Card>
    </div>
  );
}
