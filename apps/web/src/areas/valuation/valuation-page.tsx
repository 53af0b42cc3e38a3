import { pathIn } from '@pahiya/domain/shared/language';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import type { ReactNode } from 'react';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../parts/page/page-title.tsx';
import { NumberForm } from '../../parts/vehicle-number/number-form.tsx';
import { CarForm } from './car-form.tsx';
import { ComparablesCard } from './cards/comparables-card.tsx';
import { ConditionCard } from './cards/condition-card.tsx';
import { PriceCard, type Priced } from './cards/price-card.tsx';
import { WorkingCard } from './cards/working-card.tsx';
import { ChooseCar } from './choose-car.tsx';
import type { loadValuation } from './load-valuation.ts';
import { type ValuationWish, wishPath } from './valuation-wish.ts';

type Loaded = Exclude<Awaited<ReturnType<typeof loadValuation>>, Response>['data'];

/** Values a car: by its number, or by choosing it; then the price with its working. */
export function ValuationPage({ page }: { readonly page: Loaded }) {
  const copy = useCopy('valuation');
  const { brand, language } = usePage();
  const { path, wish, step, failure, from, number } = page;
  const words = copy.pages[path];
  const home = {
    href: pathIn(language, '/'),
    label: language === 'hi' ? brand.nameHindi : brand.name,
  };
  const isStart = step?.kind === 'make';
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-4">
        <Breadcrumbs label={copy.crumbs} trail={[home]} here={words.crumb} />
        <PageTitle title={words.title} lead={words.lead} />
      </div>
      {failure !== null && (
        <FailureFace failure={failure} action={step === null ? undefined : null} />
      )}
      {failure !== null && step !== null && <p>{copy.number.failed}</p>}
      {from !== null && step !== null && (
        <p role="status">{from === 'record' ? copy.found : copy.unknown}</p>
      )}
      {step?.kind === 'form' ? (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
          {step.priced === null ? (
            <CarForm path={path} wish={wish} form={step} />
          ) : (
            <>
              <Result priced={step.priced}>
                {isExchange(wish) && <ExchangeStep priced={step.priced} listing={wish.exchange} />}
                {path === '/sell-car' && <NextSteps priced={step.priced} wish={wish} />}
              </Result>
              <CarForm path={path} wish={wish} form={step} />
            </>
          )}
        </div>
      ) : (
        <div className={isStart ? 'grid items-start gap-6 lg:grid-cols-[24rem_1fr]' : 'grid gap-6'}>
          {/* A number would lose the car that is wanted. */}
          {isStart && !isExchange(wish) && (
            <div className="card">
              <NumberForm
                key={number.typed}
                marks={copy.marks}
                label={copy.number.label}
                typed={number.typed}
                problem={number.problem}
                hint={number.hint}
                action={path}
                submit={copy.number.submit}
                variant="sun"
              />
              <p className="pt-3 text-ink-2 text-small">{copy.number.note}</p>
            </div>
          )}
          {step !== null && <ChooseCar path={path} wish={wish} step={step} />}
        </div>
      )}
    </div>
  );
}

function isExchange(wish: ValuationWish): wish is ValuationWish & { readonly exchange: string } {
  return wish.exchange !== undefined && /^[a-z]{8}$/.test(wish.exchange);
}

/** Back to the car for which the valued one is offered in exchange. */
function ExchangeStep({ priced, listing }: { readonly priced: Priced; readonly listing: string }) {
  const copy = useCopy('valuation').exchange;
  const pagePath = usePagePath();
  if (priced.valuation.kind !== 'value') return null;
  return (
    <section aria-labelledby="exchange" className="card grid gap-3">
      <h2 id="exchange">{copy.title}</h2>
      <p>{copy.text}</p>
      <div className="actions">
        <ButtonLink href={pagePath(`/part-exchange/${listing}?estimate=${priced.estimateId}`)}>
          {copy.submit}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Ways to sell the car that was valued. */
function NextSteps({ priced, wish }: { readonly priced: Priced; readonly wish: ValuationWish }) {
  const { sell } = useCopy('valuation');
  const pagePath = usePagePath();
  const inspection = new URLSearchParams({
    km: String(priced.car.km),
    cityId: String(priced.car.city.cityId),
    ...(priced.valuation.kind === 'value' && { estimateId: priced.estimateId }),
  });
  return (
    <section aria-labelledby="sell" className="card grid gap-3">
      <h2 id="sell">{sell.title}</h2>
      <p>{sell.dealers}</p>
      <div className="actions">
        <ButtonLink href={`${pagePath('/sell-car/inspection')}?${inspection}`}>
          {sell.book}
        </ButtonLink>
      </div>
      <p>{sell.yourself}</p>
      <div className="actions">
        <ButtonLink href={pagePath(wishPath('/sell-car/listings/new', wish))} variant="outline">
          {sell.list}
        </ButtonLink>
      </div>
    </section>
  );
}

function Result({ priced, children }: { readonly priced: Priced; readonly children: ReactNode }) {
  const copy = useCopy('valuation').none;
  const { valuation } = priced;
  if (valuation.kind === 'none') {
    return (
      <div className="grid gap-6">
        <EmptyFace
          title={copy.title}
          detail={`${copy.reasons[valuation.reason]} ${copy.found(valuation.found)}`}
        />
        {children}
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <PriceCard priced={priced} value={valuation} />
      {children}
      <WorkingCard value={valuation} />
      <ConditionCard conditions={valuation.conditions} />
      <ComparablesCard comparables={valuation.comparables} />
    </div>
  );
}
