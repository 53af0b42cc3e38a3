import type { Answer } from '@pahiya/api-client/api-client';
import { issuerName } from '@pahiya/domain/fastag/issuer-name';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { Plate } from '@pahiya/ui/plate';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TagCard, type TagColour } from '@pahiya/ui/tag-card';
import type { Tone } from '@pahiya/ui/tone';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { clockText } from '../../../parts/failure/instant-text.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { shortSource } from '../../../parts/texts/short-source.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';

type Tag = Answer<'checkVehicleEligiblity'>;
type OneTag = Tag['tags'][number];

const tones: Readonly<Record<OneTag['state'], Tone>> = {
  active: 'road',
  'low-balance': 'amber',
  hotlisted: 'brick',
  blacklisted: 'brick',
  'class-check': 'amber',
  exempt: 'road',
  closed: 'brick',
  lost: 'brick',
  unknown: 'neutral',
};

/** Colours of the stickers by NETC class. */
const colours: Readonly<Record<number, TagColour>> = {
  4: 'violet',
  5: 'orange',
  6: 'yellow',
  7: 'green',
  12: 'pink',
  15: 'sky',
  16: 'black',
  20: 'violet',
};

/** The tag that is recharged, with its raw codes under a disclosure. Nothing when the directory knows none. */
export function TagHead({ tag }: { readonly tag: Tag }) {
  const { tag: copy } = useCopy('tollsetu');
  const { language } = usePage();
  const path = usePagePath();
  const chosen = tag.tags.find(({ isChosen }) => isChosen);
  const bank = tag.bank === null ? null : issuerName(tag.bank.name);
  if (chosen === undefined && bank === null) return <PlateOnly tag={tag} />;
  return (
    <div className="grid gap-2">
      <TagCard
        colour={colours[chosen?.vehicleClass ?? 0] ?? 'unknown'}
        title={copy.name}
        subtitle={
          <>
            {bank === null ? copy.unknownBank : <EnglishRun text={bank} />}
            <br />
            {classText(chosen, copy)}
          </>
        }
        status={
          <StatusChip
            tone={tones[chosen?.state ?? 'unknown']}
            word={copy.states[chosen?.state ?? 'unknown']}
          />
        }
        figure={
          tag.balance === null
            ? undefined
            : {
                label: copy.balanceAt(clockText(tag.source.at, language)),
                value: formatRupees(paise(tag.balance)),
              }
        }
        plate={<Plate parts={plateParts(tag.display)} size="sm" label={copy.vehicle} />}
      />
      {chosen !== undefined && (
        <Disclosure summary={copy.details}>
          <p className="nums">{copy.raw(chosen.tagIdEnd, chosen.status, chosen.exceptionCode)}</p>
          <p>{copy.asked(shortSource(tag.source.name), clockText(tag.source.at, language))}</p>
        </Disclosure>
      )}
      {tag.isOwner && <a href={path(`/tollsetu/tag/${tag.vehicleNumber}`)}>{copy.ownTag}</a>}
      {chosen !== undefined && copy.warnings[chosen.state] && (
        <Card tone={tones[chosen.state]}>
          <p>{copy.warnings[chosen.state]}</p>
        </Card>
      )}
    </div>
  );
}

function PlateOnly({ tag }: { readonly tag: Tag }) {
  const { tag: copy } = useCopy('tollsetu');
  return (
    <p>
      <Plate parts={plateParts(tag.display)} label={copy.vehicle} />
    </p>
  );
}

/** Other tags on the number: of a former owner, or closed. */
export function OtherTags({ tag }: { readonly tag: Tag }) {
  const { tag: copy } = useCopy('tollsetu');
  const others = tag.tags.filter(({ isChosen }) => !isChosen);
  if (others.length === 0) return null;
  return (
    <Card title={copy.others.title(others.length)} id="other-tags">
      <p>{copy.others.text}</p>
      <ul className="grid gap-2 pt-3">
        {others.map((other) => (
          <li key={other.tagIdEnd} className="flex flex-wrap items-center gap-2">
            <span>
              {copy.others.tag(
                other.tagIdEnd,
                other.bank === null ? copy.unknownBank : issuerName(other.bank.name),
              )}
            </span>
            <StatusChip tone={tones[other.state]} word={copy.states[other.state]} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function classText(
  tag: OneTag | undefined,
  copy: {
    readonly classes: Readonly<Record<number, string>>;
    readonly otherClass: (text: string) => string;
  },
): string | null {
  if (tag === undefined) return null;
  const known = tag.vehicleClass === null ? undefined : copy.classes[tag.vehicleClass];
  if (known !== undefined) return known;
  return tag.vehicleClassText === null ? null : copy.otherClass(tag.vehicleClassText);
}
