import type { Answer } from '@pahiya/api-client/api-client';
import { coverStart } from '@pahiya/domain/insurance/cover-start';
import { doubledCovers } from '@pahiya/domain/insurance/doubled-covers';
import { vehicleName } from '@pahiya/domain/rc/readable-names';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Card } from '@pahiya/ui/card';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { shortSource } from '../../../parts/texts/short-source.ts';
import { recordPath } from '../../../parts/vehicle-number/record-path.ts';
import { InsurerList } from '../home/insurer-list.tsx';
import { callBackPath, insurancePath } from '../insurance-path.ts';
import { DoubledNote } from '../quotes/doubled-note.tsx';
import { LicenceNote } from '../quotes/licence-note.tsx';
import { TermSources } from '../terms/term-sources.tsx';
import { CoverBars } from './cover-bars.tsx';
import { HeldPolicies } from './held-policies.tsx';
import { PremiumForm } from './premium-form.tsx';
import { PremiumResult } from './premium-result.tsx';
import type { PremiumField, PremiumWish } from './premium-wish.ts';

/** A vehicle with its covers and the price that the address asks for. */
export type PricedVehicle = {
  readonly home: Answer<'insuranceHomepage'>;
  readonly wish: PremiumWish;
  readonly asksUntil: boolean;
  readonly today: IstDate;
  /** No cover is chosen and none is needed until that day. */
  readonly coveredUntil: IstDate | null;
  readonly faults: readonly PremiumField[];
  readonly price: Answer<'validateInsurance'> | null;
  readonly failure: PageFailure | null;
};

/** Three bars of cover, then what the law or the usual rates make of a new policy. */
export function InsuranceVehiclePage(page: PricedVehicle) {
  const { home, wish, today, coveredUntil } = page;
  const { vehicle: copy, crumb, callBack } = useCopy('insurance');
  const { language, brand } = usePage();
  const path = usePagePath();
  const { vehicleDetails: details, cardParams } = home;
  if (details === null || cardParams === null) return null;
  const here = insurancePath(details.vehicleNumber);
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { href: path('/insurance-homepage'), label: crumb },
  ];
  const name = vehicleName(details.maker, details.model);
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={crumb} trail={trail} here={details.display} />
      <PageTitle title={copy.title(details.display)} lead={copy.lead} />
      <Card id="covers" title={copy.covers}>
        <div className="grid gap-4">
          {name !== null && <p lang="en">{name}</p>}
          <CoverBars details={details} today={today} />
          <HeldPolicies covers={details.covers} />
          <SourcesLine action={<a href={path(recordPath(details.vehicleNumber))}>{copy.record}</a>}>
            {copy.source(
              shortSource(details.source.name),
              instantText(details.fetchedAt, language),
            )}{' '}
            {details.source.sandbox && copy.sandbox}{' '}
            {details.freshness === 'source-down' && copy.sourceDown}
          </SourcesLine>
          <TermSources terms={['bonusKeptDays', 'valueFallPercent']} on={today} />
        </div>
      </Card>
      {cardParams.notPriced !== null && (
        <Card id="not-priced" title={copy.notPricedTitle}>
          <p>{copy.notPriced[cardParams.notPriced]}</p>
        </Card>
      )}
      {coveredUntil !== null && (
        <Card id="covered" title={copy.coveredTitle} tone="road">
          <p>{copy.covered(formatIstDate(coveredUntil, language))}</p>
          <a href={path('/reminders')} className="inline-flex min-h-11 items-center">
            {copy.coveredRemind}
          </a>
        </Card>
      )}
      {cardParams.notPriced === null && (
        <ChipLinks
          label={copy.coverLabel}
          boxed
          links={cardParams.offered.map((cover) => ({
            href: path(`${here}?cover=${cover}`),
            label: copy.coverNames[cover],
            isCurrent: coveredUntil === null && cover === wish.cover,
          }))}
        />
      )}
      {cardParams.notPriced === null && coveredUntil === null && (
        <>
          <DoubledNote {...details} doubled={doubledOf(page)} cover={wish.cover} />
          <PremiumForm {...page} key={JSON.stringify(wish)} />
          {page.failure !== null && <FailureFace failure={page.failure} />}
          {page.price !== null && (
            <PremiumResult price={page.price} wish={wish} params={cardParams} sale={home.sale} />
          )}
        </>
      )}
      <InsurerList insurers={home.insurers} />
      <p>
        <a
          href={path(callBackPath({ vehicleNumber: details.vehicleNumber }))}
          className="inline-flex min-h-11 items-center"
        >
          {callBack}
        </a>
      </p>
      {home.licence !== null && (
        <LicenceNote licence={home.licence} isSandbox={details.source.sandbox} />
      )}
    </div>
  );
}

/** What the chosen cover would double if it were bought today. */
function doubledOf({ home, wish: { cover }, today }: PricedVehicle) {
  const covers = (home.vehicleDetails?.covers ?? []).map((one) => ({
    ...one,
    until: one.until as IstDate | null,
  }));
  const dayOf = (kind: (typeof covers)[number]['kind']) =>
    covers.find((one) => one.kind === kind && !one.isEstimate)?.until ?? null;
  const ends = { ownDamageUntil: dayOf('own-damage'), thirdPartyUntil: dayOf('third-party') };
  return doubledCovers(covers, { cover, startsOn: coverStart({ cover, ...ends }, today) });
}
