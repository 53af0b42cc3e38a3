import type { TagOfferOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import type { TagClass } from '@pahiya/domain/fastag/tag-class';
import { vehicleName } from '@pahiya/domain/rc/readable-names';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { Guard } from '@pahiya/ui/guard';
import { Plate } from '@pahiya/ui/plate';
import { SumHead } from '@pahiya/ui/sum-head';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { shortSource } from '../../../parts/texts/short-source.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { rechargePath } from '../recharge/recharge-paths.ts';
import { CallBackCard } from './call-back-card.tsx';
import { TagPrice } from './price-table.tsx';

type OfferProps = { readonly offer: TagOfferOnWire };

/** A tag for a vehicle: the tag that it has, its class, and the whole price before anything is asked. */
export function OfferPage({
  offer,
  failure,
}: OfferProps & { readonly failure: PageFailure | null }) {
  const copy = useCopy('tag-buy');
  const path = usePagePath();
  const { display, tagClass } = offer;
  const name = vehicleName(offer.maker, offer.model);
  return (
    <div className="narrow-page grid gap-5">
      <SumHead
        title={copy.title}
        note={name === null ? undefined : <EnglishRun text={name} />}
        plate={<Plate parts={plateParts(display)} size="sm" label={copy.vehicle} />}
      />
      {failure !== null && <FailureFace failure={failure} action={null} />}
      {tagClass.kind === 'none' ? (
        <Card title={copy.none.title} id="none">
          <p>{copy.none.text}</p>
          <div className="actions pt-4">
            <ButtonLink href={path('/tollsetu/buy')} variant="outline">
              {copy.otherVehicle}
            </ButtonLink>
          </div>
        </Card>
      ) : (
        <>
          <ClassCard offer={offer} />
          <PriceCard offer={offer} />
        </>
      )}
      <CallBackCard />
    </div>
  );
}

/** The class by the record, or the choice that the record leaves open. */
function ClassCard({ offer }: OfferProps) {
  const copy = useCopy('tag-buy');
  const words = useCopy('new-tag');
  const { language } = usePage();
  const { tagClass, vehicleNumber } = offer;
  if (tagClass.kind === 'none') return null;
  const name = (one: TagClass) => words.className(one, words.classes[one]);
  return (
    <Card title={copy.class.title} id="class">
      {tagClass.kind === 'choose' ? (
        <Form method="get" action="/tollsetu/buy" className="grid gap-3">
          <input type="hidden" name="number" value={vehicleNumber} />
          <fieldset className="grid gap-2">
            <legend className="pb-2">{copy.class.choose}</legend>
            {tagClass.choices.map((one) => (
              <CheckField
                key={one}
                type="radio"
                id={`class-${one}`}
                name="tagClass"
                value={one}
                label={name(one)}
                required
              />
            ))}
          </fieldset>
          <div className="actions">
            <Button type="submit">{copy.class.submit}</Button>
          </div>
        </Form>
      ) : (
        <>
          <p className="font-semibold">{name(tagClass.tagClass)}</p>
          <p className="pt-1 text-ink-2 text-small">
            {tagClass.kind === 'known'
              ? copy.class.byRecord(instantText(offer.recordFetchedAt, language))
              : copy.class.byYou}
          </p>
        </>
      )}
    </Card>
  );
}

function PriceCard({ offer }: OfferProps) {
  const copy = useCopy('tag-buy');
  const { price, issuer } = offer;
  if (price === null) return null;
  if (price.state !== 'priced') {
    return (
      <Card title={copy.price} id="price">
        <p role="status">{copy.noPrice[price.state]}</p>
      </Card>
    );
  }
  return (
    <>
      <PresentTags offer={offer} />
      <StartForm offer={offer} tagClass={price.tagClass}>
        <Card title={copy.price} id="price">
          <TagPrice price={price} issuer={issuer.name} />
        </Card>
      </StartForm>
    </>
  );
}

/** What the directory says about tags on the vehicle; a question before going on is in the form. */
function PresentTags({ offer: { presentTags } }: OfferProps) {
  const { present: copy } = useCopy('tag-buy');
  const { language } = usePage();
  if (presentTags.state === 'unavailable') {
    return (
      <Card title={copy.unavailableTitle} id="present" tone="amber">
        <p>{copy.unavailable(shortSource(presentTags.source))}</p>
      </Card>
    );
  }
  if (presentTags.tags.length > 0) return null;
  return (
    <p className="text-ink-2 text-small">
      {copy.none(shortSource(presentTags.source), instantText(presentTags.askedAt, language))}
    </p>
  );
}

type StartFormProps = OfferProps & {
  readonly tagClass: TagClass;
  /** The price. */
  readonly children: ReactNode;
};

/** The question about a present tag, the price, and the way on. */
function StartForm({ offer, tagClass, children }: StartFormProps) {
  const copy = useCopy('tag-buy');
  const { language } = usePage();
  const path = usePagePath();
  const { presentTags, vehicleNumber } = offer;
  const tags = presentTags.state === 'known' ? presentTags.tags : [];
  return (
    <Form method="post" action="/tollsetu/buy" className="grid gap-4">
      <input type="hidden" name="vehicleNumber" value={vehicleNumber} />
      {offer.tagClass.kind === 'chosen' && <input type="hidden" name="tagClass" value={tagClass} />}
      {tags.length > 0 && (
        <Guard
          id="present"
          title={copy.present.title}
          check={
            <CheckField
              id="replaces"
              name="replacesTag"
              value="yes"
              label={copy.present.confirm}
              required
            />
          }
        >
          <ul className="grid gap-1">
            {tags.map((tag) => (
              <li key={`${tag.bankId} ${tag.issuedOn} ${tag.status}`}>
                {copy.present.tag(
                  tag.bankId,
                  tag.issuedOn && formatIstDate(tag.issuedOn as IstDate, language),
                  copy.present.statuses[tag.status] ?? tag.status,
                )}
              </li>
            ))}
          </ul>
          <p className="pt-2">
            {copy.present.text}{' '}
            <a href={path(rechargePath({ vehicleNumber }))}>{copy.present.recharge}</a>
          </p>
        </Guard>
      )}
      {children}
      <p>{copy.start.text}</p>
      <SubmitButton label={copy.start.submit} busy={copy.start.busy} action="/tollsetu/buy" block />
    </Form>
  );
}
