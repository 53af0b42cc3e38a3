import type { Answer } from '@pahiya/api-client/api-client';
import { plazaAdvice } from '@pahiya/domain/fastag/plaza-advice';
import { fastagRule, fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { KeyValues } from '@pahiya/ui/key-values';
import { Plate } from '@pahiya/ui/plate';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TagCard, type TagColour } from '@pahiya/ui/tag-card';
import type { Tone } from '@pahiya/ui/tone';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { CodeWord } from '../../../parts/texts/code-word.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { buyPath } from '../buy-paths.ts';
import { rechargePath } from '../recharge/recharge-paths.ts';
import { RuleLine } from './rule-line.tsx';

type Tags = Answer<'tollTag'>;
type Tag = NonNullable<Tags['tags']>[number];

const tones: Readonly<Record<Tag['state'], Tone>> = {
  active: 'road',
  exempt: 'road',
  'low-balance': 'amber',
  'class-check': 'amber',
  hotlisted: 'brick',
  blacklisted: 'brick',
  closed: 'neutral',
  lost: 'brick',
  unknown: 'sky',
};

/** Colours of the stickers by class, as NPCI's circulars give them. */
const colours: Readonly<Record<string, TagColour>> = {
  VC4: 'violet',
  VC20: 'violet',
  VC5: 'orange',
  VC6: 'yellow',
  VC7: 'green',
  VC12: 'pink',
  VC15: 'sky',
  VC16: 'black',
};

type TagViewProps = {
  readonly tag: Tag;
  readonly vehicle: Tags['vehicle'];
  readonly readAt: string;
};

/** One tag: its state in words, the codes as they came, and the steps that fix it. */
export function TagView({ tag, vehicle, readAt }: TagViewProps) {
  const { tags: copy, plate } = useCopy('toll-tag');
  const path = usePagePath();
  const today = istDateOf(new Date(readAt));
  const isBlocked = tag.state === 'hotlisted' || tag.state === 'blacklisted';
  const place = copy.places[tag.place];
  const subtitle = [
    ...(tag.issuer === null ? [] : [copy.issuer(tag.issuer)]),
    ...(tag.vehicleClass === null ? [] : [copy.class(tag.vehicleClass)]),
    ...(place === '' ? [] : [place]),
  ];
  return (
    <div className="grid gap-3">
      <TagCard
        colour={colours[tag.vehicleClass ?? ''] ?? 'unknown'}
        title={copy.ending(tag.tagIdLast4)}
        subtitle={subtitle.join(' · ')}
        status={<StatusChip tone={tones[tag.state]} word={copy.states[tag.state]} />}
        plate={<Plate parts={plateParts(vehicle.display)} size="sm" label={plate} />}
      />
      <p>{copy.meanings[tag.state]}</p>
      {tag.isOld && <p>{copy.old(fastagRuleOn('tag-age', today).values.years)}</p>}
      {tag.steps.length > 0 && (
        <Card id={`fix-${tag.tagIdLast4}`} title={copy.fix} level={3}>
          <ol className="grid list-decimal gap-2 ps-5">
            {tag.steps.map((step) => (
              <li key={step}>
                {step === 'recharge' ? (
                  <a href={path(rechargePath({ vehicleNumber: vehicle.vehicleNumber }))}>
                    {copy.steps.recharge}
                  </a>
                ) : (
                  <CodeWord code={step} words={copy.steps} />
                )}
              </li>
            ))}
          </ol>
          {tag.steps.includes('vehicle-photo') && fastagRule('kyv-routine-car', today) === null && (
            <p className="pt-3 text-ink-2 text-small">{copy.kyvCars}</p>
          )}
          {tag.cure === 'new-tag' && (
            <div className="actions pt-3">
              <ButtonLink
                href={path(buyPath({ vehicleNumber: vehicle.vehicleNumber }))}
                variant="outline"
                size="sm"
              >
                {copy.buy}
              </ButtonLink>
            </div>
          )}
        </Card>
      )}
      {isBlocked && <Reasons today={today} />}
      {tag.cure === 'recharge' && <Advice today={today} />}
      <RawCodes tag={tag} />
    </div>
  );
}

/** Why issuers block tags, by the rules of the day. */
function Reasons({ today }: { today: IstDate }) {
  const copy = useCopy('toll-tag').tags.reasons;
  const number = fastagRuleOn('number-update', today);
  const { years } = fastagRuleOn('kyc-again', today).values;
  return (
    <Card id="reasons" title={copy.title} level={3} look="quiet">
      <ul className="plain-list">
        <li>{copy.kyc(years)}</li>
        <li>{copy.number(number.values.days, number.values.graceDays)}</li>
      </ul>
      <RuleLine rule={number} />
    </Card>
  );
}

/** When plazas see a recharge, by the rule of the day. */
function Advice({ today }: { today: IstDate }) {
  const copy = useCopy('toll-tag').tags.advice;
  const national = plazaAdvice('national', today);
  const { from, to } = national.issuerMinutes;
  return (
    <Card id="advice" title={copy.title} level={3} look="quiet">
      <div className="grid gap-2">
        <p>{copy.national(from, to)}</p>
        <p>{copy.state(plazaAdvice('state', today).listMinutes)}</p>
        <RuleLine rule={national.rule} />
      </div>
    </Card>
  );
}

/** The codes as the source wrote them. An unknown one is never hidden behind a click. */
function RawCodes({ tag }: { tag: Tag }) {
  const { tags: copy } = useCopy('toll-tag');
  const { language } = usePage();
  const facts = [
    {
      id: 'issued',
      term: copy.issued,
      detail:
        tag.issuedOn === null ? copy.unknownDay : formatIstDate(tag.issuedOn as IstDate, language),
    },
    { id: 'status', term: copy.status, detail: <EnglishRun text={tag.status} /> },
    {
      id: 'exception',
      term: copy.exception,
      detail: tag.exceptionCode === null ? copy.noCode : <EnglishRun text={tag.exceptionCode} />,
    },
  ];
  return (
    <Disclosure summary={copy.codes} open={tag.state === 'unknown'}>
      <KeyValues facts={facts} />
    </Disclosure>
  );
}
