import type { Answer } from '@pahiya/api-client/api-client';
import { fastagRule } from '@pahiya/domain/fastag/rules';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { AreaGroup } from '@pahiya/ui/area-group';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { FailedFace } from '@pahiya/ui/failed-face';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace, TryAgain } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { shortSource } from '../../../parts/texts/short-source.ts';
import { buyPath } from '../buy-paths.ts';
import { AutoTopUp } from './auto-top-up.tsx';
import type { TagVehicle } from './load-tag-page.ts';
import { ProveForm, type ProveOutcome } from './prove-form.tsx';
import { RuleLine } from './rule-line.tsx';
import { TagFrame } from './tag-frame.tsx';
import { tagPath } from './tag-paths.ts';
import { TagView } from './tag-view.tsx';

type Tags = Answer<'tollTag'>;
type Page =
  | { readonly kind: 'visitor' | 'unproved'; readonly vehicle: TagVehicle }
  | { readonly kind: 'tags'; readonly vehicle: TagVehicle; readonly answer: Tags }
  | { readonly kind: 'failed'; readonly vehicle: TagVehicle; readonly failure: PageFailure };

type TollTagPageProps = { readonly page: Page; readonly outcome: ProveOutcome | null };

/** The tag page of a vehicle for its proved owner; before that, the way to prove it. */
export function TollTagPage({ page, outcome }: TollTagPageProps) {
  const copy = useCopy('toll-tag');
  const { vehicle } = page;
  return (
    <TagFrame vehicle={vehicle} title={copy.title} isTagPage>
      {page.kind === 'visitor' && <SignInFirst vehicleNumber={vehicle.vehicleNumber} />}
      {page.kind === 'unproved' && (
        <ProveForm vehicleNumber={vehicle.vehicleNumber} outcome={outcome} />
      )}
      {page.kind === 'failed' && <FailureFace failure={page.failure} />}
      {page.kind === 'tags' && <OwnTags answer={page.answer} />}
    </TagFrame>
  );
}

function SignInFirst({ vehicleNumber }: { vehicleNumber: string }) {
  const copy = useCopy('toll-tag').signIn;
  const path = usePagePath();
  return (
    <Card id="sign-in" title={copy.title} look="accent">
      <p>{copy.text}</p>
      <div className="actions pt-4">
        <ButtonLink href={path(signInPath(tagPath(vehicleNumber)))}>{copy.action}</ButtonLink>
      </div>
    </Card>
  );
}

function OwnTags({ answer }: { answer: Tags }) {
  const { tags: copy, nav } = useCopy('toll-tag');
  const { tryAgain } = useCopy('errors');
  const { language } = usePage();
  const path = usePagePath();
  const { tags, vehicle } = answer;
  const links = [
    { sub: 'crossings', name: nav.crossings },
    { sub: 'dispute', name: nav.dispute },
    { sub: 'e-notices', name: nav.notices },
    { sub: 'annual-pass', name: nav.pass },
    { sub: 'photo', name: nav.photo },
  ] as const;
  return (
    <>
      {tags === null && (
        <FailedFace
          title={copy.failed}
          detail={copy.failedText}
          action={<TryAgain label={tryAgain} />}
        />
      )}
      {tags?.length === 0 && (
        <>
          <EmptyFace
            title={copy.none}
            detail={copy.noneText}
            action={
              <ButtonLink href={path(buyPath({ vehicleNumber: vehicle.vehicleNumber }))}>
                {copy.buy}
              </ButtonLink>
            }
          />
          <WithoutTag readAt={answer.readAt} />
        </>
      )}
      {tags?.map((tag) => (
        <TagView
          key={`${tag.tagIdLast4}-${tag.issuedOn}`}
          tag={tag}
          vehicle={vehicle}
          readAt={answer.readAt}
        />
      ))}
      {tags !== null && <TwoTags tags={tags} rule={answer.oneTagRule} />}
      <p className="text-ink-2 text-small">
        {copy.source} <EnglishRun text={shortSource(answer.source.name)} />
        {tags !== null && ` · ${copy.asOn(instantText(answer.readAt, language))}`}
        {answer.provedUntil !== null &&
          ` · ${copy.provedUntil(formatIstDate(istDateOf(new Date(answer.provedUntil)), language))}`}
      </p>
      <AreaGroup
        id="tag-pages"
        title={nav.label}
        look="rows"
        links={links.map(({ sub, name }) => ({
          href: path(tagPath(vehicle.vehicleNumber, sub)),
          name,
        }))}
      />
      <AutoTopUp />
    </>
  );
}

/** What a plaza charges without a tag, by the rules of the day. */
function WithoutTag({ readAt }: { readAt: string }) {
  const copy = useCopy('toll-tag').tags.without;
  const today = istDateOf(new Date(readAt));
  const upi = fastagRule('no-tag-upi', today);
  const cash = fastagRule('no-cash', today);
  if (upi === null) return null;
  return (
    <Card id="without" title={copy.title} look="quiet">
      <div className="grid gap-2">
        <p>{copy.upi(String(upi.values.basisPoints / 10_000))}</p>
        <RuleLine rule={upi} />
        {cash !== null && (
          <>
            <p>{copy.noCash}</p>
            <RuleLine rule={cash} />
          </>
        )}
      </div>
    </Card>
  );
}

/** What to do when a number has several open tags. */
function TwoTags({ tags, rule }: { tags: NonNullable<Tags['tags']>; rule: Tags['oneTagRule'] }) {
  const copy = useCopy('toll-tag').tags.two;
  const open = tags.filter(({ state }) => state !== 'closed');
  if (open.length < 2) return null;
  const isClear = open.some(({ place }) => place === 'newest');
  return (
    <Card id="two-tags" title={copy.title} tone="amber">
      <div className="grid gap-2">
        <p>{isClear ? copy.former : copy.unclear}</p>
        <p>{copy.seller}</p>
        <p>{copy.buyer}</p>
        <RuleLine rule={rule} />
      </div>
    </Card>
  );
}
