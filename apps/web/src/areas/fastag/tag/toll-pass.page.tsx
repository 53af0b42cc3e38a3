import type { Answer } from '@pahiya/api-client/api-client';
import { tollPass } from '@pahiya/contracts/fastag/tag-page-calls';
import '../../../frame/styles/records.css';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { readRupees } from './form-values.ts';
import { tagPageFailure, tagVehicleOf } from './load-tag-page.ts';
import { RuleLine } from './rule-line.tsx';
import { TagFrame } from './tag-frame.tsx';
import { tagPath } from './tag-paths.ts';

/** Address of the seller of the pass. Source: NHAI's own site. */
const officialSite = 'https://nhai.gov.in/';

type Typed = { readonly fee: string; readonly trips: string };

/** The fee and the own trips are in the address: the form is a plain GET. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const vehicle = await tagVehicleOf(params.vehicleNum);
  const { vehicleNumber } = vehicle;
  const search = new URL(request.url).searchParams;
  const typed: Typed = {
    fee: (search.get('fee') ?? '').slice(0, 12),
    trips: (search.get('trips') ?? '').slice(0, 6),
  };
  const fee = typed.fee === '' ? undefined : readRupees(typed.fee);
  const trips = typed.trips === '' ? undefined : Number(typed.trips);
  const isBadFee = fee === null || (fee !== undefined && (fee < 100 || fee > 1_000_000));
  const isBadTrips =
    trips !== undefined && !(Number.isInteger(trips) && trips >= 0 && trips <= 2000);
  const query = {
    ...(isBadFee || fee === undefined ? {} : { feePaise: fee }),
    ...(isBadTrips || trips === undefined ? {} : { ownTrips: trips }),
  };
  const answer = await pageTools(context).api.call(tollPass, { params: { vehicleNumber }, query });
  const page = { vehicle, typed, isBadFee, isBadTrips };
  if (answer.ok) {
    const status = isBadFee || isBadTrips ? 400 : 200;
    return data({ ...page, answer: answer.value, failure: null }, { status });
  }
  const failure = tagPageFailure(answer.error, vehicleNumber);
  return data({ ...page, answer: null, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('toll-tag').pass.title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const { vehicle, answer, failure } = page;
  const copy = useCopy('toll-tag').pass;
  return (
    <TagFrame vehicle={vehicle} title={copy.title}>
      {failure !== null && <FailureFace failure={failure} />}
      {answer !== null && (
        <>
          <p className="text-ink-2">
            {copy.lead(formatRupees(answer.price as Paise), answer.tripsInPass)}
          </p>
          <Verdict answer={answer} />
          <PassForm {...page} />
          <Counted answer={answer} />
          <Card id="official" title={copy.officialTitle} look="accent">
            <p>{copy.official}</p>
            <RuleLine rule={answer.rule} />
            <div className="actions pt-4">
              <ButtonLink
                href={officialSite}
                target="_blank"
                rel="noopener noreferrer"
                variant="outline"
              >
                {copy.officialLink}
              </ButtonLink>
            </div>
          </Card>
        </>
      )}
    </TagFrame>
  );
}

type Pass = Answer<'tollPass'>;

function Verdict({ answer }: { answer: Pass }) {
  const copy = useCopy('toll-tag').pass;
  const { breakEven, verdict, price } = answer;
  if (breakEven === null) return null;
  const tone = { pays: 'road', 'does-not-pay': 'amber', never: 'amber', unknown: 'sky' } as const;
  const title =
    breakEven.trips === null
      ? copy.never(formatRupees(price as Paise))
      : copy.pays(breakEven.trips);
  return (
    <Card id="verdict" title={title} tone={tone[verdict]}>
      <p>{copy.verdicts[verdict]}</p>
    </Card>
  );
}

type PassFormProps = {
  readonly vehicle: { readonly vehicleNumber: string };
  readonly typed: Typed;
  readonly isBadFee: boolean;
  readonly isBadTrips: boolean;
};

function PassForm({ vehicle, typed, isBadFee, isBadTrips }: PassFormProps) {
  const copy = useCopy('toll-tag').pass;
  const path = usePagePath();
  const errors = [
    ...(isBadFee ? [{ fieldId: 'fee', message: copy.bad }] : []),
    ...(isBadTrips ? [{ fieldId: 'trips', message: copy.badTrips }] : []),
  ];
  return (
    <form method="get" action={path(tagPath(vehicle.vehicleNumber, 'annual-pass'))}>
      <Card>
        <div className="grid gap-4">
          <FormErrors title={copy.errorTitle} errors={errors} />
          <TextField
            id="fee"
            name="fee"
            label={copy.fee}
            hint={copy.feeHint}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typed.fee}
            error={isBadFee ? copy.bad : undefined}
            required
          />
          <TextField
            id="trips"
            name="trips"
            label={copy.own}
            hint={copy.ownHint}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.trips}
            error={isBadTrips ? copy.badTrips : undefined}
          />
          <Button type="submit" block>
            {copy.submit}
          </Button>
        </div>
      </Card>
    </form>
  );
}

function Counted({ answer }: { answer: Pass }) {
  const copy = useCopy('toll-tag').pass.counted;
  const path = usePagePath();
  const { counted, vehicle } = answer;
  return (
    <Card id="counted" title={copy.title} look="quiet">
      <div className="grid gap-2">
        {counted === null ? (
          <p>
            {copy.off} <a href={path(tagPath(vehicle.vehicleNumber, 'crossings'))}>{copy.turnOn}</a>
          </p>
        ) : (
          <>
            <p>
              <b>{copy.trips(counted.trips, counted.days)}</b>
            </p>
            <p>{counted.tripsInYear === null ? copy.short : copy.year(counted.tripsInYear)}</p>
            {counted.other > 0 && <p>{copy.other(counted.other)}</p>}
            <p className="text-ink-2 text-small">{copy.closed}</p>
          </>
        )}
      </div>
    </Card>
  );
}
