import { vehicleOffer } from '@pahiya/contracts/partner-leads/lead-calls';
import '../../frame/styles/records.css';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { instantText } from '../../parts/failure/instant-text.ts';
import { toPageFailure } from '../../parts/failure/page-failure.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(vehicleOffer, {
    params: { id: params.token ?? '' },
  });
  if (answer.ok) return { kind: 'offer' as const, ...answer.value };
  const failure = toPageFailure(answer.error);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('offer').title,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('offer');
  const { language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') {
    return (
      <div className="mx-auto max-w-2xl pt-4">
        <FailureFace failure={page.failure} level={1} action={null} />
      </div>
    );
  }
  const { firm, offer } = page;
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-4">
      <h1>
        <bdi>{copy.heading(firm.name)}</bdi>
      </h1>
      <Card id="offer" title={<bdi>{offer.title}</bdi>}>
        <KeyValues
          facts={[
            {
              id: 'price',
              term: copy.price[offer.direction],
              detail: formatRupees(paise(offer.pricePaise)),
              note: copy.allIn,
            },
            {
              id: 'includes',
              term: copy.includes,
              detail:
                offer.includes.length === 0
                  ? copy.nothing
                  : offer.includes.map((one) => copy.included[one]).join(', '),
            },
            {
              id: 'city',
              term: copy.city,
              detail: offer.city.name[language === 'hi' ? 'hi' : 'en'],
            },
            { id: 'made', term: copy.made, detail: instantText(offer.madeAt, language) },
            { id: 'until', term: copy.until, detail: instantText(offer.validUntil, language) },
          ]}
        />
        <p className="pt-3">{copy.note}</p>
        <p>
          <a href={path('/account/contacts')} className="inline-flex min-h-11 items-center">
            {copy.who}
          </a>
        </p>
      </Card>
    </div>
  );
}
